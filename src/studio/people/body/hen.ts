import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, ellipsoid, limb } from '#studio/people/painting/distance.ts';
import type { Take } from './part.ts';

/** A hen that pecks at the ground, her tail up. */
export function takeHen(p: Vec3, take: Take): void {
  const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  const body = ellipsoid(p, [0, 0.19, 0], [0.085, 0.09, 0.13]);
  const tail = limb(p, [0, 0.22, -0.09], [0, 0.31, -0.17], 0.055, 0.03);
  const neck = limb(p, [0, 0.21, 0.1], [0, 0.12, 0.2], 0.05, 0.032);
  take(blend(blend(body, tail, 0.05), neck, 0.05), 'torso');
  take(ellipsoid(m, [0.078, 0.2, -0.015], [0.02, 0.055, 0.095]), 'legs');
  take(ellipsoid(p, [0, 0.1, 0.22], [0.028, 0.03, 0.034]), 'torso');
  take(limb(p, [0, 0.088, 0.24], [0, 0.066, 0.27], 0.011, 0.003), 'gold');
  take(ellipsoid(p, [0, 0.128, 0.235], [0.006, 0.02, 0.03]), 'band');
  take(ellipsoid(p, [0, 0.066, 0.225], [0.006, 0.016, 0.01]), 'band');
  take(ellipsoid(m, [0.026, 0.108, 0.232], [0.004, 0.005, 0.005]), 'eye');
  take(limb(m, [0.035, 0.12, 0], [0.035, 0.01, 0.01], 0.009, 0.008), 'gold');
  take(limb(m, [0.035, 0.008, 0.01], [0.045, 0.006, 0.055], 0.007, 0.004), 'gold');
}
