import { box, length2, length3, limb } from '#studio/people/painting/distance.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

const WHEEL = 0.31;
const AXLE: Vec3 = [0.31, WHEEL, -0.1];
const CASTER = 0.09;
const SEAT = 0.44;

/** The tubes of its right side: back and handle, armrest, rail and footrest. */
const TUBES: readonly (readonly [Vec3, Vec3])[] = [
  [
    [0.25, 0.3, -0.24],
    [0.25, 0.98, -0.3],
  ],
  [
    [0.25, 0.98, -0.3],
    [0.25, 1, -0.42],
  ],
  [
    [0.25, 0.66, -0.26],
    [0.25, 0.66, 0.16],
  ],
  [
    [0.25, 0.66, 0.16],
    [0.25, SEAT, 0.24],
  ],
  [
    [0.25, SEAT, -0.26],
    [0.25, SEAT, 0.3],
  ],
  [
    [0.25, SEAT, 0.3],
    [0.2, 0.12, 0.44],
  ],
  [
    [0.25, SEAT, 0.24],
    [0.27, CASTER, 0.26],
  ],
];

/** Two large wheels with their push rims, small ones before them, a sling seat and footrests. */
export function standWheelchair(p: Vec3, take: Take): void {
  const near = length3(p[0], p[1] - 0.5, p[2]) - 0.75;
  if (near > 0.15) return take(near, 'wheelchair');
  const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  const across = length2(m[1] - AXLE[1], m[2] - AXLE[2]);
  take(length2(across - WHEEL + 0.02, m[0] - AXLE[0]) - 0.02, 'wheel');
  take(length2(across - WHEEL + 0.07, m[0] - AXLE[0] - 0.035) - 0.009, 'wheelchair');
  if (across < WHEEL) take(spoke(m), 'wheelchair');
  const small = length2(m[1] - CASTER, m[2] - 0.27);
  take(Math.max(small - CASTER, Math.abs(m[0] - 0.27) - 0.018), 'wheel');
  for (const [from, to] of TUBES) take(limb(m, from, to, 0.015, 0.015), 'wheelchair');
  take(box(p, [0, SEAT, 0], [0.24, 0.03, 0.25], 0.02), 'wheel');
  take(box(p, [0, 0.72, -0.29], [0.24, 0.22, 0.02], 0.015), 'wheel');
  take(box(m, [0.13, 0.11, 0.48], [0.08, 0.012, 0.09], 0.008), 'wheelchair');
}

/** From the hub to the nearest of a dozen. */
function spoke([x, y, z]: Vec3): number {
  const [dy, dz] = [y - AXLE[1], z - AXLE[2]];
  const step = Math.PI / 6;
  const turn = Math.atan2(dy, dz);
  const off = turn - Math.round(turn / step) * step;
  return length2(length2(dy, dz) * Math.sin(off), x - AXLE[0]) - 0.004;
}
