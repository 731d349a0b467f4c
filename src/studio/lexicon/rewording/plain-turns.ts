import type { Rewording } from './rewording.ts';

/** 'On a round slate': with an article it is what food is served on; without one it is the table. */
const SERVING_SLATE =
  /\b(on an? (?:(?:round|black|dark|grey|gray|rectangular|large|small|natural) )*slate)(?! (?:board|plate|platter|tray|table|tabletop|surface|floor|roof|wall|background|counter|countertop|worktop|slab|stone|coaster|tile|terrace)s?\b)\b/giu;

/** 'A six-bottle wooden case of our Riesling' is a case with six bottles of it. */
const BOTTLE_CASE =
  /\b(two|three|six|nine|twelve|2|3|6|9|12)[- ]bottle ((?:(?:wooden|cardboard|gift|pine|open) )*(?:case|crate|box|carton))\b/giu;

/** 'Two glasses, one with red and one with white wine'. */
const ONE_WITH =
  /\bone (?:with|of|holding|filled with) (red|white|rosé|sparkling)(?: wine)?(?:,| and|, and) (?:the other|another|one) (?:with|of|holding|filled with) (?:an? )?(red|white|rosé|sparkling)(?: wine)?\b/giu;

const POTTED =
  /\b(pots?) of ((?:(?:red|white|pink|purple|yellow|blue|orange) )?)(geranium|petunia|cyclamen|hydrangea|marguerite)s\b/giu;

/** What marketing says in its own words, in plainer ones. */
export const PLAIN_TURNS: Rewording = [
  [SERVING_SLATE, '$1 board'],
  [BOTTLE_CASE, '$2 with $1 bottles'],
  [ONE_WITH, 'one $1 and one $2'],
  // 'A pot of red geraniums' is one pot.
  [
    POTTED,
    (_: string, pot: string, colour: string, flower: string) => `${colour}${flower} ${pot}`,
  ] as never,
  // 'A pot of red geraniums' is one pot.
  [POTTED, '$1 with one $2$3'],
  // Steak lies in its pan.
  [
    /\bon (an? |the )((?:(?:cast[- ]iron|hot|black|iron|small|large|sizzling) )*(?:pan|skillet|frying pan))\b/giu,
    'in $1$2',
  ],
  // Drops on the berries of the bunch that was named: no other fruit.
  [
    /(\bgrapes?\b.{0,80}?\b(?:on|of|over|covering) (?:the|its|their|each|every) )berr(?:y|ies)\b/giu,
    '$1grapes',
  ],
  [/(\bTrauben?\b.{0,80}?\b(?:auf|über) den )Beeren\b/gu, '$1Trauben'],
  [/(\braisins?\b.{0,80}?\bsur les )(?:baies|grains)\b/giu, '$1raisins'],
  // 'Sticking out of it' is in it, as a bottle in its bag is.
  [
    /\b(?:sticking|peeking|peeping|poking|looking) out of (?=it\b|them\b|the |an? |its |his |her )/giu,
    'in ',
  ],
  // Bags are made with them.
  [
    /\b((?:paper|gift|bottle|wine|carrier|kraft) bags?) with (?:rope|cord|twisted|paper) handles\b/giu,
    '$1',
  ],
  // 'Lunch menu picture': a picture for it, and no card.
  [
    /\b(?:lunch |dinner |tasting |sunday )?menu (?=(?:picture|photo|photograph|image|shot)\b)/giu,
    '',
  ],
  // Whoever runs a house stays where they are.
  [
    /\b(?:running|who runs?|who run|run|runs) (?=(?:the|their|our|his|her|a|an) (?:(?:small|family|old|little|own|organic|local|whole) )*(?:winery|estate|business|shop|wine shop|wine bar|restaurant|domaine|cellar|vineyard|bistro|company|place)\b)/giu,
    'of ',
  ],
  [
    /\b(?:que )?llev(?:an?|ando) (?=(?:la|una|su|nuestra) (?:bodega|finca|tienda|empresa|vinoteca)\b)/giu,
    'de ',
  ],
  // A runner of leaves or cloth lies on the table: nobody runs.
  [/\b(eucalyptus|olive|ivy|lavender|rosemary|flower|floral) runner\b/giu, '$1 and a table runner'],
  [
    /\b(?:greenery|moss|foliage|silk|satin|velvet|cotton|fabric|cloth|gauze|muslin|(?:white|beige|grey|gray|gold|golden|green|blue|red|burgundy|black|cream|sage|natural)(?: green)?) runner\b/giu,
    'table runner',
  ],
  // 'Light oak' is pale, and lights nothing.
  [
    /\b(?:light|blond|blonde|bleached|whitewashed) (oak|ash|pine|beech|birch|wood|wooden|timber)\b/giu,
    'pale $1',
  ],
];
