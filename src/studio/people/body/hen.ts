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

/** A goose that walks upright, her neck long. */
export function takeGoose(p: Vec3, take: Take): void {
  const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  const body = ellipsoid(p, [0, 0.33, -0.02], [0.125, 0.13, 0.23]);
  const tail = limb(p, [0, 0.36, -0.2], [0, 0.42, -0.32], 0.06, 0.02);
  const breast = limb(p, [0, 0.36, 0.14], [0, 0.48, 0.22], 0.085, 0.05);
  const neck = limb(p, [0, 0.48, 0.22], [0, 0.74, 0.25], 0.045, 0.032);
  const trunk = blend(blend(body, tail, 0.08), blend(breast, neck, 0.05), 0.08);
  take(trunk, 'torso');
  take(ellipsoid(m, [0.115, 0.35, -0.05], [0.028, 0.085, 0.19]), 'torso');
  take(ellipsoid(p, [0, 0.765, 0.275], [0.036, 0.036, 0.055]), 'torso');
  take(limb(p, [0, 0.76, 0.315], [0, 0.74, 0.385], 0.023, 0.012), 'gold');
  take(ellipsoid(m, [0.031, 0.778, 0.29], [0.006, 0.007, 0.007]), 'eye');
  for (const [side, ahead] of [
    [-1, 0.05],
    [1, -0.03],
  ] as const) {
    take(limb(p, [side * 0.06, 0.22, 0], [side * 0.06, 0.02, ahead], 0.017, 0.013), 'gold');
    take(ellipsoid(p, [side * 0.06, 0.012, ahead + 0.05], [0.05, 0.01, 0.06]), 'gold');
  }
}

/** A goose in small: the neck shorter, the bill flat. */
export function takeDuck(p: Vec3, take: Take): void {
  const q: Vec3 = [p[0] / DUCK, p[1] / DUCK, p[2] / DUCK];
  const own: Take = (distance, part) => take(distance * DUCK, part);
  // Legs and neck are the goose's drawn together.
  const up = q[1] < LEGS ? q[1] * 2 : q[1] + LEGS;
  const y = up < NECK_FROM ? up : NECK_FROM + (up - NECK_FROM) * SHORTER;
  takeGoose([q[0], y, q[2]], (distance, part) => own(distance / 2, part));
}
const DUCK = 0.72;
const LEGS = 0.11;
const NECK_FROM = 0.46;
const SHORTER = 1.6;

/** A cock that stands proudly: comb, wattles and a sickle of dark feathers. */
export function takeRooster(p: Vec3, take: Take): void {
  const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  const body = ellipsoid(p, [0, 0.28, -0.02], [0.095, 0.1, 0.16]);
  const breast = limb(p, [0, 0.3, 0.08], [0, 0.46, 0.15], 0.085, 0.046);
  take(blend(body, breast, 0.07), 'torso');
  take(ellipsoid(m, [0.086, 0.29, -0.03], [0.024, 0.065, 0.12]), 'hair');
  for (const [up, back] of TAIL) {
    const root = limb(p, [0, 0.33, -0.14], [0, 0.36 + up, -0.22 - back * 0.5], 0.03, 0.026);
    const end: Vec3 = [0, 0.34 + up * 0.72, -0.26 - back];
    take(blend(root, limb(p, [0, 0.36 + up, -0.22 - back * 0.5], end, 0.026, 0.01), 0.02), 'hair');
  }
  take(ellipsoid(p, [0, 0.5, 0.165], [0.038, 0.04, 0.046]), 'torso');
  take(limb(p, [0, 0.497, 0.2], [0, 0.48, 0.248], 0.015, 0.004), 'gold');
  take(ellipsoid(m, [0.034, 0.51, 0.18], [0.006, 0.007, 0.007]), 'eye');
  const spikes = 0.014 * Math.abs(Math.sin(p[2] * 95));
  take(
    Math.max(ellipsoid(p, [0, 0.548, 0.165], [0.009, 0.03, 0.05]) - spikes * 0.5, 0.52 - p[1]),
    'band',
  );
  take(ellipsoid(p, [0, 0.45, 0.198], [0.012, 0.032, 0.016]), 'band');
  take(limb(m, [0.045, 0.2, 0], [0.045, 0.012, 0.01], 0.015, 0.01), 'gold');
  take(limb(m, [0.045, 0.01, -0.03], [0.055, 0.008, 0.075], 0.009, 0.005), 'gold');
}

/** Feathers of a cock's tail: how high and how far back each arches. */
const TAIL: readonly (readonly [number, number])[] = [
  [0.2, 0.02],
  [0.15, 0.1],
  [0.08, 0.14],
];
