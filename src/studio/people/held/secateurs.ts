import { length3, limb } from '#studio/people/painting/distance.ts';
import type { Hold } from './held.ts';

/** Two red grips in the fist, short blades before it. */
export const holdSecateurs: Hold = (p, { at: [x, y, z] }, take) => {
  const near = length3(p[0] - x, p[1] - y, p[2] - z - 0.06) - 0.15;
  if (near > 0.08) return take(near, 'shears');
  take(limb(p, [x, y + 0.03, z - 0.03], [x, y + 0.008, z + 0.07], 0.013, 0.011), 'shears');
  take(limb(p, [x, y - 0.045, z - 0.03], [x, y - 0.004, z + 0.07], 0.013, 0.011), 'shears');
  take(limb(p, [x, y, z + 0.07], [x, y + 0.022, z + 0.135], 0.012, 0.004), 'blade');
  take(limb(p, [x, y, z + 0.07], [x, y - 0.02, z + 0.125], 0.012, 0.005), 'blade');
};
