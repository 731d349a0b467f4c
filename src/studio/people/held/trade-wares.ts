import { linear } from '#studio/textures/colour.ts';
import type { Ware } from './ware.ts';
import { JUG, SPADE, wareFor } from './wares.ts';

/** A whole cheese, carried before the breast. */
export const CHEESE_WHEEL: Ware = {
  ...SPADE,
  thing: 'hard_cheese',
  form: 'wheel',
  colour: linear('#dcb04a'),
  trim: linear('#b98a36'),
  size: [0.34, 0.13, 0.34],
};
export const GAVEL: Ware = wareFor({ thing: 'gavel', colour: null })!;
/** A pair, held upright beside whoever has them. */
export const SKIS: Ware = {
  ...SPADE,
  form: 'skis',
  colour: linear('#2c5aa0'),
  trim: linear('#e8e4da'),
  size: [0.2, 1.72, 0.05],
};
export const WAND: Ware = {
  ...SPADE,
  form: 'rod',
  colour: linear('#15151a'),
  trim: linear('#f4f1ea'),
  size: [0.018, 0.36, 0.018],
};
/** Wet clay under both hands. */
export const WORKED_JUG: Ware = { ...JUG, size: [0.2, 0.3, 0.2] };
