import { linear } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Form } from './forms.ts';
import type { Ware } from './ware.ts';

type Row = readonly [
  Form,
  colour: string,
  trim: string,
  width: number,
  height: number,
  depth?: number,
];

/** What a plain form can stand for at arm's length: its colours and its size in metres. */
const ROWS: Partial<Record<ThingId, Row>> = {
  clipboard: ['slab', '#7a5230', '#f4f1e8', 0.23, 0.32, 0.012],
  phone: ['slab', '#15161a', '#5c86b8', 0.085, 0.165, 0.012],
  menu_card: ['slab', '#6a1f28', '#f3ead6', 0.22, 0.31, 0.014],
  letter: ['slab', '#f4efe2', '#e8e0cc', 0.2, 0.27, 0.004],
  notebook: ['slab', '#2c3440', '#f4f1e8', 0.16, 0.22, 0.018],
  newspaper: ['news', '#e4e0d6', '#c8c4ba', 0.36, 0.46, 0.008],
  map_sheet: ['slab', '#d9cfa8', '#9fbf8a', 0.44, 0.32, 0.006],
  laptop: ['laptop', '#9a9ca2', '#7a9ac8', 0.34, 0.23, 0.24],
  picture_frame: ['slab', '#6b4526', '#d8d2c0', 0.3, 0.38, 0.02],
  sign: ['slab', '#6b4526', '#efe6cf', 0.42, 0.3, 0.018],
  blackboard: ['slab', '#6b4526', '#1d2622', 0.5, 0.38, 0.02],
  playing_cards: ['slab', '#f4f1e8', '#b3202a', 0.12, 0.1, 0.006],
  umbrella: ['umbrella', '#8e1b26', '#3b2616', 1.04, 0.94],
  gift_box: ['box', '#8e1b26', '#e0b54a', 0.22, 0.18, 0.22],
  carton: ['box', '#b98a52', '#a5773f', 0.34, 0.3, 0.26],
  bag_in_box: ['box', '#b98a52', '#8e1b26', 0.34, 0.28, 0.24],
  wooden_case: ['box', '#b98e55', '#96703f', 0.36, 0.2, 0.3],
  gift_bag: ['bag', '#7d1d2a', '#e0b54a', 0.16, 0.42, 0.1],
  handbag: ['bag', '#5a3320', '#3b2114', 0.28, 0.34, 0.1],
  shopping_bag: ['bag', '#c9a36a', '#8a6a3c', 0.26, 0.46, 0.12],
  suitcase: ['box', '#6b4526', '#3b2616', 0.5, 0.36, 0.16],
  camera: ['box', '#17181b', '#3a3c42', 0.14, 0.09, 0.08],
  apple: ['ball', '#a8202a', '#4a3018', 0.08, 0.075, 0.08],
  orange: ['ball', '#e07818', '#3f5a1e', 0.08, 0.078, 0.08],
  lemon: ['ball', '#e8c92c', '#4f6a1e', 0.07, 0.06, 0.06],
  peach: ['ball', '#e09a62', '#4a3018', 0.075, 0.07, 0.075],
  pear: ['ball', '#b8b048', '#4a3018', 0.075, 0.11, 0.075],
  pumpkin: ['ball', '#d06a18', '#4f5a1e', 0.3, 0.22, 0.3],
  balloon: ['balloon', '#b3202a', '#d8d2c4', 0.28, 0.9, 0.28],
  candle: ['rod', '#efe6cf', '#ffb640', 0.024, 0.2],
  candlestick: ['rod', '#c9a24a', '#ffb640', 0.03, 0.3],
  baguette: ['rod', '#b87a34', '#c98f48', 0.07, 0.56],
  thermometer: ['rod', '#dfe3e6', '#b3202a', 0.014, 0.24],
  hydrometer: ['rod', '#dfe3e6', '#c9a24a', 0.018, 0.3],
  pencil: ['rod', '#c9a02c', '#2a2a2a', 0.012, 0.17],
  cigar: ['cigar', '#4a2c18', '#e8622a', 0.022, 0.02, 0.16],
  microphone: ['microphone', '#17181b', '#8a8e94', 0.055, 0.2],
  wheelbarrow: ['barrow', '#3f6a4a', '#3a1440', 0.54, 0.8, 1.15],
  tumbler: ['tumbler', '#c4ccd0', '#b0641c', 0.085, 0.09],
  board: ['board', '#8a5a2c', '#8a5a2c', 0.38, 0.02, 0.24],
  confetti: ['confetti', '#e0b54a', '#c8304a', 1.1, 0.8, 0.5],
  cocktail: ['cocktail', '#c8ccd0', '#d8702c', 0.12, 0.17],
  knife: ['rod', '#2c2420', '#d0d4d8', 0.02, 0.26],
  sabre: ['sabre', '#d0d6dc', '#c9a24a', 0.05, 0.16, 0.62],
  fork: ['rod', '#c4c8cc', '#c4c8cc', 0.012, 0.19],
  sandwich: ['loaf', '#d8a860', '#6a9a3a', 0.13, 0.09, 0.11],
  bread: ['loaf', '#a8692c', '#c98f48', 0.3, 0.12, 0.16],
  plate: ['dish', '#e8e4da', '#f4f1ea', 0.26, 0.004],
  place_setting: ['dish', '#e8e4da', '#f4f1ea', 0.26, 0.004],
  sausage: ['links', '#8a3f1e', '#5a2410', 0.16, 0.034, 0.15],
  fish: ['fish', '#8a98a0', '#d8dcd8', 0.13, 0.42, 0.07],
  salmon: ['fish', '#c88a78', '#d8c8c0', 0.15, 0.5, 0.08],
  cork: ['rod', '#c49a62', '#a87a45', 0.036, 0.06],
  oil_bottle: ['flask', '#8a8420', '#2c2a14', 0.075, 0.28],
  grill: ['grill', '#3c3e44', '#ff6a24', 0.9, 0.34, 0.46],
  pizza: ['dish', '#c9702c', '#d8a860', 0.34, 0.016],
  pasta: ['dish', '#dcb45a', '#f4f1ea', 0.26, 0.05],
  salad: ['dish', '#4f8a2c', '#f4f1ea', 0.26, 0.05],
  steak: ['dish', '#5a2a1a', '#f4f1ea', 0.28, 0.028],
  olive: ['dish', '#4f5a20', '#f4f1ea', 0.14, 0.03],
  ham: ['dish', '#c0605a', '#7a5230', 0.3, 0.026],
  salami: ['dish', '#a03a34', '#7a5230', 0.26, 0.026],
  strawberry: ['dish', '#c01c28', '#f4f1ea', 0.2, 0.06],
  cherry: ['dish', '#8a1022', '#f4f1ea', 0.18, 0.05],
  fig: ['dish', '#4a2440', '#f4f1ea', 0.2, 0.06],
  chocolate: ['dish', '#3a1c10', '#f4f1ea', 0.18, 0.02],
  croissant: ['dish', '#c08038', '#f4f1ea', 0.22, 0.06],
  cracker: ['dish', '#d8b070', '#f4f1ea', 0.2, 0.03],
  macaron: ['dish', '#d890a0', '#f4f1ea', 0.18, 0.05],
  oyster: ['dish', '#9a9a90', '#d8dcde', 0.3, 0.03],
  hard_cheese: ['round', '#dcb04a', '#7a5230', 0.22, 0.08],
  soft_cheese: ['round', '#ece4d0', '#7a5230', 0.2, 0.05],
  blue_cheese: ['round', '#d8d6c4', '#7a5230', 0.2, 0.08],
  cake: ['round', '#5a2e1c', '#f4f1ea', 0.24, 0.1],
  cup: ['cup', '#efebe2', '#3b2214', 0.085, 0.09],
  coffee: ['cup', '#efebe2', '#3b2214', 0.085, 0.09],
  clay_cup: ['cup', '#a8683c', '#4a1420', 0.09, 0.1],
  beer: ['cup', '#d8a02c', '#f4efe2', 0.085, 0.16],
  jug: ['cup', '#a8683c', '#6a1426', 0.14, 0.22],
  carafe: ['cup', '#c8ccd0', '#5a0f1c', 0.11, 0.22],
  ice_bucket: ['cup', '#b8bcc2', '#e4ecf2', 0.22, 0.22],
  pot: ['cup', '#2a2c30', '#b8642c', 0.24, 0.16],
  saucepan: ['cup', '#b0b4b8', '#b8642c', 0.22, 0.14],
  watering_bucket: ['cup', '#7a8288', '#4a6a8a', 0.26, 0.28],
  flowers: ['sheaf', '#c8404a', '#3f6a24', 0.22, 0.34, 0.2],
  rose: ['sheaf', '#b01828', '#2f5a20', 0.12, 0.34, 0.12],
  tulip: ['sheaf', '#d8602c', '#3f6a24', 0.16, 0.34, 0.16],
  lavender: ['sheaf', '#7a5ab0', '#5a7a48', 0.16, 0.36, 0.14],
  sunflower: ['sheaf', '#e0a81c', '#3f6a24', 0.24, 0.44, 0.14],
  herbs: ['sheaf', '#4f7a34', '#3f6a24', 0.14, 0.24, 0.12],
  vine_leaf: ['sheaf', '#5a8a2c', '#5a4020', 0.22, 0.3, 0.12],
  wheat: ['sheaf', '#d0a84a', '#b0903a', 0.16, 0.5, 0.14],
  soil: ['loaf', '#3b2717', '#4a3220', 0.13, 0.06, 0.1],
  seedling: ['sapling', '#3a2416', '#4f8a2c', 0.17, 0.3],
  guitar: ['guitar', '#b0742c', '#2c1a10', 1.0, 0.38, 0.1],
  violin: ['violin', '#8a4a1c', '#1c120c', 0.2, 0.3, 0.6],
  saxophone: ['horn', '#d0a030', '#e8c860', 0.36, 0.62],
  trumpet: ['trumpet', '#d0a030', '#e8c860', 0.15, 0.12, 0.5],
  accordion: ['accordion', '#8e1b26', '#17181b', 0.5, 0.36, 0.2],
  chess_pawn: ['chess', '#efe6cf', '#3b2616', 0.4, 0.1, 0.4],
  spoon: ['rod', '#c4c8cc', '#c4c8cc', 0.018, 0.22],
  whisk: ['rod', '#c4c8cc', '#c4c8cc', 0.03, 0.28],
  rolling_pin: ['rod', '#b98e55', '#96703f', 0.06, 0.42],
  sparkler: ['rod', '#8a8e94', '#ffd060', 0.014, 0.3],
  pen: ['rod', '#1c2430', '#c9a24a', 0.012, 0.15],
  feather: ['rod', '#efe9dc', '#efe9dc', 0.02, 0.26],
  certificate: ['slab', '#f4efe2', '#e0cfa0', 0.32, 0.24, 0.004],
  binoculars: ['box', '#17181b', '#3a3c42', 0.15, 0.07, 0.13],
  mug: ['cup', '#a8683c', '#3b2214', 0.09, 0.1],
  tea: ['cup', '#efebe2', '#8a4a18', 0.085, 0.09],
  mulled_wine: ['cup', '#b8322c', '#4a1018', 0.09, 0.11],
  trophy: ['cup', '#d0a030', '#e8c860', 0.14, 0.24],
  bowl: ['cup', '#e4dccb', '#d8c8a0', 0.2, 0.09],
  watering_can: ['cup', '#6f8a7a', '#4a6a8a', 0.22, 0.26],
  spittoon: ['cup', '#b8bcc2', '#8a8e94', 0.2, 0.22],
  long_drink: ['tumbler', '#c4ccd0', '#8a2040', 0.075, 0.15],
  water_bottle: ['flask', '#a8c8d8', '#5c86b8', 0.07, 0.25],
  tote_bag: ['bag', '#e8dfc8', '#a08a5c', 0.32, 0.42, 0.08],
  bread_roll: ['ball', '#b8803c', '#c98f48', 0.1, 0.075, 0.1],
  egg: ['ball', '#e8d8be', '#e8d8be', 0.045, 0.06, 0.045],
  tomato: ['ball', '#c02818', '#3f6a24', 0.08, 0.07, 0.08],
  truffle: ['ball', '#1c1512', '#1c1512', 0.07, 0.06, 0.07],
  pomegranate: ['ball', '#a82430', '#7a2a20', 0.1, 0.1, 0.1],
  plum: ['ball', '#4a2040', '#4a3018', 0.055, 0.06, 0.055],
  apricot: ['ball', '#e09a42', '#4a3018', 0.055, 0.055, 0.055],
  mango: ['ball', '#d88a2c', '#4a5a1e', 0.09, 0.12, 0.09],
  melon: ['ball', '#c8b860', '#6a7a3a', 0.18, 0.17, 0.18],
  quince: ['ball', '#d8c03c', '#4a3018', 0.09, 0.095, 0.09],
  olive_branch: ['sheaf', '#7a8a58', '#5a6a40', 0.16, 0.34, 0.12],
  dried_flowers: ['sheaf', '#b89a7a', '#8a7a58', 0.2, 0.36, 0.18],
  asparagus: ['sheaf', '#6a8a3a', '#8aa05a', 0.1, 0.24, 0.1],
  broom: ['spade', '#b98e55', '#c9a24a', 0.34, 1.3],
};

