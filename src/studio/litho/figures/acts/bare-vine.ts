import { smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';

/** The vine that is pruned: its old wood and last year's canes, as far away as the hand reaches. */
export function drawBareVine(
  press: LithoPress,
  { base, tall, side = 1 }: { base: Point; tall: number; side?: 1 | -1 },
): void {
  const at = (u: number, v: number): Point => [base[0] + side * u * tall, base[1] - v * tall];
  press.apart(() =>
    press.named('vines', () => {
      const wood = (points: readonly Point[], width: number, ink: string) =>
        press.stroke(smooth(points, false), ink, tall * width);
      wood([at(0.34, 0), at(0.32, 0.2), at(0.36, 0.38), at(0.33, 0.52)], 0.06, '#5b3d2a');
      for (const [u, v] of CANES)
        wood(
          [at(0.33, 0.5), at(0.33 + u * 0.5, 0.52 + v * 0.4), at(0.33 + u, 0.52 + v)],
          0.018,
          '#8a5a34',
        );
    }),
  );
}
const CANES = [
  [-0.13, 0.2],
  [-0.04, 0.34],
  [0.06, 0.36],
  [0.14, 0.24],
  [0.18, 0.1],
] as const;
