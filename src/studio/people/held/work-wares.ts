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
