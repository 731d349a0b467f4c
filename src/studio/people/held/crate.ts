import { bottleAt } from './bottle.ts';
import type { Hold } from './held.ts';
import { berries, box, ellipsoid, length3 } from '#studio/people/painting/distance.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** Two of them on the ground, the upper one being filled. */
export function standCrates(p: Vec3, take: Take): void {
  carryCrate([p[0], p[1] + 0.885, p[2] - 0.26], false, take);
  carryCrate([p[0], p[1] + 0.65, p[2] - 0.26], true, take);
}

/** Carried before the belly in both hands: slats with gaps, heaped with grapes. */
export function carryCrate(p: Vec3, isFull: boolean, take: Take): void {
  const c: Vec3 = [0, 1.0, 0.37];
  const q: Vec3 = [p[0] - c[0], p[1] - c[1], p[2] - c[2]];
  const near = length3(q[0], q[1], q[2]) - 0.36;
  if (near > 0.12) return take(near, 'crate');
  const hull = box(q, [0, 0, 0], [0.27, 0.115, 0.18], 0.004);
  // Two gaps between three boards, on every side.
  const gap = Math.abs(Math.abs(q[1]) - 0.04) - 0.009;
  const rim = Math.max(Math.abs(q[0]) - 0.235, Math.abs(q[2]) - 0.145);
  const hollow = box(q, [0, 0.04, 0], [0.255, 0.14, 0.165], 0.002);
  const boards = Math.max(hull, -hollow, -Math.max(gap, rim));
  take(boards, 'crate');
  if (isFull) take(berries(p, ellipsoid(q, [0, 0.075, 0], [0.245, 0.105, 0.155])), 'heap');
}

/** On the shoulder beside the head, the hand at its side. */
export const holdShoulderCrate: Hold = (p, { at: [x, y, z], side }, take) => {
  const turned: Vec3 = [p[2] - z + 0.1, p[1] - y + 1, x + side * 0.02 - p[0] + 0.37];
  carryCrate(turned, true, take);
};

/** A great one on the ground, heaped with what was picked. */
export function standBin(p: Vec3, take: Take): void {
  const q: Vec3 = [p[0], p[1] - 0.33, p[2] - 0.92];
  const near = length3(q[0], q[1], q[2]) - 0.85;
  if (near > 0.15) return take(near, 'crate');
  const hull = box(q, [0, 0, 0], [0.6, 0.32, 0.46], 0.02);
  const rib = Math.abs(Math.abs(q[0]) - 0.3) < 0.03 && Math.abs(q[2]) > 0.42 ? 0.012 : 0;
  take(Math.max(hull + rib, -box(q, [0, 0.1, 0], [0.56, 0.32, 0.42], 0.01)), 'crate');
  take(berries(p, ellipsoid(q, [0, 0.22, 0], [0.54, 0.18, 0.4])), 'heap');
}

/** Three bottles a row, their necks above the boards. */
export const BOTTLE_COLUMNS = [-0.17, 0, 0.17] as const;

export function carryBottles(p: Vec3, take: Take): void {
  carryCrate(p, false, take);
  if (length3(p[0], p[1] - 1.05, p[2] - 0.37) > 0.5) return;
  for (const x of BOTTLE_COLUMNS)
    for (const z of [-0.08, 0.08]) bottleAt([p[0] - x, p[1] - 0.91, p[2] - 0.37 - z], take);
}

/** Turned over, to sit on. */
export function standBoxSeat(p: Vec3, take: Take): void {
  const hull = box(p, [0, 0.23, -0.02], [0.3, 0.23, 0.24], 0.008);
  const gap = Math.abs(Math.abs(p[1] - 0.22) - 0.075) - 0.012;
  const rim = Math.max(Math.abs(p[0]) - 0.26, Math.abs(p[2] + 0.02) - 0.2);
  const hollow = box(p, [0, 0.2, -0.02], [0.28, 0.23, 0.22], 0.002);
  take(Math.max(hull, -Math.max(Math.min(gap, hollow), rim)), 'crate');
}
