import { box, line, oval, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import type { Random } from '#studio/random.ts';

/** Draws one landmark: (0, 0) is the middle of its foot, 1 its height, y upwards. */
export interface Pen {
  random: Random;
  isDark: boolean;
  /** A colour by day; after dark stone is a shade against the sky, warm where lamps light it. */
  ink(day: string, night?: string): string;
  poly(points: readonly (readonly [number, number])[], fill: string): void;
  rect(at: readonly [x: number, y: number, width: number, height: number], fill: string): void;
  disc(at: readonly [x: number, y: number, rx: number, ry: number], fill: string): void;
  stroke(points: readonly (readonly [number, number])[], width: number, colour: string): void;
  /** Openings in rows; lit after dark. */
  windows(
    at: readonly [x: number, y: number, width: number, height: number],
    grid: readonly [number, number],
  ): void;
}

export interface Stand {
  x: number;
  foot: number;
  height: number;
  isDark: boolean;
}

export function penAt(brush: Brush, { x, foot, height, isDark }: Stand): Pen {
  const to = ([a, b]: readonly [number, number]): [number, number] => [
    x + a * height,
    foot - b * height,
  ];
  const ink: Pen['ink'] = (day, night) => (isDark ? (night ?? tone(day, 0.42)) : day);
  const pen: Pen = {
    random: brush.random,
    isDark,
    ink,
    poly: (points, fill) => shape(brush, points.map(to), fill),
    rect: ([a, b, w, h], fill) => {
      const [left, top] = to([a, b + h]);
      box(brush, [left, top, w * height, h * height], fill);
    },
    disc: ([a, b, rx, ry], fill) => {
      const [cx, cy] = to([a, b]);
      oval(brush, [cx, cy, rx * height, ry * height], fill);
    },
    stroke: (points, width, colour) =>
      line(brush, points.map(to), { width: width * height, colour }),
    windows: (at, grid) => openWindows(pen, at, grid),
  };
  return pen;
}

/** Openings in rows across a wall. */
export function openWindows(
  { rect, isDark, random }: Pick<Pen, 'rect' | 'isDark' | 'random'>,
  [a, b, w, h]: readonly [x: number, y: number, width: number, height: number],
  [across, up]: readonly [number, number],
): void {
  for (let i = 0; i < across; i++)
    for (let k = 0; k < up; k++) {
      const isLit = isDark && random.chance(0.65);
      rect(
        [
          a + (w * (i + 0.28)) / across,
          b + (h * (k + 0.25)) / up,
          (w / across) * 0.44,
          (h / up) * 0.5,
        ],
        isDark ? (isLit ? '#ffcf7e' : '#1c1a22') : '#5d5a58',
      );
    }
}

/** A curve through a few points, for arches and domes. */
export function arc(
  [cx, cy]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  [from, to]: readonly [number, number] = [0, Math.PI],
): [number, number][] {
  return Array.from({ length: 25 }, (_, i) => {
    const a = from + ((to - from) * i) / 24;
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry];
  });
}
