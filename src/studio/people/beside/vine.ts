import { berries, ellipsoid, length3, limb } from '#studio/people/distance.ts';
import type { Take } from '#studio/people/part.ts';
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

/** In leaf, with bunches under the leaves. */
export function standVine(at: Vec3, take: Take): void {
  const p = alongRow(at);
  const near = length3(p[0], p[1] - 0.9, p[2] - Z) - 1;
  if (near > 0.2) return take(near, 'leaves');
  takeWood(p, take);
  const hedge = ellipsoid(p, [0, 1.32, Z + 0.02], [0.62, 0.34, 0.22]);
  const leaves =
    hedge > 0.14
      ? hedge - 0.06
      : hedge +
        0.04 * Math.sin(p[0] * 31 + p[1] * 9) * Math.sin(p[1] * 29) * Math.sin(p[2] * 33 + 1);
  take(leaves * 0.7, 'leaves');
  for (const x of [-0.3, -0.02, 0.28]) {
    const bunch = ellipsoid(p, [x, 0.93, Z + 0.02], [0.055, 0.1, 0.055]);
    take(berries(p, bunch), 'grapes');
  }
}
