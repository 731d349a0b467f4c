import type { Point, Rect } from '#studio/litho/geometry.ts';

/** Shares of the box as points of the sheet: the callouts of a lesson are given in the same shares. */
export const inBox =
  ({ x, y, width, height }: Rect) =>
  (u: number, v: number): Point => [x + u * width, y + v * height];
