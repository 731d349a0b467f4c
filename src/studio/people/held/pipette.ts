import { length3, limb } from '#studio/people/painting/distance.ts';
import type { Hold } from './held.ts';

/** The wine thief: a long glass tube, wine in its lower half, held upright by its upper end. */
export const holdPipette: Hold = (p, { at: [x, y, z] }, take) => {
  const near = length3(p[0] - x, Math.max(0, Math.abs(p[1] - y + 0.17) - 0.3), p[2] - z) - 0.04;
  if (near > 0.1) return take(near, 'pipette');
  // A clear neck, a bulb and a tip, wine up to the fingers.
  take(limb(p, [x, y + 0.12, z + 0.03], [x, y - 0.06, z + 0.03], 0.009, 0.01), 'pipette');
  take(limb(p, [x, y - 0.06, z + 0.03], [x, y - 0.12, z + 0.03], 0.01, 0.017), 'pipette');
  take(limb(p, [x, y - 0.12, z + 0.03], [x, y - 0.26, z + 0.03], 0.017, 0.017), 'sample');
  take(limb(p, [x, y - 0.26, z + 0.03], [x, y - 0.32, z + 0.03], 0.017, 0.007), 'sample');
  take(limb(p, [x, y - 0.32, z + 0.03], [x, y - 0.47, z + 0.03], 0.007, 0.005), 'sample');
};
