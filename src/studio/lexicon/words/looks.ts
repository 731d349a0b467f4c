/** People who are known by their dress, with who wears it. Folded, five languages. */
export const LOOK_WORDS: readonly (readonly ['person' | 'woman' | 'man', string])[] = [
  [
    'man',
    `king | prince | knight | pirate | cowboy | emperor | nobleman | samurai | roi | chevalier | nobile | cavaliere |
    rey | caballero | konig | ritter | re di coppe | gladiator | viking | caesar | napoleon`,
  ],
  [
    'woman',
    `queen | princess | nun | witch | ballerina | fairy | mermaid | reine | princesse | sorciere | regina | strega |
    reina | bruja | konigin | hexe | weinkonigin | wine queen | duchess`,
  ],
  [
    'person',
    `policeman | policewoman | soldier | firefighter | astronaut | superhero | vampire | zombie | clown | magician |
    angel | devil | alien | nurse | doctor | surgeon | priest | pilot | sailor | diver | judge | baker | butcher |
    fisherman | hunter | photographer | scientist | boulanger | boucher | panettiere | macellaio | panadero |
    carnicero | backer | metzger | soldat | arzt | pompier | medecin | photographe | fotograf | astronaute |
    astronauta | vampir | engel | teufel | ange | diable`,
  ],
];
