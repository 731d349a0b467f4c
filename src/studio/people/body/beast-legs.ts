import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, limb } from '#studio/people/painting/distance.ts';
import type { Take } from './part.ts';
import type { Build } from './beast-builds.ts';

/** How far a knee and a hoof are ahead of a straight leg, and how high the hoof is: shares of the leg's length. */
function strideOf({ gait }: Build, end: -1 | 1, side: number): readonly [number, number, number] {
  if (gait === 'running') return [end * 0.42 + side * 0.06, end * 0.86 + side * 0.1, 0.24];
  return gait === 'walking' ? [end * side * 0.14, end * side * 0.3, 0] : [0, 0, 0];
}

/** The near legs a little before the far ones, so that all four are seen. */
export function takeLeg(
  p: Vec3,
  b: Build,
  { end, side, trunk }: { end: -1 | 1; side: number; trunk: number },
  take: Take,
): void {
  const top = b.back - b.girth;
  const z = end * (b.long / 2) * 0.72 + side * b.long * 0.06;
  const x = b.girth * 0.55;
  const [kneeBy, hoofBy, rise] = strideOf(b, end, side);
  const lift = rise * top;
  const bend = end < 0 ? -b.leg * 0.8 : b.leg * 0.3;
  const knee: Vec3 = [x, top * 0.5 + lift * 0.5, z + bend + kneeBy * top];
  const hoof = z + hoofBy * top;
  const haunch = end < 0 ? 2.5 : 1.9;
  const thigh = limb(p, [x, top, z], knee, b.leg * haunch, b.leg * 0.78);
  const shin = limb(p, knee, [x, 0.06 + lift, hoof], b.leg * 0.74, b.leg * 0.56);
  // Muscle runs on into the trunk without a seam.
  const leg = blend(thigh, shin, b.leg * 0.6);
  take(b.fleece ? leg : blend(leg, trunk, b.leg * 1.3), 'legs');
  // Flat on the ground.
  const toe: Vec3 = [x, 0.02 + lift, hoof + b.leg * 0.4];
  const foot = limb(p, [x, 0.08 + lift, hoof + b.leg * 0.1], toe, b.leg * 0.62, b.leg * 0.86);
  take(Math.max(foot, lift - p[1]), 'shoes');
}
