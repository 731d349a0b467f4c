import { ellipsoid, length3, limb } from '#studio/people/distance.ts';
import type { Hold } from './held.ts';

/** Foot, stem and bowl, cut off at the rim; the stem is between the fingers. */
export const holdGlass: Hold = (p, { at, isFlute }, take) => {
  const [x, y, z] = [at[0], at[1], at[2] + 0.03];
  const near = length3(p[0] - x, p[1] - y - 0.04, p[2] - z) - 0.2;
  if (near > 0.1) return take(near, 'glass');
  take(limb(p, [x, y - 0.06, z], [x, y + 0.05, z], 0.005, 0.005), 'glass');
  take(ellipsoid(p, [x, y - 0.063, z], [0.034, 0.005, 0.034]), 'glass');
  const [wide, tall] = isFlute ? [0.024, 0.085] : [0.044, 0.064];
  const middle = y + 0.045 + tall;
  const bowl = Math.max(
    ellipsoid(p, [x, middle, z], [wide, tall, wide]),
    p[1] - middle - tall * 0.72,
  );
  take(bowl, p[1] < middle + (isFlute ? tall * 0.3 : -0.004) ? 'wine' : 'glass');
};
