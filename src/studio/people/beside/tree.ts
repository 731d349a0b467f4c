import { blend, ellipsoid, length3, limb } from '#studio/people/painting/distance.ts';
import type { Take } from '#studio/people/body/part.ts';
import { noise2 } from '#studio/textures/noise.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** Behind whoever stands under it, a step aside. */
const [X, Z] = [0.72, -0.4];

/** Clouds of leaves: aside, up, ahead and how wide. */
const CROWN: readonly (readonly [number, number, number, number])[] = [
  [-0.55, 2.42, -0.3, 0.5],
  [0.05, 2.6, -0.5, 0.56],
  [0.62, 2.5, -0.5, 0.54],
  [1.05, 2.3, -0.4, 0.4],
  [-0.95, 2.24, -0.4, 0.34],
  [0.3, 2.3, -0.1, 0.36],
  [-0.25, 2.26, -0.45, 0.34],
];

/** A twisted trunk that forks, and a crown over the heads. */
export function standTree(p: Vec3, take: Take): void {
  const near = length3(p[0] * 0.72, (p[1] - 1.5) * 0.72, p[2] + 0.4) - 1.2;
  if (near > 0.2) return take(near, 'bole');
  takeBole(p, take);
  if (p[1] < 1.75) return take(1.8 - p[1], 'crown');
  let crown = Infinity;
  for (const [x, y, z, wide] of CROWN)
    crown = Math.min(crown, ellipsoid(p, [x, y, z], [wide, wide * 0.62, wide * 0.9]));
  const rough =
    crown > 0.2
      ? -0.1
      : 0.34 * (noise2(p[0] * 5 + p[2] * 3, p[1] * 6 - p[2] * 2, 14) - 0.5) +
        0.12 * (noise2(p[0] * 27 - p[2] * 15, p[1] * 30 + p[2] * 9, 19) - 0.5);
  take((crown + rough) * 0.55, 'crown');
}

function takeBole(p: Vec3, take: Take): void {
  const bark = 0.012 * Math.sin(p[1] * 34 + p[0] * 50) * Math.sin(p[2] * 60 + p[1] * 9);
  const foot = limb(p, [X + 0.06, 0, Z], [X, 0.3, Z], 0.19, 0.13);
  const stem = limb(p, [X, 0.3, Z], [X - 0.08, 1.25, Z - 0.03], 0.13, 0.1);
  const left = limb(p, [X - 0.08, 1.25, Z - 0.03], [X - 0.95, 2.3, Z + 0.1], 0.085, 0.04);
  const right = limb(p, [X - 0.08, 1.25, Z - 0.03], [X + 0.4, 2.3, Z], 0.085, 0.04);
  const wood = blend(blend(foot, stem, 0.06), blend(left, right, 0.06), 0.06);
  take((wood + bark) * 0.8, 'bole');
}
