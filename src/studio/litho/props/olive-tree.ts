import { ellipse, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { lighten, mixHex } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { TreeOptions } from './trees.ts';

/** Tufts of the crown: where, and how wide, in heights of the tree. */
const TUFTS = [
  [-0.34, 0.52, 0.15],
  [0.33, 0.55, 0.15],
  [-0.2, 0.66, 0.18],
  [0.2, 0.7, 0.18],
  [-0.05, 0.58, 0.17],
  [0.02, 0.82, 0.17],
  [-0.28, 0.78, 0.11],
  [0.27, 0.84, 0.1],
] as const;

/** An old olive: a short twisted trunk that forks, silver leaves in loose tufts. */
export function drawOliveTree(
  press: LithoPress,
  { foot: [x, y], heightPx, colour, lightSide }: TreeOptions,
): void {
  const at = (u: number, v: number): Point => [x + u * heightPx, y - v * heightPx];
  press.named('tree', () => {
    const bark = mixHex('#7d6a55', colour, 0.12);
    const light = {
      from: at(-0.1 * lightSide, 0),
      to: at(0.1 * lightSide, 0),
      start: -0.5,
      end: 0.4,
    };
    for (const side of [-1, 1])
      press.fill(
        smooth(
          [
            at(-0.03 * side, 0.2),
            at(0.1 * side, 0.38),
            at(0.2 * side, 0.6),
            at(0.25 * side, 0.58),
            at(0.15 * side, 0.34),
            at(0.05 * side, 0.18),
          ],
          true,
          0.3,
        ),
        bark,
        light,
      );
    press.fill(
      smooth(
        [
          at(-0.11, 0),
          at(-0.055, 0.13),
          at(-0.075, 0.3),
          at(0, 0.27),
          at(0.075, 0.32),
          at(0.05, 0.14),
          at(0.1, 0),
        ],
        true,
        0.3,
      ),
      bark,
      light,
    );
    TUFTS.forEach(([u, v, r], i) => {
      const centre = at(u, v);
      const tone = lighten(colour, i % 3 === 0 ? 0.12 : i % 3 === 1 ? 0.02 : 0.2);
      press.fill(ellipse(centre, r * heightPx * 1.12, r * heightPx * 0.78), tone, {
        from: [centre[0] + lightSide * r * heightPx, centre[1] - r * heightPx],
        to: [centre[0] - lightSide * r * heightPx, centre[1] + r * heightPx],
        start: 0.7,
        end: -0.7,
      });
    });
  });
}
