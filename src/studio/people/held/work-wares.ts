import { linear } from '#studio/textures/colour.ts';
import type { Ware } from './ware.ts';
import { SPADE, wareFor } from './wares.ts';

/** Bristles under a wooden back. */
export const BRUSH: Ware = {
  ...SPADE,
  form: 'box',
  colour: linear('#d8c08a'),
  trim: linear('#7a5230'),
  size: [0.09, 0.07, 0.2],
};

/** Before which somebody teaches; the one of the list is held. */
export const SCHOOL_BOARD: Ware = {
  ...wareFor({ thing: 'blackboard', colour: null })!,
  form: 'school_board',
  colour: linear('#1f2f29'),
  trim: linear('#d9cba8'),
  size: [2.2, 2, 0.04],
};

/** What is climbed, paid or sprayed with, and fished and played on. */
export const LADDER: Ware = {
  ...SPADE,
  thing: 'ladder',
  form: 'ladder',
  colour: linear('#9a7442'),
  trim: linear('#8a6236'),
  size: [0.46, 2.75, 0.5],
};
export const PIANO: Ware = {
  ...SPADE,
  thing: 'piano',
  form: 'piano',
  colour: linear('#2a1710'),
  trim: linear('#f2ede0'),
  size: [1.42, 1.22, 0.6],
};
export const LANCE: Ware = {
  ...SPADE,
  form: 'lance',
  colour: linear('#4a4e54'),
  trim: linear('#dfe8ea'),
  size: [0.1, 0.3, 0.75],
};
export const FISHING_ROD: Ware = {
  ...SPADE,
  form: 'angle',
  colour: linear('#5a3a20'),
  trim: linear('#d8dcde'),
  size: [0.012, 1.1, 1],
};
export const BANK_CARD: Ware = {
  ...SPADE,
  form: 'slab',
  colour: linear('#2c4a8a'),
  trim: linear('#e0b54a'),
  size: [0.09, 0.058, 0.004],
};
/** A small measured bottle, emptied into a glass. */
export const VIAL: Ware = {
  ...SPADE,
  form: 'flask',
  colour: linear('#8a2040'),
  trim: linear('#dfe3e6'),
  size: [0.06, 0.19, 0.06],
};
export const SKIS: Ware = {
  ...SPADE,
  thing: 'skis',
  form: 'skiing',
  colour: linear('#c02a2a'),
  trim: linear('#3a3c42'),
  size: [0.3, 0.98, 1.75],
};
/** On its feet, full of foam. */
export const BATH: Ware = {
  ...SPADE,
  thing: 'bathtub',
  form: 'bath',
  colour: linear('#e9e9e6'),
  trim: linear('#ffffff'),
  size: [0.86, 0.8, 1.72],
};
/** Open on a table. */
export const OPEN_NOTES: Ware = {
  ...SPADE,
  thing: 'notebook',
  form: 'board',
  colour: linear('#f2eee2'),
  trim: linear('#f2eee2'),
  size: [0.3, 0.02, 0.22],
};
/** A phone, seen from its edge by whoever looks at a face. */
export const AT_EAR: Ware = {
  ...SPADE,
  thing: 'phone',
  form: 'box',
  colour: linear('#15161a'),
  trim: linear('#15161a'),
  size: [0.016, 0.155, 0.078],
};
/** At the lips, its bowl before the chin. */
export const PIPE: Ware = {
  ...SPADE,
  form: 'pipe',
  colour: linear('#4a2a16'),
  trim: linear('#e8622a'),
  size: [0.036, 0.05, 0.13],
};

/** A steel ball in the hand. */
export const BOULE: Ware = {
  thing: null,
  form: 'ball',
  colour: linear('#8f969c'),
  trim: linear('#8f969c'),
  size: [0.085, 0.085, 0.085],
};
/** And those that were thrown before, on the ground round the little one. */
export const BOULES: Ware = { ...BOULE, form: 'boules', trim: linear('#d8902c') };

/** In the colour that was said, or in the usual pale green. */
export const scooterOf = (colour: string | undefined): Ware => ({
  thing: 'scooter',
  form: 'scooter',
  colour: linear(colour ?? '#8fc1b5'),
  trim: linear('#1d1c1c'),
  size: [0.5, 1.05, 1.6],
});

/** Lifted to the lips from a pot. */
export const WOODEN_SPOON: Ware = {
  thing: 'spoon',
  form: 'ladled',
  colour: linear('#a8743c'),
  trim: linear('#a83a1c'),
  size: [0.05, 0.06, 0.3],
};
