/**
 * Names of near relatives of what is drawn: a hare is drawn as a rabbit, and said to be one. Folded, five languages;
 * what each is drawn as stands in the catalogue.
 */
export const RELATIVES: ReadonlySet<string> = new Set(
  `
  hare | lievre | lepre | liebre | feldhase | panther | mule | mulet | mulo | mula | maultier | hawk | falcon | alpaca |
  alpaka | chipmunk | mandolin | jeroboam | victoria sponge | bienenstich | jambalaya | key lime pie | bakewell tart |
  blackbird | merle | merlo | mirlo | amsel |
  chihuahua | chihuahuas | german shepherd | schaferhund | border collie | jack russell | cocker spaniel | dackel | jack russell terrier | fox terrier | setter | irish setter | husky | dalmatian | dalmatien | dalmata | dalmatiner | bassotto | teckel | perro salchicha | sausage dog | epagneul | berger allemand | pastore tedesco | pastor aleman |
  alligator | pastitsio`
    .split('|')
    .map((word) => word.trim()),
);

/** Prints have one ship and one cocktail: each of these would be seen to be another. */
export const OTHERS_IN_PRINTS: ReadonlySet<string> = new Set(
  `
  steamboat | steam boat | steamship | paddle steamer | bateau a vapeur | piroscafo | battello a vapore | barco de vapor |
  mimosa | mimosas | bellini | bellinis | negroni | kir royal | kir royale | bloody mary | gin tonic | gin and tonic |
  mojito | caipirinha | campari | old fashioned`
    .split('|')
    .map((word) => word.trim()),
);
