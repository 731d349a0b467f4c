import { capsule, ellipse, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { lighten, mixHex } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';

export interface TreeOptions {
  foot: Point;
  heightPx: number;
  colour: string;
  lightSide: 1 | -1;
}

export function drawCypress(
  press: LithoPress,
  { foot: [x, y], heightPx, colour, lightSide }: TreeOptions,
): void {
  press.named('cypress', () => {
    const width = heightPx * 0.105;
    const left: Point[] = [];
    const right: Point[] = [];
    for (let i = 0; i <= 10; i++) {
      const t = i / 10;
      const half = width * Math.sin(Math.PI * (t * 0.94 + 0.03) ** 0.68) ** 0.85;
      left.push([x - half, y - t * heightPx]);
      right.push([x + half, y - t * heightPx]);
    }
    press.fill(smooth([...left, ...right.toReversed()], true, 0.5), colour, {
      from: [x - width * lightSide, 0],
      to: [x + width * lightSide, 0],
      start: -0.8,
      end: 0.5,
    });
  });
}

/** An umbrella pine, a plane tree or an olive, by its proportions. */
export function drawRoundTree(
  press: LithoPress,
  { foot: [x, y], heightPx, colour, lightSide }: TreeOptions,
): void {
  press.named('tree', () => {
    press.stroke(
      capsule([x, y], [x, y - heightPx * 0.5], heightPx * 0.012),
      mixHex(colour, '#3a2418', 0.6),
      heightPx * 0.05,
    );
    const crowns = [
      [-0.2, 0.58, 0.24],
      [0.2, 0.6, 0.23],
      [0, 0.76, 0.26],
    ] as const;
    for (const [dx, dy, size] of crowns) {
      const centre: Point = [x + dx * heightPx, y - dy * heightPx];
      press.fill(ellipse(centre, size * heightPx, size * heightPx * 0.82), lighten(colour, 0.05), {
        from: [centre[0] + lightSide * size * heightPx, centre[1] - size * heightPx],
        to: [centre[0] - lightSide * size * heightPx, centre[1] + size * heightPx],
        start: 0.6,
        end: -0.85,
      });
    }
  });
}
