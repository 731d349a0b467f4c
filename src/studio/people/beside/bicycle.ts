import { bottleAt } from '#studio/people/held/bottle.ts';
import { box, length2, length3, limb } from '#studio/people/painting/distance.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

const WHEEL = 0.335;
const AXLES = [-0.5, 0.58] as const;

/** Joints of the frame: crank, saddle, head and both axles. */
const CRANK: Vec3 = [0, 0.29, 0.06];
const SADDLE: Vec3 = [0, 0.86, -0.1];
const HEAD: Vec3 = [0, 0.84, 0.4];
const TUBES: readonly (readonly [Vec3, Vec3, number])[] = [
  [CRANK, SADDLE, 0.016],
  [CRANK, HEAD, 0.018],
  [SADDLE, [0, 0.76, 0.42], 0.014],
  [CRANK, [0, WHEEL, AXLES[0]], 0.011],
  [[0, 0.78, -0.08], [0, WHEEL, AXLES[0]], 0.01],
  [[0, 0.98, 0.36], [0, WHEEL, AXLES[1]], 0.013],
  [[-0.24, 1.02, 0.36], [0.24, 1.02, 0.36], 0.012],
  [[-0.1, 0.44, 0.16], CRANK, 0.01],
  [CRANK, [0.1, 0.14, 0.06], 0.01],
];

/** Ridden towards +z: two wheels, a frame, a saddle, and a basket before the handlebar. */
export function standBicycle(
  p: Vec3,
  bears: 'basket' | 'bottle_basket' | undefined,
  take: Take,
): void {
  const near = length3(p[0], p[1] - 0.55, p[2] - 0.04) - 1;
  if (near > 0.15) return take(near, 'bike');
  for (const z of AXLES) {
    const across = length2(p[1] - WHEEL, p[2] - z);
    take(length2(across - WHEEL + 0.016, p[0]) - 0.017, 'tyre');
    if (across < WHEEL) take(spokesAt(p, z), 'fur');
  }
  for (const [from, to, thick] of TUBES) take(limb(p, from, to, thick, thick), 'bike');
  take(limb(p, [0, 0.9, -0.2], [0, 0.9, 0.02], 0.055, 0.025), 'tyre');
  if (!bears) return;
  const q: Vec3 = [p[0], p[1] - 0.98, p[2] - 0.56];
  const hull = box(q, [0, 0, 0], [0.19, 0.12, 0.14], 0.02);
  const weave = 0.004 * Math.sin(p[1] * 160) * Math.sin((p[0] + p[2]) * 90);
  take(Math.max(hull, -box(q, [0, 0.05, 0], [0.17, 0.14, 0.12], 0.01)) + weave, 'basket');
  if (bears === 'bottle_basket') bottleAt([q[0], q[1] + 0.09, q[2]], take);
}

/** Thin, every fifth of a turn. */
function spokesAt(p: Vec3, z: number): number {
  const [y, ahead] = [p[1] - WHEEL, p[2] - z];
  const turn = Math.atan2(y, ahead);
  const step = Math.PI / 6;
  const off = turn - Math.round(turn / step) * step;
  return length2(Math.sin(off) * length2(y, ahead), p[0]) - 0.0035;
}
