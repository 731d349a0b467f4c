import type { BottleShape } from '#studio/scene/wine.ts';
import { BOTTLE_FORMS } from './forms.ts';

export const bottleHeight = (shape: BottleShape): number =>
  BOTTLE_FORMS[shape].body.at(-1)![1] + 0.95;
export const bottleRadius = (shape: BottleShape): number =>
  Math.max(...BOTTLE_FORMS[shape].body.map(([r]) => r));

/** Radius of the glass at a height above its foot. */
export function bottleRadiusAt(shape: BottleShape, height: number): number {
  const { body } = BOTTLE_FORMS[shape];
  const above = body.findIndex(([, y]) => y >= height);
  const [r1, y1] = body.at(above)!;
  const [r0, y0] = body[Math.max(0, above - 1)]!;
  return y1 > y0 ? r0 + ((r1 - r0) * (height - y0)) / (y1 - y0) : r1;
}
