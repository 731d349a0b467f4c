import { linear } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Ware } from './ware.ts';
import { DISH_ROWS } from './dish-rows.ts';
import { mixedWare } from './mixed-wares.ts';
import { WARE_ROWS } from './ware-rows.ts';

/** The form of an asked thing, in its own colour or the one it was asked for in. */
export function wareFor({
  thing,
  colour,
  word = '',
}: Pick<AskedThing, 'thing' | 'colour'> & Partial<Pick<AskedThing, 'word'>>): Ware | null {
  const row = WARE_ROWS[thing] ?? DISH_ROWS[thing];
  if (!row) return null;
  const mixed = thing === 'cocktail' ? mixedWare(word) : null;
  if (mixed)
    return {
      thing,
      form: mixed.form,
      colour: mixed.slice,
      trim: colour ? colourIn(colour.hex) : mixed.drink,
      size: mixed.size,
    };
  const [form, own, trim, width, height, depth = width] = row;
  return {
    thing,
    form,
    colour: colourIn(colour?.hex ?? own),
    trim:
      form === 'lit_candle' || form === 'lamp_post'
        ? FLAME
        : colourIn(form === 'tumbler' && WATER.test(word) ? CLEAR : trim),
    size: [width, height, depth],
  };
}

/** Who asks for a glass of water gets no whisky. */
const WATER = /water|\beau\b|acqua|agua|wasser|gin\b|vodka/i;
const CLEAR = '#dfe9ec';

/** It is what lights the rest. */
const FLAME: Rgb = [6, 3.2, 0.9];

/** What stands on a table rather than in a hand. */
const ON_TABLE: ReadonlySet<ThingId> = new Set<ThingId>([
  'candle',
  'candlestick',
  'sausage',
  'grill',
  'oil_bottle',
  'vegetarian_plate',
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
  'digestif',
  'board',
  'long_drink',
  'spittoon',
  'spirit_bottle',
]);

/** In a hand elsewhere; where people sit at a table or on a blanket it lies before them. */
const ALSO_LAID: ReadonlySet<ThingId> = new Set<ThingId>([
  'baguette',
  'bowl',
  'sandwich',
  'bread_roll',
  'tomato',
  'onion',
  'garlic',
  'carrot',
  'cucumber',
  'aubergine',
  'herbs',
  'egg',
  'apple',
  'orange',
  'lemon',
  'peach',
  'pear',
  'plum',
  'apricot',
  'melon',
  'pomegranate',
  'fish',
  'salmon',
]);
export const isLaid = (asked: Pick<AskedThing, 'thing'>): boolean =>
  isOnTable(asked) || ALSO_LAID.has(asked.thing);

const LYING: ReadonlySet<ThingId> = new Set<ThingId>(['carrot', 'cucumber', 'herbs']);
const CRUMB = colourIn('#e0bd86');

/** As it lies there. */
export function laidWare(asked: Pick<AskedThing, 'thing' | 'colour' | 'word'>): Ware | null {
  const ware = wareFor(asked);
  if (ware?.thing === 'baguette')
    return { ...ware, form: 'bread', trim: CRUMB, size: [ware.size[1], 0.07, 0.1] };
  // A carrot or a bunch of herbs lies on its side.
  if (ware && LYING.has(ware.thing ?? 'bottle'))
    return { ...ware, form: 'loaf', size: [ware.size[1], ware.size[0] * 0.8, ware.size[0]] };
  return ware?.form === 'fish' ? { ...ware, form: 'loaf', size: [0.34, 0.05, 0.1] } : ware;
}

export const isOnTable = ({ thing }: Pick<AskedThing, 'thing'>): boolean =>
  ON_TABLE.has(thing) || DISH_ROWS[thing] !== undefined;

/** What is drunk where no wine is. */
export const DRINKS = [
  'cup',
  'coffee',
  'beer',
  'cocktail',
  'tumbler',
  'digestif',
  'clay_cup',
  'mulled_wine',
  'long_drink',
  'mug',
  'tea',
] as const satisfies readonly ThingId[];

export const isWare = (thing: ThingId): boolean =>
  WARE_ROWS[thing] !== undefined || DISH_ROWS[thing] !== undefined;

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
/** A cart that is pushed is smaller than one that a horse draws, and has boxes on it. */
export const HANDCART: Ware = {
  thing: 'cart',
  form: 'handcart',
  colour: colourIn('#6b4526'),
  trim: colourIn('#b98a54'),
  size: [0.62, 0.86, 1.25],
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
