import { box, length2, length3, limb } from '#studio/people/painting/distance.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** Radius, half the width, and where the axle's end is: aside and ahead of the driver. */
const REAR = { radius: 0.62, half: 0.13, aside: 0.6, ahead: -0.08 };
const FRONT = { radius: 0.36, half: 0.085, aside: 0.46, ahead: 1.5 };

/** An old one of the vineyard, driven towards +z: its seat is as high as whoever drives is raised. */
export function standTractor(p: Vec3, take: Take): void {
  const near = length3(p[0], p[1] - 0.8, p[2] - 0.75) - 1.75;
  if (near > 0.2) return take(near, 'tractor');
  const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  for (const { radius, half, aside, ahead } of [REAR, FRONT]) {
    const across = length2(p[1] - radius, p[2] - ahead);
    const lug =
      0.012 * Math.sign(Math.sin(Math.atan2(p[1] - radius, p[2] - ahead) * 14 + m[0] * 9));
    const wheel = Math.max(across - radius + 0.014 - lug, Math.abs(m[0] - aside) - half);
    take(wheel * 0.8, 'lugs');
    take(Math.max(across - radius * 0.56, Math.abs(m[0] - aside) - half - 0.008), 'rim');
    take(Math.max(across - 0.07, Math.abs(m[0] - aside) - half - 0.03), 'lugs');
  }
  // Bonnet, its grille, the axles and what carries them.
  take(box(p, [0, 1.02, 1.12], [0.25, 0.25, 0.6], 0.06), 'tractor');
  take(box(p, [0, 0.98, 1.72], [0.17, 0.2, 0.02], 0.01), 'lugs');
  take(box(p, [0, 0.66, 0.72], [0.15, 0.14, 0.98], 0.03), 'lugs');
  take(limb(m, [0, 0.62, REAR.ahead], [0.6, 0.62, REAR.ahead], 0.09, 0.07), 'lugs');
  take(limb(m, [0, 0.5, FRONT.ahead], [0.46, 0.4, FRONT.ahead], 0.06, 0.05), 'lugs');
  // Mudguards, footplate and seat.
  const arch = length2(p[1] - REAR.radius, p[2] - REAR.ahead);
  const guard = Math.max(
    Math.abs(arch - 0.72) - 0.02,
    Math.abs(m[0] - 0.56) - 0.19,
    REAR.radius + 0.16 - p[1] + (p[2] - REAR.ahead) * 0.4,
  );
  take(guard, 'tractor');
  take(box(p, [0, 0.5, 0.4], [0.46, 0.025, 0.28], 0.01), 'lugs');
  take(box(p, [0, 0.99, -0.12], [0.21, 0.045, 0.2], 0.03), 'lugs');
  take(box(p, [0, 1.16, -0.33], [0.21, 0.16, 0.03], 0.03), 'lugs');
  // Steering wheel on its column, and the exhaust.
  const tilted = (p[1] - 1.34) * 0.85 + (p[2] - 0.48) * 0.5;
  const round = length3(p[0], p[1] - 1.34, p[2] - 0.48);
  take(length2(round - 0.18, tilted) - 0.017, 'lugs');
  take(limb(p, [0, 1.34, 0.48], [0, 1.06, 0.62], 0.02, 0.03), 'lugs');
  take(limb(p, [0.14, 1.2, 1.3], [0.14, 1.78, 1.3], 0.035, 0.028), 'rim');
  for (const s of [-1, 1]) take(length3(p[0] - s * 0.3, p[1] - 1.06, p[2] - 1.62) - 0.075, 'rim');
}
