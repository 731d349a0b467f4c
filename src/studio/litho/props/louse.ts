import { circle, ellipse, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';

const BODY = '#d8b13c';

interface Louse {
  at: Point;
  /** Length of its body. */
  size: number;
  turn: number;
  ink: string;
}

const LEGS = [
  [-0.3, -0.55],
  [-0.05, 0.02],
  [0.15, 0.5],
] as const;

/** Pear-shaped, yellow, six legs. */
export function drawLouseAt(press: LithoPress, { at, size, turn, ink }: Louse): void {
  const place = (x: number, y: number): Point => [x * size, y * size];
  press.placed(at, turn, 1, () => {
    for (const side of [-1, 1])
      for (const [from, to] of LEGS)
        press.stroke(
          smooth(
            [place(side * 0.2, from), place(side * 0.52, (from + to) / 2), place(side * 0.6, to)],
            false,
          ),
          ink,
          size * 0.06,
        );
    const body = ellipse([0, 0], size * 0.34, size * 0.55);
    press.fill(body, BODY, {
      centre: place(-0.1, -0.2),
      radius: size * 0.6,
      start: 0.5,
      end: -0.5,
    });
    press.stroke(body, ink, size * 0.05);
    press.fill(ellipse(place(0, -0.55), size * 0.2, size * 0.16), '#c99a2e');
    for (const v of [-0.2, 0.02, 0.24])
      press.stroke(
        smooth([place(-0.28, v), place(0, v + 0.06), place(0.28, v)], false),
        '#9a7420',
        size * 0.035,
      );
    for (const side of [-1, 1]) press.fill(circle(place(side * 0.09, -0.6), size * 0.035), ink);
  });
}
