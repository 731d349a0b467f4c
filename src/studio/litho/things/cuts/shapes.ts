import { box, cut, disc } from './cut.ts';

// Plain forms, in the colour that was asked for.

export const circle = cut([100, 100], 1, [['#c8102e', disc(50, 50, 50)]]);

export const square = cut([100, 100], 1, [['#c8102e', box(0, 0, 100, 100)]]);

export const triangle = cut([110, 100], 1, [['#c8102e', 'M55 0L110 100L0 100z']]);