/** The form of an asked thing, in its own colour or the one it was asked for in. */
export function wareFor({ thing, colour }: Pick<AskedThing, 'thing' | 'colour'>): Ware | null {
  const row = ROWS[thing];
  if (!row) return null;
  const [form, own, trim, width, height, depth = width] = row;
  return {
    thing,
    form,
    colour: colourIn(colour?.hex ?? own),
    trim: colourIn(trim),
    size: [width, height, depth],
  };
}

/** What stands on a table rather than in a hand. */
const ON_TABLE: ReadonlySet<ThingId> = new Set<ThingId>([
  'candle',
  'candlestick',
  'sausage',
  'grill',
  'oil_bottle',
  'pizza',
  'pasta',
  'salad',
  'steak',
  'olive',
  'ham',
  'salami',
  'oyster',
  'strawberry',
  'cherry',
  'fig',
  'chocolate',
  'croissant',
  'cracker',
  'macaron',
  'hard_cheese',
  'soft_cheese',
  'blue_cheese',
  'cake',
  'ice_bucket',
  'pot',
  'saucepan',
  'pumpkin',
  'fork',
  'knife',
  'plate',
  'place_setting',
  'bread',
  'jug',
  'carafe',
  'chess_pawn',
  'cocktail',
  'tumbler',
  'board',
  'long_drink',
  'spittoon',
]);

