import { limb } from '#studio/people/painting/distance.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

const HALF = 1.1;
const LOW = 0.5;
const POST = 1.45;

/** Hung along the body between two posts: a long cloth that sags in the middle, its ropes at either end. */
export function hangHammock(p: Vec3, take: Take): void {
  const m: Vec3 = [p[0], p[1], Math.abs(p[2])];
  const along = Math.min(1, m[2] / HALF);
  // Gathered at the ends, wide and curled up where somebody lies.
  const wide = 0.42 * Math.sqrt(Math.max(0.02, 1 - along * along * 0.96));
  const low = LOW + 0.5 * along * along + (p[0] / Math.max(0.1, wide)) ** 2 * 0.16 * (1 - along);
  const sheet = Math.abs(p[1] - low) - 0.016;
  take(Math.max(sheet, Math.abs(p[0]) - wide, m[2] - HALF) * 0.55, 'hammock');
  take(limb(m, [0, LOW + 0.5, HALF - 0.04], [0, 1.36, POST], 0.016, 0.014), 'hammock');
  take(limb(m, [0, 0, POST], [0, 1.75, POST], 0.06, 0.055), 'rail');
}
