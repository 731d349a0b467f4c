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

/** Metres from leaf to leaf, and how large they are. */
const CELL = 0.105;
const LEAF = 0.092;
/** Where leaves grow: along the row of two vines, and up. */
const FROM = -0.27;
const TO = 1.56;
const LOW = 0.82;
const HIGH = 1.7;

/** In which cell of the hedge a point is; every other course is shifted by half a leaf. */
const cellAt = (x: number, y: number): readonly [number, number] => {
  const course = Math.floor(y / CELL);
  return [Math.floor(x / CELL - (course % 2) / 2), course];
};

/** Between 0 and 1, another for each leaf. */
const chanceOf = (column: number, course: number, of: number): number =>
  fract(column * 0.6180339 + course * 0.7548777 + of * 0.5698403 + column * course * 0.0731);

/** How young or old the leaf at this point is. */
export function leafTone(at: Vec3): number {
  const [x, y, z] = alongRow(at);
  // Of no cell: its edges would draw squares across the leaves.
  const tone = noise2(x * 11, y * 11, z < Z ? 3 : 7);
  return Math.max(0, Math.min(1, (tone - 0.5) * 1.9 + 0.5));
}

/** Bunches under the leaves, on both sides of the row: where, and how long. */
const BUNCHES: readonly (readonly [number, number, number])[] = [
  [-0.36, 0.17, 0.2],
  [-0.14, 0.2, 0.23],
  [0.12, 0.19, 0.21],
  [0.36, 0.17, 0.22],
];

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
  for (const x of [-0.42, NEXT + 0.42])
    take(limb(row, [x, 0, Z], [x, 1.6, Z], 0.022, 0.022), 'trunk');
  const q: Vec3 = [p[0], p[1], p[2] - Z];
  takeLeaves([row[0], row[1], row[2] - Z], take);
  const side = q[2] < 0 ? -1 : 1;
  for (const [x, z, long] of bunches) {
    const shoulder = ellipsoid(q, [x, 0.93, side * z], [0.066, long * 0.5, 0.058]);
    const tip = ellipsoid(q, [x, 0.93 - long * 0.55, side * z], [0.036, long * 0.42, 0.036]);
    take(berries(p, Math.min(shoulder, tip)), 'grapes');
  }
}

/** A dark heart, and leaf over leaf on both its sides. */
function takeLeaves(q: Vec3, take: Take): void {
  const near = box(q, [NEXT / 2, 1.27, 0], [NEXT / 2 + 0.42, 0.36, 0.04], 0.06);
  if (near > 0.2) return take(near - 0.12, 'leaves');
  take(box(q, [NEXT / 2, 1.24, 0], [NEXT / 2 + 0.28, 0.28, 0.02], 0.05), 'leaves');
  const side = q[2] < 0 ? -1 : 1;
  const [column, course] = cellAt(q[0], q[1]);
  for (let j = course - 1; j <= course + 1; j++)
    for (let i = column - 1; i <= column + 1; i++) {
      const a = chanceOf(i, j, side + 1);
      const b = chanceOf(i, j, side + 5);
      const x = (i + 0.5 + (j % 2) / 2 + (a - 0.5) * 0.5) * CELL;
      const y = (j + 0.5 + (b - 0.5) * 0.6) * CELL;
      // No hedge trimmer went along here: shoots stand out above, and its ends are round and ragged.
      const round = 0.14 * ((y - 1.26) / 0.44) ** 2;
      const top = HIGH - 0.1 + 0.08 * Math.sin(x * 6.3 + 1) + 0.05 * Math.sin(x * 15) - b * 0.14;
      const low = LOW + 0.04 + 0.05 * Math.sin(x * 8 + 2) + a * 0.05;
      const isBeside = x < FROM + round + a * 0.12 || x > TO - round - b * 0.12;
      if (isBeside || y < low || y > top) continue;
      const leaf: Leaf = { at: [x, y, side * (0.1 + a * 0.06)], turn: b * 6.28, lean: a - 0.5 };
      take(leafAt(q, leaf), 'leaves');
    }
}

interface Leaf {
  at: Vec3;
  turn: number;
  lean: number;
}

/** A thin lobed leaf, its tip out and down. */
function leafAt(q: Vec3, { at: [x, y, z], turn, lean }: Leaf): number {
  const [dx, dy, dz] = [q[0] - x, q[1] - y, q[2] - z];
  const far = length3(dx, dy, dz) - LEAF * 1.25;
  if (far > 0.03) return far;
  const across = dz + Math.sign(z) * dy * 0.5 + dx * lean;
  const lobes = 1 + 0.2 * Math.cos(5 * Math.atan2(dy, dx) + turn);
  return Math.max(Math.hypot(dx, dy) - LEAF * lobes, Math.abs(across) - 0.005) * 0.55;
}
