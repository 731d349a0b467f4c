import {
  berries,
  drum,
  ellipsoid,
  hoop,
  length3,
  limb,
  ring,
} from '#studio/people/painting/distance.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Hold } from './held.ts';

/** Wicker: stakes and weavers go over and under each other. */
const woven = (p: Vec3, distance: number): number =>
  distance > 0.03
    ? distance - 0.005
    : distance + 0.0035 * Math.sin(p[1] * 260) * Math.sin(Math.atan2(p[2], p[0]) * 26);

/** A round basket hangs from the hand by its handle; what is in it shows above its rim. */
const basketOf =
  (load: 'grapes' | 'flowers' | 'cloth'): Hold =>
  (p, { at: [x, y, z] }, take) => {
    const q: Vec3 = [p[0] - x, p[1] - y + 0.34, p[2] - z];
    const near = length3(q[0], q[1] - 0.16, q[2]) - 0.3;
    if (near > 0.12) return take(near, 'basket');
    take(woven(q, drum(q, [0, 0, 0], { tall: 0.15, low: 0.13, high: 0.175 })), 'basket');
    take(ring(q, [0, 0.15, 0], 0.175, 0.013), 'basket');
    take(Math.max(hoop(q, [0, 0.15, 0], 0.17, 0.011), 0.15 - q[1]), 'basket');
    const heap = ellipsoid(q, [0, 0.14, 0], [0.155, 0.075, 0.155]);
    if (load === 'grapes') take(berries(p, heap), 'heap');
    else if (load === 'cloth') take(heap + 0.004 * Math.sin(q[0] * 60), 'toque');
    else
      take(
        heap - 0.03 + 0.02 * Math.sin(p[0] * 80) * Math.sin(p[1] * 80) * Math.sin(p[2] * 80),
        'petals',
      );
  };

export const holdBasket = basketOf('grapes');
export const holdFlowerBasket = basketOf('flowers');
export const holdCoveredBasket = basketOf('cloth');

/** On the shoulder beside the head, the hand round its rim. */
export const holdShoulderBasket: Hold = (p, { at: [x, y, z], ...grip }, take) =>
  holdBasket(p, { ...grip, at: [x - grip.side * 0.09, y + 0.2, z - 0.1] }, take);

/** A large one on the ground, being filled. */
export function standBasket(p: Vec3, take: Take): void {
  const grown: Take = (distance, part) => take(distance * LARGE, part);
  const q: Vec3 = [p[0] / LARGE, p[1] / LARGE, (p[2] - 0.62) / LARGE];
  holdBasket(q, { at: [0, 0.34, 0], side: 1, isFlute: false }, grown);
}
const LARGE = 1.7;

/** A picker's hod: worn on the back by two straps, wide at the top and full. */
export function wearHod(p: Vec3, take: Take): void {
  const c: Vec3 = [0, 1.0, -0.3];
  const near = length3(p[0], p[1] - 1.3, p[2] + 0.3) - 0.5;
  if (near > 0.15) return take(near, 'basket');
  take(
    woven([p[0], p[1], p[2] + 0.3], drum(p, c, { tall: 0.58, low: 0.13, high: 0.235 })),
    'basket',
  );
  take(ring(p, [0, 1.58, -0.3], 0.235, 0.014), 'basket');
  take(berries(p, ellipsoid(p, [0, 1.57, -0.3], [0.215, 0.09, 0.215])), 'heap');
  const side = Math.sign(p[0]) || 1;
  take(limb(p, [side * 0.11, 1.44, -0.08], [side * 0.12, 1.2, 0.125], 0.016, 0.016), 'basket');
}
