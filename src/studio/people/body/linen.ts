import type { Vec3 } from '#studio/scene-graph.ts';
import { ellipsoid, length2 } from '#studio/people/painting/distance.ts';
import type { Take } from './part.ts';
import type { PersonShape } from './person-shape.ts';

/** Linen at the neck, as painters of old show it: a broad flat collar, or a kerchief tied before the throat. */
export function takeLinen(q: Vec3, linen: NonNullable<PersonShape['linen']>, take: Take): void {
  if (q[1] < 1.2 || q[1] > 1.56) return;
  if (linen === 'band') takeBand(q, take);
  else takeKerchief(q, take);
}

/** From a standing neck over both shoulders, lower before the breast. */
function takeBand(q: Vec3, take: Take): void {
  const z = q[2] + 0.012;
  const from = length2(q[0], z * (z > 0 ? 0.92 : 1.15));
  const front = z > 0 ? z / Math.max(0.02, from) : 0;
  const out = Math.max(0, from - 0.062);
  // Flat on the shoulder, steeper down the breast.
  const lie = 1.497 - out * (0.62 + 0.42 * front) - out * out * 1.6;
  const edge = 0.15 - 0.018 * front + 0.0025 * Math.sin(Math.atan2(q[0], z) * 22);
  const parted = z > 0 ? 0.006 + out * 0.22 - Math.abs(q[0]) : -1;
  const sheet = Math.abs(q[1] - lie) * 0.8 - 0.0065;
  take(Math.max(sheet, from - edge, 0.055 - from, parted) * 0.7, 'veil');
  // Its upright part hides the throat.
  const high = Math.abs(q[1] - 1.502) - 0.016;
  take(Math.max(Math.abs(from - 0.066) - 0.006, high) * 0.8, 'veil');
}

function takeKerchief(q: Vec3, take: Take): void {
  const fold = 0.005 * Math.sin(q[1] * 150 + q[0] * 60);
  take(ellipsoid(q, [0, 1.478, -0.004], [0.098, 0.05, 0.094]) + fold, 'scarf');
  take(ellipsoid(q, [0, 1.41, 0.088], [0.055, 0.062, 0.026]) + fold, 'scarf');
}
