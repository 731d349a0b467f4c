import type { WineColour } from '#studio/scene/wine.ts';
import { ellipse, lerp, points, polygon, profileCurve } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import { dropShadow } from './table-item.ts';

/** A ship's decanter: wide body, long neck, flared lip. */
const PROFILE = profileCurve(
  points('4.6,0 9,0.6 9.8,2 8.4,4.6 4.6,7.4 2,10 1.5,13 1.5,17 2.2,20 3.4,22'),
  6,
);

interface DecanterOptions {
  base: Point;
  heightPx: number;
  wine: WineColour;
  lightSide: 1 | -1;
  line: string;
}

export function drawDecanter(
  press: LithoPress,
  { base, heightPx, wine, lightSide, line }: DecanterOptions,
): void {
  press.named('decanter', () => {
    const scale = heightPx / 22;
    const at = (x: number, y: number): Point => [base[0] + x * scale, base[1] - y * scale];
    const ink = WINE_INKS[wine];
    dropShadow(press, base, 10 * scale, 1.4 * scale);
    const shell = polygon([
      ...PROFILE.map(([r, y]) => at(-r, y)),
      ...PROFILE.toReversed().map(([r, y]) => at(r, y)),
    ]);
    press.veil(shell, '#fff5e4', 0.24);
    const level = 4.4;
    const filled = PROFILE.filter(([, y]) => y < level);
    const wineBody = polygon([
      ...filled.map(([r, y]) => at(0.25 - r, y + 0.2)),
      ...filled.toReversed().map(([r, y]) => at(r - 0.25, y + 0.2)),
    ]);
    press.fill(wineBody, ink.body, {
      from: at(-9 * lightSide, 0),
      to: at(9 * lightSide, 0),
      start: -0.75,
      end: 0.3,
    });
    press.fill(ellipse(at(0, level + 0.1), 8.4 * scale, 0.9 * scale), ink.surface, {
      from: at(-8 * lightSide, 0),
      to: at(8 * lightSide, 0),
      start: -0.3,
      end: 0.5,
    });
    for (const [outer, inner, opacity] of [
      [0.86, 0.66, 0.7],
      [-0.9, -0.82, 0.5],
    ] as const) {
      const part = PROFILE.filter(([, y]) => y > 4.8 && y < 19);
      press.veil(
        polygon([
          ...part.map(([r, y]) => at(-r * outer * lightSide, y)),
          ...part
            .toReversed()
            .map(([r, y]) =>
              at(-r * lerp(outer, inner, Math.sin(((y - 4.8) / 14.2) * Math.PI)) * lightSide, y),
            ),
        ]),
        line,
        opacity,
      );
    }
    press.stroke(shell, line, heightPx * 0.006);
    press.stroke(ellipse(at(0, 22), 3.4 * scale, 0.5 * scale), line, heightPx * 0.006);
  });
}
