import { points, lerpPoint, polygon } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { stream } from '#studio/random.ts';
import { RANGES } from '#studio/litho/education/atlas/lie-of-land/ranges.ts';
import type { MapView } from './map-sheet.ts';

const ROCK = '#cdb994';
const SHADOW = '#a88f68';
const EDGE = '#8d7550';

/** Hills as old maps cut them: small peaks along the crest, the nearer ones before the farther. */
export function drawRelief(press: LithoPress, view: MapView): void {
  const { place, map } = view;
  const size = press.unit * 17;
  for (const [name, crest] of RANGES) {
    const random = stream(view.area.id, name);
    const line = points(crest).map(([x, y]) => place(x, y));
    const peaks = alongLine(line, size * 1.5).map(([x, y]): Peak => ({
      at: [x + random.range(-0.5, 0.5) * size, y + random.range(-0.5, 0.5) * size],
      size: size * random.range(0.75, 1.25),
    }));
    const isSeen = ({ at: [x, y] }: Peak) =>
      x > map.x - size &&
      x < map.x + map.width + size &&
      y > map.y - size &&
      y < map.y + map.height + size;
    for (const peak of peaks.filter(isSeen).toSorted((a, b) => a.at[1] - b.at[1]))
      drawPeak(press, peak);
  }
}

interface Peak {
  at: Point;
  size: number;
}

function drawPeak(press: LithoPress, { at: [x, y], size }: Peak): void {
  const [left, top, right]: [Point, Point, Point] = [
    [x - size * 0.8, y + size * 0.5],
    [x, y - size * 0.6],
    [x + size * 0.8, y + size * 0.5],
  ];
  press.fill(polygon([left, top, right]), ROCK);
  press.fill(polygon([top, right, [x + size * 0.1, y + size * 0.5]]), SHADOW);
  press.stroke(polygon([left, top, right], false), EDGE, press.unit * 1.1);
}

/** Points at even steps along a line; a line of one point is one peak with two beside it. */
function alongLine(line: readonly Point[], step: number): Point[] {
  const [only] = line;
  if (line.length === 1 && only)
    return [
      only,
      [only[0] - step * 0.6, only[1] + step * 0.2],
      [only[0] + step * 0.6, only[1] + step * 0.25],
    ];
  return line.slice(1).flatMap((to, i) => {
    const from = line[i]!;
    const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: count }, (_, k) => lerpPoint(from, to, (k + 0.5) / count));
  });
}
