import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, ellipsoid, length2 } from '#studio/people/painting/distance.ts';
import type { Take } from './part.ts';

/** Both, with a rounded edge where they meet. */
const within = (a: number, b: number, round: number): number => -blend(-a, -b, round);

/** Braided straw is sewn in rings, each a little over the one before. */
const ringsAt = (along: number): number => 0.0011 * Math.sin(along * 560);

/** A brim that droops before and behind, a low crown with a dent along it, and a band. */
export function takeStraw(p: Vec3, take: Take): void {
  const from = length2(p[0], p[2] + 0.008);
  const turn = Math.atan2(p[0], p[2]);
  const out = Math.max(0, from - 0.09);
  const droop = out * out * (1.4 + 1.1 * Math.cos(2 * turn)) - out * 0.06 * Math.sin(turn * 3 + 1);
  const leaf = Math.abs(p[1] - 1.712 + droop + ringsAt(from)) - 0.0035;
  take(within(leaf, from - 0.172 - 0.004 * Math.sin(turn * 5), 0.006) * 0.8, 'hat');
  const crown = crownAt(p, { high: 1.806, dent: 0.014 });
  take((crown + ringsAt(p[1])) * 0.85, p[1] < 1.738 && p[1] > 1.712 ? 'band' : 'hat');
}

/** A narrower brim, turned up at the sides, and a pinched crown. */
export function takeFedora(p: Vec3, take: Take): void {
  const from = length2(p[0], (p[2] + 0.008) * 0.9);
  const rise = Math.abs(p[0]) * 0.16 - Math.max(0, p[2] - 0.08) * 0.24;
  const leaf = Math.abs(p[1] - 1.712 - rise) - 0.003;
  take(within(leaf, from - 0.142, 0.005) * 0.85, 'felt');
  take(crownAt(p, { high: 1.816, dent: 0.02 }) * 0.85, p[1] < 1.742 ? 'shoes' : 'felt');
}

/** Narrower towards the top, and pinched before. */
function crownAt([x, y, z]: Vec3, { high, dent }: { high: number; dent: number }): number {
  const pinch = 1 + 0.16 * Math.max(0, (z - 0.02) / 0.08) * Math.max(0, (y - 1.75) / 0.05);
  const wall = ellipsoid([x * pinch, y, z], [0, 1.69, -0.008], [0.09, 0.152, 0.107]);
  const top = y - high + dent * Math.exp(-((x / 0.026) ** 2)) - 0.09 * z;
  return Math.max(within(wall, top, 0.022), 1.7 - y);
}

/** Six panels sewn together under a button, and a curved peak. */
export function takeCap(p: Vec3, take: Take): void {
  const turn = Math.atan2(p[0], p[2]);
  const seam = 0.0016 * Math.exp(-((Math.sin(turn * 3) / 0.09) ** 2));
  const crown = ellipsoid(p, [0, 1.69, -0.012], [0.0875, 0.097, 0.106]);
  take((Math.max(crown, 1.694 - p[1] - p[2] * 0.04) + seam) * 0.9, 'felt');
  take(ellipsoid(p, [0, 1.787, -0.012], [0.008, 0.005, 0.008]), 'felt');
  const bent: Vec3 = [p[0], p[1] + p[0] * p[0] * 4.2 + Math.max(0, p[2] - 0.09) * 0.22, p[2]];
  const peak = Math.max(ellipsoid(bent, [0, 1.708, 0.085], [0.066, 0.006, 0.098]), 0.07 - p[2]);
  take(peak * 0.8, 'felt');
}
