import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, ellipsoid, limb } from './distance.ts';
import type { Take } from './part.ts';

/** A dog that sits, head up, hanging ears; metres. */
export function takeDog(p: Vec3, take: Take): void {
  const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  const haunch = ellipsoid(p, [0, 0.17, -0.09], [0.115, 0.15, 0.15]);
  const chest = ellipsoid(p, [0, 0.31, 0.01], [0.095, 0.16, 0.105]);
  const thigh = ellipsoid(m, [0.095, 0.09, -0.07], [0.05, 0.085, 0.115]);
  const neck = limb(p, [0, 0.4, 0.03], [0, 0.51, 0.07], 0.075, 0.06);
  take(blend(blend(blend(haunch, chest, 0.08), neck, 0.05), thigh, 0.04) + fur(p), 'torso');
  take(
    blend(
      limb(m, [0.052, 0.28, 0.06], [0.055, 0.03, 0.095], 0.036, 0.028),
      ellipsoid(m, [0.056, 0.02, 0.12], [0.032, 0.022, 0.045]),
      0.015,
    ),
    'legs',
  );
  take(ellipsoid(m, [0.1, 0.022, 0.03], [0.035, 0.024, 0.06]), 'legs');
  take(limb(p, [0, 0.05, -0.2], [0.12, 0.035, -0.29], 0.03, 0.018) + fur(p), 'torso');
  const skull = ellipsoid(p, [0, 0.55, 0.075], [0.07, 0.066, 0.078]);
  const muzzle = limb(p, [0, 0.535, 0.13], [0, 0.522, 0.185], 0.042, 0.03);
  take(blend(skull, muzzle, 0.03), 'sleeve');
  take(ellipsoid(p, [0, 0.535, 0.215], [0.018, 0.014, 0.012]), 'eye');
  take(ellipsoid(m, [0.034, 0.568, 0.138], [0.011, 0.012, 0.01]), 'eye');
  take(limb(m, [0.062, 0.59, 0.055], [0.088, 0.5, 0.06], 0.02, 0.03), 'lip');
}

/** A cat that sits, its tail round its paws, pointed ears. */
export function takeCat(p: Vec3, take: Take): void {
  const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  const haunch = ellipsoid(p, [0, 0.1, -0.03], [0.078, 0.106, 0.09]);
  const chest = ellipsoid(p, [0, 0.175, 0.014], [0.055, 0.085, 0.052]);
  const thigh = ellipsoid(m, [0.058, 0.052, 0], [0.035, 0.052, 0.062]);
  take(blend(blend(haunch, chest, 0.05), thigh, 0.025) + fur(p) * 0.6, 'torso');
  take(limb(m, [0.028, 0.15, 0.035], [0.029, 0.015, 0.06], 0.02, 0.017), 'legs');
  take(limb(p, [0.05, 0.018, -0.09], [0.115, 0.018, 0], 0.018, 0.016), 'torso');
  take(limb(p, [0.115, 0.018, 0], [0.05, 0.018, 0.1], 0.016, 0.011), 'torso');
  const skull = ellipsoid(p, [0, 0.27, 0.035], [0.056, 0.048, 0.05]);
  const muzzle = ellipsoid(p, [0, 0.256, 0.078], [0.024, 0.017, 0.018]);
  take(blend(skull, muzzle, 0.015), 'sleeve');
  take(limb(m, [0.034, 0.3, 0.03], [0.044, 0.345, 0.026], 0.02, 0.004), 'sleeve');
  take(ellipsoid(m, [0.022, 0.278, 0.079], [0.01, 0.008, 0.006]), 'flame');
  take(ellipsoid(p, [0, 0.262, 0.097], [0.006, 0.004, 0.004]), 'eye');
}

const fur = (p: Vec3): number =>
  0.0035 * Math.sin(p[0] * 130 + p[1] * 60) * Math.sin(p[1] * 120 + p[2] * 90);
