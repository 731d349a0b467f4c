import type { Random } from '#studio/random.ts';
import { ellipse } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';

/** Things on the table. `at` is the middle of where they touch it. */
export interface TableItem {
  at: Point;
  sizePx: number;
  lightSide: 1 | -1;
  random: Random;
}

export function dropShadow(press: LithoPress, [x, y]: Point, rx: number, ry: number): void {
  press.shade(ellipse([x, y], rx, ry), { centre: [x, y], radius: rx, start: -0.65, end: 0 });
}
