import { drawnAndBuilt, drawnOnly } from '#studio/things/catalogue/made-by.ts';

/** Animals of farm, wood and garden. */
export const DRAWN_ANIMALS = [
  drawnAndBuilt(
    'cat',
    ['cat', 'cats'],
    'floor',
    'cat | chat | gatto | gato | Katze | kitten | kitty | chaton | gattino | Kater',
    ['cat', 'feline'],
  ),
  drawnAndBuilt(
    'dog',
    ['dog', 'dogs'],
    'floor',
    'dog | chien | cane | perro | Hund | puppy | chiot | cucciolo | cachorro | Welpe | pug | pugs | carlin | carlino | Mops',
    ['dog'],
  ),
  drawnOnly('poodle', ['poodle', 'poodles'], 'floor', 'poodle | caniche | barboncino | Pudel', [
    'poodle',
  ]),
  drawnAndBuilt(
    'horse',
    ['horse', 'horses'],
    'floor',
    'horse | horse drawn | horse and | cheval | cavallo | caballo | Pferd | pony | stallion | mare',
    ['horse'],
  ),
  drawnAndBuilt(
    'donkey',
    ['donkey', 'donkeys'],
    'floor',
    'donkey | âne | asino | burro | Esel | mule',
    ['ass'],
  ),
  drawnAndBuilt(
    'ox',
    ['ox', 'oxen'],
    'floor',
    'ox | boeuf | bue | buey | Ochse | bull | taureau | toro | Stier',
    ['ox', 'bull'],
  ),
  drawnAndBuilt('cow', ['cow', 'cows'], 'floor', 'cow | vache | mucca | vaca | Kuh', ['cow']),
  drawnAndBuilt('goat', ['goat', 'goats'], 'floor', 'goat | chèvre | capra | cabra | Ziege', [
    'goat',
  ]),
  drawnAndBuilt(
    'sheep',
    ['sheep', 'sheep'],
    'floor',
    'sheep | lambs | little lamb | baby lamb | newborn lamb | spring lambs | agneaux | agnelli | agnellini | corderos | Lämmer | Lämmchen | mouton | moutons | pecora | pecore | oveja | ovejas | Schaf | Schafe | Schafen | ewe | ewes | brebis | flock of sheep | his flock | her flock | their flock | their flocks | troupeau de moutons | son troupeau | gregge | gregge di pecore | rebaño | rebaño de ovejas | Schafherde | seine Herde | seiner Herde',
    ['sheep'],
  ),
  drawnAndBuilt('pig', ['pig', 'pigs'], 'floor', 'pig | cochon | maiale | cerdo | Schwein | porc', [
    'swine',
  ]),
  drawnAndBuilt(
    'wild_boar',
    ['wild boar', 'wild boars'],
    'floor',
    'wild boar | boar | sanglier | cinghiale | jabalí | Wildschwein',
    ['wild boar'],
  ),
  drawnAndBuilt(
    'deer',
    ['deer', 'deer'],
    'floor',
    'deer | cerf | cervo | ciervo | Hirsch | stag | doe',
    ['deer'],
  ),
  drawnAndBuilt('fox', ['fox', 'foxes'], 'floor', 'fox | renard | volpe | zorro | Fuchs', ['fox']),
  drawnAndBuilt('wolf', ['wolf', 'wolves'], 'floor', 'wolf | loup | lupo | lobo', ['wolf']),
  drawnAndBuilt('bear', ['bear', 'bears'], 'floor', 'bear | ours | orso | oso | Bär', ['bear']),
  drawnAndBuilt(
    'rabbit',
    ['rabbit', 'rabbits'],
    'floor',
    'rabbit | bunny | bunnies | easter bunny | bunny rabbit | lapin | lapins | coniglio | conigli | conejo | conejos | Hase | Hasen | Osterhase | hare | Kaninchen',
    ['rabbit', 'hare'],
  ),
  drawnAndBuilt(
    'hedgehog',
    ['hedgehog', 'hedgehogs'],
    'small',
    'hedgehog | hérisson | riccio | erizo | Igel',
    ['hedgehog'],
  ),
  drawnAndBuilt('mouse', ['mouse', 'mice'], 'small', 'mouse | souris | topo | ratón | Maus', [
    'mouse',
  ]),
  drawnOnly('lion', ['lion', 'lions'], 'floor', 'lion | leone | león | Löwe', ['lion']),
  drawnOnly(
    'elephant',
    ['elephant', 'elephants'],
    'floor',
    'elephant | éléphant | elefante | Elefant',
    ['elephant'],
  ),
  drawnOnly('monkey', ['monkey', 'monkeys'], 'floor', 'monkey | singe | scimmia | mono | Affe', [
    'monkey',
  ]),
  drawnAndBuilt(
    'rooster',
    ['rooster', 'roosters'],
    'floor',
    'rooster | coq | gallo | Hahn | cockerel | cock',
    ['cock'],
  ),
  drawnAndBuilt(
    'hen',
    ['hen', 'hens'],
    'floor',
    'hen | hens | chicken coop | poule | poules | gallina | galline | gallinas | Henne | Huhn | Hühner',
    ['hen'],
  ),
  drawnAndBuilt(
    'duck',
    ['duck', 'ducks'],
    'floor',
    'duck | ducks | runner ducks | canard | canards | anatra | anatre | pato | patos | Ente | Enten | Laufenten',
    ['duck'],
  ),
] as const;
