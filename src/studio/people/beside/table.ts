import { berries, box, ellipsoid, length3, limb } from '#studio/people/painting/distance.ts';
import { bottleAt } from '#studio/people/held/bottle.ts';
import { holdGlass } from '#studio/people/held/glass.ts';
import { SOFA_SEAT } from './sofa.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

export const TABLE_AT = 0.74;

/** A table before somebody who sits, and the chair below them. */
export function standTable(p: Vec3, hasBottle: boolean, take: Take): void {
  const near = length3(p[0], p[1] - 0.37, p[2] - 0.64) - 0.68;
  if (near > 0.15) return take(near, 'table');
  take(box(p, [0, TABLE_AT - 0.018, 0.64], [0.42, 0.018, 0.3]), 'table');
  const leg: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  take(limb(leg, [0.36, 0, 0.88], [0.36, TABLE_AT - 0.03, 0.88], 0.025, 0.03), 'table');
  take(limb(leg, [0.36, 0, 0.4], [0.36, TABLE_AT - 0.03, 0.4], 0.025, 0.03), 'table');
  if (hasBottle) bottleAt([p[0] - 0.18, p[1] - TABLE_AT, p[2] - 0.72], take);
}

export function standChair(p: Vec3, take: Take): void {
  const near = length3(p[0], p[1] - 0.46, p[2] + 0.05) - 0.58;
  if (near > 0.12) return take(near, 'chair');
  const q: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  take(box(p, [0, 0.44, -0.02], [0.21, 0.02, 0.22]), 'chair');
  take(limb(q, [0.19, 0, 0.16], [0.19, 0.44, 0.16], 0.016, 0.018), 'chair');
  take(limb(q, [0.19, 0, -0.22], [0.19, 0.92, -0.27], 0.018, 0.018), 'chair');
  take(box(p, [0, 0.82, -0.26], [0.19, 0.06, 0.014]), 'chair');
  take(box(p, [0, 0.64, -0.25], [0.19, 0.03, 0.012]), 'chair');
}

/** One garden bench for so many; the first of them sits at its left end. */
export function benchFor(people: number): (p: Vec3, take: Take) => void {
  const middle = (people - 1) * (SOFA_SEAT / 2);
  // Whoever sits there alone has room beside them, or it would be a chair.
  const half = Math.max(0.78, middle + 0.46);
  const leg = half - 0.06;
  return ([x, y, z], take) => {
    const p: Vec3 = [x - middle, y, z];
    const near = length3(Math.max(0, Math.abs(p[0]) - half + 0.46), y - 0.46, z + 0.05) - 0.7;
    if (near > 0.12) return take(near, 'bench');
    const slat = (at: number, back: number, deep: number, tall: number): void =>
      take(box(p, [0, at, back], [half, tall, deep]), 'bench');
    slat(0.44, 0.1, 0.06, 0.016);
    slat(0.44, -0.04, 0.06, 0.016);
    slat(0.44, -0.18, 0.06, 0.016);
    slat(0.66, -0.27, 0.014, 0.045);
    slat(0.82, -0.29, 0.014, 0.045);
    const q: Vec3 = [Math.abs(p[0]), y, z];
    take(limb(q, [leg, 0, 0.14], [leg, 0.44, 0.14], 0.026, 0.026), 'bench');
    take(limb(q, [leg, 0, -0.24], [leg, 0.88, -0.3], 0.026, 0.026), 'bench');
  };
}

/** A worktop with its front, where somebody cooks or serves. */
export function standCounter(p: Vec3, take: Take): void {
  take(box(p, [0, 0.43, 0.68], [0.75, 0.43, 0.3]), 'counter');
  take(box(p, [0, 0.88, 0.68], [0.78, 0.025, 0.34]), 'worktop');
}

/** With a glass on it, beside what is done there. */
export const standLaidCounter =
  (isFlute: boolean) =>
  (p: Vec3, take: Take): void => {
    standCounter(p, take);
    holdGlass([p[0], p[1] - 0.905, p[2] - 0.88], { at: GLASS_AT, side: 1, isFlute }, take);
  };
/** Its stem is gripped above its foot. */
const GLASS_AT: Vec3 = [0, 0.068, -0.03];

/** Bunches as they were tipped out: aside, towards the sorter, half as wide, as high. */
const HEAPS: readonly (readonly [number, number, number, number])[] = [
  [-0.52, 0.03, 0.2, 0.08],
  [-0.3, -0.08, 0.19, 0.1],
  [-0.24, 0.1, 0.17, 0.07],
  [0.02, 0.02, 0.22, 0.12],
  [0.1, -0.12, 0.15, 0.07],
  [0.3, 0.06, 0.18, 0.09],
  [0.42, -0.07, 0.16, 0.07],
  [0.58, 0.04, 0.14, 0.06],
];

/** Where grapes are looked through, heaped along the belt. */
export function standSortingTable(p: Vec3, take: Take): void {
  standCounter(p, take);
  const heaps = HEAPS.map(([x, z, wide, tall]) =>
    ellipsoid(p, [x, 0.91, 0.68 + z], [wide, tall, wide * 0.72]),
  );
  take(berries(p, Math.min(...heaps)), 'heap');
}
