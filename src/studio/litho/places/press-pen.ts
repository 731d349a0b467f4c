import { openWindows } from '#studio/backdrops/place/skyline/pen.ts';
import type { Pen } from '#studio/backdrops/place/skyline/pen.ts';
import { ellipse, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { Random } from '#studio/random.ts';

interface Stand {
  foot: Point;
  heightPx: number;
  isDark: boolean;
  random: Random;
}

/** The landmarks that photographs show far away, cut in the inks of a print. */
export function pressPen(press: LithoPress, { foot, heightPx, isDark, random }: Stand): Pen {
  const to = ([a, b]: readonly [number, number]): Point => [
    foot[0] + a * heightPx,
    foot[1] - b * heightPx,
  ];
  const pen: Pen = {
    random,
    isDark,
    ink: (day, night) => (isDark ? (night ?? day) : day),
    poly: (points, fill) => press.fill(polygon(points.map(to)), fill),
    rect: ([a, b, w, h], fill) => {
      const [x, y] = to([a, b + h]);
      press.fill(rectangle({ x, y, width: w * heightPx, height: h * heightPx }), fill);
    },
    disc: ([a, b, rx, ry], fill) =>
      press.fill(ellipse(to([a, b]), rx * heightPx, ry * heightPx), fill),
    stroke: (points, width, colour) =>
      press.stroke(polygon(points.map(to), false), colour, Math.max(width * heightPx, press.unit)),
    windows: (at, grid) => openWindows(pen, at, grid),
  };
  return pen;
}
