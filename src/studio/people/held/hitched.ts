import { linear } from '#studio/textures/colour.ts';
import type { Ware } from './ware.ts';

const LONG = 5.2;

/** A tractor seen from the side, the trailer behind it, and the grapes that it is loaded with. */
export const HITCHED: Ware[] = [
  {
    thing: 'tractor',
    form: 'tractor',
    colour: linear('#9c2418'),
    trim: linear('#1c1b1a'),
    size: [LONG, 1.8, 1.5],
  },
  {
    thing: null,
    form: 'trailer',
    colour: linear('#7a5230'),
    trim: linear('#1c1b1a'),
    size: [LONG, 1.4, 1.5],
  },
  {
    thing: 'grapes',
    form: 'trailer_load',
    colour: linear('#3c1848'),
    trim: linear('#5a2a52'),
    size: [LONG, 1.7, 1.5],
  },
];
