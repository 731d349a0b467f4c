import { berries, ellipsoid, length3, limb } from '#studio/people/painting/distance.ts';
import type { Hold } from './held.ts';

/** A bunch that hangs from the fingers by its stalk. */
export const holdGrapes: Hold = (p, { at: [x, y, z] }, take) => {
  const near = length3(p[0] - x, p[1] - y + 0.12, p[2] - z) - 0.18;
  if (near > 0.1) return take(near, 'grapes');
  take(limb(p, [x, y + 0.03, z + 0.02], [x, y - 0.04, z + 0.03], 0.006, 0.004), 'stems');
  const shoulder = ellipsoid(p, [x, y - 0.085, z + 0.03], [0.066, 0.06, 0.055]);
  const tip = ellipsoid(p, [x, y - 0.16, z + 0.03], [0.04, 0.07, 0.038]);
  take(berries(p, Math.min(shoulder, tip)), 'grapes');
};
