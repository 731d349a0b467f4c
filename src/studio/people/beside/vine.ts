import { berries, box, ellipsoid, length3, limb } from '#studio/people/painting/distance.ts';
import type { Take } from '#studio/people/body/part.ts';
import { noise2 } from '#studio/textures/noise.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

const Z = 0.68;

/** Canes of a pruned vine: from where on the cordon, and where they end. */
const CANES: readonly (readonly [number, number, number])[] = [
  [-0.42, 1.5, -0.5],
  [-0.25, 1.62, -0.2],
  [-0.08, 1.42, -0.02],
  [0.1, 1.66, 0.16],
  [0.27, 1.46, 0.33],
  [0.43, 1.58, 0.52],
];

/** The row runs away before whoever works at its end, so that it is seen broadside. */
const alongRow = (p: Vec3): Vec3 => [p[2] - Z - 0.16, p[1], p[0] + Z];

/** Trunk and cordon. */
function takeWood(p: Vec3, take: Take): void {
  const bark = 0.006 * Math.sin(p[1] * 60 + p[0] * 40) * Math.sin(p[2] * 70);
  take(limb(p, [0.02, 0, Z + 0.03], [-0.02, 0.5, Z], 0.05, 0.038) + bark, 'trunk');
  take(limb(p, [-0.02, 0.5, Z], [0, 0.86, Z], 0.038, 0.034) + bark, 'trunk');
  take(limb(p, [0, 0.86, Z], [-0.55, 0.93, Z], 0.034, 0.02) + bark, 'trunk');
  take(limb(p, [0, 0.86, Z], [0.55, 0.94, Z], 0.034, 0.02) + bark, 'trunk');
}

/** Metres to the next vine of the row. */
const NEXT = 1.06;

/** In winter: bare wood. */
export function standBareVine(at: Vec3, take: Take): void {
  const p = alongRow(at);
  const near = length3(p[0], p[1] - 0.85, p[2] - Z) - 1;
  if (near > 0.2) return take(near, 'trunk');
  takeWood(p, take);
  for (const [x, tall, end] of CANES)
    take(limb(p, [x, 0.92, Z], [end, tall, Z + 0.02], 0.009, 0.005), 'trunk');
}

/** Leaves that stand out of the hedge: along the row, up, across, and their lean. */
const LEAVES: readonly (readonly [number, number, number, number])[] = Array.from(
  { length: 30 },
  (_, i) => {
    const [a, b, c] = [fract(i * 0.618 + 0.11), fract(i * 0.755 + 0.37), fract(i * 0.569 + 0.7)];
    return [(a - 0.5) * 0.94, 0.88 + b * 0.8, i % 2 === 0 ? 0.13 : -0.13, (c - 0.5) * 1.6] as const;
  },
);

/** Bunches under the leaves, on both sides of the row: where, and how long. */
const BUNCHES: readonly (readonly [number, number, number])[] = [
  [-0.33, 0.1, 0.2],
  [-0.16, 0.13, 0.23],
  [0.1, 0.12, 0.21],
  [0.34, 0.1, 0.22],
];

const NEAR = 0.13;

function fract(x: number): number {
  return x - Math.floor(x);
}

/** In leaf, with ripe bunches hanging below the leaves, or in spring without them. */
export const standVine = (at: Vec3, take: Take): void => takeVine(at, BUNCHES, take);
export const standGreenVine = (at: Vec3, take: Take): void => takeVine(at, [], take);

function takeVine(at: Vec3, bunches: typeof BUNCHES, take: Take): void {
  const row = alongRow(at);
  const near = length3(row[0] - NEXT / 2, row[1] - 0.95, row[2] - Z) - 1.4;
  if (near > 0.2) return take(near, 'leaves');
  // A second one behind the first: the row goes on, where a single vine would be a tree.
  const p: Vec3 = row[0] > NEXT / 2 ? [row[0] - NEXT, row[1], row[2]] : row;
  takeWood(p, take);
  for (const x of [-0.5, NEXT + 0.5])
    take(limb(row, [x, 0, Z], [x, 1.72, Z], 0.024, 0.024), 'trunk');
  const q: Vec3 = [p[0], p[1], p[2] - Z];
  const hedge = box(
    [row[0], row[1], row[2] - Z],
    [NEXT / 2, 1.3, 0],
    [NEXT / 2 + 0.44, 0.4, 0.11],
    0.1,
  );
  const rough =
    hedge > 0.1
      ? -0.05
      : 0.2 * (noise2(row[0] * 6 + p[2] * 4, p[1] * 6 - p[2] * 3, 4) - 0.5) +
        0.07 * (noise2(row[0] * 30 - p[2] * 19, p[1] * 30 + p[2] * 11, 9) - 0.5);
  take((hedge + rough) * 0.6, 'leaves');
  if (hedge < 0.1 && Math.abs(q[2]) > 0.06)
    for (const leaf of LEAVES) {
      // Most of them are elsewhere.
      if (Math.abs(q[0] - leaf[0]) < NEAR && Math.abs(q[1] - leaf[1]) < NEAR)
        take(leafAt(q, leaf), 'leaves');
    }
  const side = q[2] < 0 ? -1 : 1;
  for (const [x, z, long] of bunches) {
    const shoulder = ellipsoid(q, [x, 0.96, side * z], [0.066, long * 0.5, 0.058]);
    const tip = ellipsoid(q, [x, 0.96 - long * 0.55, side * z], [0.036, long * 0.42, 0.036]);
    take(berries(p, Math.min(shoulder, tip)), 'grapes');
  }
}

/** A flat lobed leaf, seen from before or behind. */
function leafAt(q: Vec3, [x, y, z, lean]: readonly [number, number, number, number]): number {
  const [dx, dy] = [q[0] - x, q[1] - y];
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const lobes = 1 + 0.18 * Math.cos(5 * Math.atan2(dy, dx));
  return (
    ellipsoid(
      [(dx * c + dy * s) / lobes, (dy * c - dx * s) / lobes, q[2] - z],
      [0, 0, 0],
      [0.085, 0.075, 0.016],
    ) * 0.7
  );
}