export const isOnTable = ({ thing }: Pick<AskedThing, 'thing'>): boolean => ON_TABLE.has(thing);

export const isWare = (thing: ThingId): boolean => ROWS[thing] !== undefined;

/** Tools that go without saying. */
export const SPADE: Ware = {
  thing: null,
  form: 'spade',
  colour: colourIn('#8a6236'),
  trim: colourIn('#6a6e72'),
  size: [0.2, 1.2, 0.02],
};

export const HAMMER: Ware = { ...SPADE, form: 'hammer', size: [0.16, 0.32, 0.16] };
export const CLOTH: Ware = {
  thing: null,
  form: 'loaf',
  colour: colourIn('#f2efe8'),
  trim: colourIn('#f2efe8'),
  size: [0.1, 0.14, 0.06],
};
export const CARDS: Ware = wareFor({ thing: 'playing_cards', colour: null })!;
export const GIFT: Ware = wareFor({ thing: 'gift_box', colour: null })!;
export const OIL: Ware = wareFor({ thing: 'oil_bottle', colour: null })!;
export const JUG: Ware = wareFor({ thing: 'jug', colour: null })!;
export const KNIFE: Ware = { ...wareFor({ thing: 'knife', colour: null })!, thing: null };
/** A sauce is spooned over what is dressed. */
export const SPOON: Ware = { ...wareFor({ thing: 'fork', colour: null })!, thing: null };
export const TONGS: Ware = { ...SPOON, size: [0.016, 0.34, 0.016] };
export const PLATED: Ware = {
  ...wareFor({ thing: 'steak', colour: null })!,
  thing: 'plate',
};
/** Grain or scraps for animals. */
export const BOWL: Ware = {
  ...wareFor({ thing: 'plate', colour: null })!,
  thing: null,
  form: 'cup',
  colour: colourIn('#8a6236'),
  trim: colourIn('#d8b45a'),
  size: [0.2, 0.09, 0.2],
};
export const GRILL: Ware = wareFor({ thing: 'grill', colour: null })!;
export const BOW: Ware = {
  thing: null,
  form: 'bow',
  colour: colourIn('#3a2214'),
  trim: colourIn('#e8e2d0'),
  size: [0.62, 0.3, 0.3],
};
export const PEN: Ware = { ...wareFor({ thing: 'pencil', colour: null })!, thing: null };
/** Where it is not said what is shaken, spread, pressed in, put on or painted with. */
export const SHAKER: Ware = {
  ...SPADE,
  form: 'shaker',
  colour: colourIn('#b8bcc2'),
  trim: colourIn('#d4d8dc'),
  size: [0.095, 0.27, 0.095],
};
export const DOUGH: Ware = {
  ...SPADE,
  form: 'loaf',
  colour: colourIn('#ead9b4'),
  trim: colourIn('#ead9b4'),
  size: [0.3, 0.1, 0.22],
};
export const CORK: Ware = wareFor({ thing: 'cork', colour: null })!;
export const PAPER: Ware = {
  ...SPADE,
  form: 'slab',
  colour: colourIn('#f4efe2'),
  trim: colourIn('#f4efe2'),
  size: [0.09, 0.1, 0.004],
};
export const MICROPHONE: Ware = wareFor({ thing: 'microphone', colour: null })!;
export const RING_BOX: Ware = {
  ...SPADE,
  form: 'box',
  colour: colourIn('#5a1024'),
  trim: colourIn('#e0b54a'),
  size: [0.075, 0.06, 0.075],
};
export const EASEL: Ware = {
  ...SPADE,
  form: 'easel',
  colour: colourIn('#7a5230'),
  trim: colourIn('#e6dcc0'),
  size: [0.78, 1.72, 0.3],
};
/** What a shepherd leans on. */
export const CROOK: Ware = { ...SPADE, trim: colourIn('#8a6236'), size: [0.034, 1.45, 0.02] };
export const LAPTOP: Ware = wareFor({ thing: 'laptop', colour: null })!;
export const CIGAR: Ware = wareFor({ thing: 'cigar', colour: null })!;
export const PALETTE: Ware = {
  ...PLATED,
  thing: null,
  colour: colourIn('#c8602c'),
  trim: colourIn('#a8743c'),
};
/** A staff to push the grape skins down with. */
export const STAFF: Ware = {
  ...SPADE,
  trim: colourIn('#8a6236'),
  size: [0.22, 1.3, 0.02],
};

function colourIn(hex: string): Rgb {
  return linear(hex);
}
