import { berries, ellipsoid, length3, limb } from '#studio/people/distance.ts';
import type { Take } from '#studio/people/part.ts';
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
const alongRow = (p: Vec3): Vec3 => [p[2] - Z - 0.12, p[1], p[0] + Z];

/** Trunk and cordon. */
function takeWood(p: Vec3, take: Take): void {
  const bark = 0.006 * Math.sin(p[1] * 60 + p[0] * 40) * Math.sin(p[2] * 70);
  take(limb(p, [0.02, 0, Z + 0.03], [-0.02, 0.5, Z], 0.05, 0.038) + bark, 'trunk');
  take(limb(p, [-0.02, 0.5, Z], [0, 0.86, Z], 0.038, 0.034) + bark, 'trunk');
  take(limb(p, [0, 0.86, Z], [-0.55, 0.93, Z], 0.034, 0.02) + bark, 'trunk');
  take(limb(p, [0, 0.86, Z], [0.55, 0.94, Z], 0.034, 0.02) + bark, 'trunk');
}

/** In winter: bare wood. */
export function standBareVine(at: Vec3, take: Take): void {
  const p = alongRow(at);
  const near = length3(p[0], p[1] - 0.85, p[2] - Z) - 1;
  if (near > 0.2) return take(near, 'trunk');
  takeWood(p, take);
  for (const [x, tall, end] of CANES)
    take(limb(p, [x, 0.92, Z], [end, tall, Z + 0.02], 0.009, 0.005), 'trunk');
}

/** Heads of the hedge: middle, width and height. */
const HEADS: readonly (readonly [number, number, number, number])[] = [
  [-0.42, 1.12, 0.26, 0.17],
  [-0.12, 1.2, 0.28, 0.22],
  [0.2, 1.16, 0.28, 0.19],
  [0.46, 1.12, 0.22, 0.16],
  [0.04, 1.36, 0.2, 0.13],
];

/** In leaf, with bunches under the leaves. */
export function standVine(at: Vec3, take: Take): void {
  const p = alongRow(at);
  const near = length3(p[0], p[1] - 0.9, p[2] - Z) - 1;
  if (near > 0.2) return take(near, 'leaves');
  takeWood(p, take);
  // A hedge of several heads, its leaves in two sizes of roughness.
  let hedge = Infinity;
  for (const [x, y, wide, tall] of HEADS)
    hedge = Math.min(hedge, ellipsoid(p, [x, y, Z], [wide, tall, 0.17]));
  const leaf =
    hedge > 0.12
      ? -0.05
      : 0.07 * (noise2(p[0] * 13 + p[2] * 7, p[1] * 13 - p[2] * 5, 4) - 0.5) +
        0.075 * (noise2(p[0] * 34 - p[2] * 19, p[1] * 34 + p[2] * 11, 9) - 0.5);
  take((hedge + leaf) * 0.6, 'leaves');
  for (const x of [-0.3, -0.02, 0.28]) {
    const bunch = ellipsoid(p, [x, 0.93, Z + 0.02], [0.055, 0.1, 0.055]);
    take(berries(p, bunch), 'grapes');
  }
}
