import { linear } from '#studio/textures/colour.ts';
import type { Ware } from './ware.ts';
import { SPADE, wareFor } from './wares.ts';

/** One half of a loaf that was broken. */
export const HALF_LOAF: Ware = {
  ...wareFor({ thing: 'bread', colour: null })!,
  form: 'torn_bread',
  size: [0.14, 0.12, 0.13],
};
/** Its foam flies out ahead and up. */
export const FOAMING_BOTTLE: Ware = {
  ...SPADE,
  thing: 'bottle',
  form: 'foaming',
  colour: linear('#1c3a22'),
  trim: linear('#f6f2e4'),
  size: [0.09, 0.31, 0.09],
};
/** As its head flies off under the blade. */
export const SABERED_BOTTLE: Ware = { ...FOAMING_BOTTLE, form: 'sabered' };
export const HOSE: Ware = wareFor({ thing: 'hose', colour: null })!;
/** Red must that runs over what is in a vat. */
export const MUST_HOSE: Ware = {
  ...HOSE,
  colour: linear('#8f8a80'),
  trim: linear('#6a0f2c'),
  size: [0.045, 0.68, 0.36],
};
/** Lit at its upper end. */
export const MATCH: Ware = {
  ...SPADE,
  form: 'torch',
  colour: linear('#c9a36a'),
  trim: linear('#ffb640'),
  size: [0.012, 0.14, 0.012],
};
/** With its flames, on a worktop before whoever blows them out. */
export const LIT_CAKE: Ware = {
  ...wareFor({ thing: 'cake', colour: null })!,
  form: 'lit_cake',
  trim: linear('#ffb640'),
  size: [0.3, 0.13, 0.3],
};
/** Its spoon in the hand, and in it what is cooked. */
export function stirredPot(thing: 'pot' | 'saucepan', dish?: Ware): Ware {
  const pot = wareFor({ thing, colour: null })!;
  const food = dish && { thing: dish.thing, trim: dish.form === 'cup' ? dish.trim : dish.colour };
  return { ...pot, ...food, form: 'stirred_pot', size: [0.26, 0.15, 0.26] };
}
/** Of wicker, up to the breast of those who fly in it, its ropes going up to the balloon. */
export const balloonBasket = (people: number): Ware => ({
  ...SPADE,
  form: 'balloon_basket',
  colour: linear('#c08a4e'),
  trim: linear('#4a2c18'),
  size: [0.3 + 0.56 * people, 1, 0.5],
});
/** A small pile on a table. */
export const BOOKS: Ware = {
  ...SPADE,
  thing: 'book',
  form: 'books',
  colour: linear('#5a1f28'),
  trim: linear('#efe6cf'),
  size: [0.22, 0.11, 0.16],
};
/** Tilted, water running from its rose. */
export const POURED_CAN: Ware = {
  ...wareFor({ thing: 'watering_can', colour: null })!,
  form: 'poured_can',
  trim: linear('#bcd4e0'),
};
/** A trough on the ground, with what grows in it. */
export const planterOf = (grown: Ware): Ware => ({
  ...grown,
  form: 'planter',
  colour: linear('#8a5a34'),
  trim: grown.colour,
  size: [0.62, 0.46, 0.28],
});
/** Turned over, grapes falling out of it. */
export const TIPPED_BUCKET: Ware = {
  ...SPADE,
  thing: 'watering_bucket',
  form: 'tipped_pail',
  colour: linear('#8a2a2a'),
  trim: linear('#3a1440'),
  size: [0.3, 0.34, 0.3],
};
