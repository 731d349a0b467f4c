import type { BottleShape } from '#studio/scene/wine.ts';
import { BOTTLE_FORMS } from './forms.ts';

export const bottleHeight = (shape: BottleShape): number =>
  BOTTLE_FORMS[shape].body.at(-1)![1] + 0.95;
export const bottleRadius = (shape: BottleShape): number =>
  Math.max(...BOTTLE_FORMS[shape].body.map(([r]) => r));
