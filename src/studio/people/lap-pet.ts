import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, ellipsoid, length3, limb } from './painting/distance.ts';
import type { Take } from './body/part.ts';

/** Above the thighs of whoever sits. */
const AT: Vec3 = [0, 0.66, 0.24];

/** A cat or a small dog curled up on somebody's knees, its head on its paws. */
export function takeLapPet(p: Vec3, pet: 'cat' | 'dog' | 'baby', take: Take): void {
  const [x, y, z] = [p[0] - AT[0], p[1] - AT[1], p[2] - AT[2]];
  const near = length3(x, y, z) - 0.3;
  if (near > 0.1) return take(near, pet === 'baby' ? 'fur' : pet);
  const q: Vec3 = [x, y, z];
  if (pet === 'baby') return takeBaby(q, take);
  const m: Vec3 = [x, y, Math.abs(z - 0.05)];
  const body = ellipsoid(q, [0.02, 0, 0], [0.17, 0.085, 0.105]);
  const haunch = ellipsoid(q, [0.11, -0.005, 0.04], [0.075, 0.075, 0.07]);
  const head = ellipsoid(q, [-0.17, 0.045, 0.05], [0.06, 0.053, 0.053]);
  const snout = ellipsoid(q, [-0.19, 0.03, 0.1], pet === 'dog' ? [0.03, 0.026, 0.05] : SHORT);
  take(blend(blend(body, haunch, 0.03), blend(head, snout, 0.02), 0.02), pet);
  // Pricked ears, or hanging ones.
  if (pet === 'cat') take(limb(m, [-0.17, 0.08, 0.03], [-0.175, 0.13, 0.04], 0.02, 0.004), pet);
  else take(ellipsoid(m, [-0.165, 0.04, 0.052], [0.025, 0.045, 0.012]), pet);
  take(limb(q, [0.17, -0.03, 0.03], [0.02, -0.045, 0.13], 0.02, 0.014), pet);
  for (const dx of [-0.022, 0.022])
    take(ellipsoid(q, [-0.18 + dx, 0.058, 0.1], [0.008, 0.006, 0.006]), 'eye');
  take(ellipsoid(q, [-0.19, 0.038, pet === 'dog' ? 0.148 : 0.122], [0.009, 0.007, 0.007]), 'eye');
}
const SHORT: Vec3 = [0.026, 0.02, 0.022];

/** Wrapped in a cloth, the face free. */
function takeBaby(q: Vec3, take: Take): void {
  const fold = 0.004 * Math.sin(q[0] * 60 + q[1] * 40);
  const wrap = ellipsoid(q, [0.06, -0.01, 0.02], [0.2, 0.095, 0.1]);
  const hood = ellipsoid(q, [-0.15, 0.03, 0.02], [0.085, 0.085, 0.08]);
  take(blend(wrap, hood, 0.05) + fold, 'fur');
  take(ellipsoid(q, [-0.16, 0.045, 0.055], [0.062, 0.066, 0.06]), 'skin');
  for (const dx of [-0.022, 0.022])
    take(ellipsoid(q, [-0.16 + dx, 0.055, 0.112], [0.009, 0.003, 0.005]), 'brow');
}
