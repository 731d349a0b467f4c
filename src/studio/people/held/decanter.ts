import { blend, ellipsoid, length3, limb } from '#studio/people/painting/distance.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Hold } from './held.ts';

/** Wide at the foot, a long neck with a flared lip. */
export function decanterAt(q: Vec3, take: Take): void {
  const near = length3(q[0], q[1] - 0.13, q[2]) - 0.2;
  if (near > 0.1) return take(near, 'decanter');
  const belly = ellipsoid(q, [0, 0.065, 0], [0.098, 0.068, 0.098]);
  const neck = limb(q, [0, 0.1, 0], [0, 0.24, 0], 0.04, 0.02);
  const lip = limb(q, [0, 0.24, 0], [0, 0.275, 0], 0.018, 0.034);
  const glass = blend(blend(belly, neck, 0.05), lip, 0.02);
  take(glass, q[1] < 0.075 ? 'decanted' : 'decanter');
}

/** Held by its neck. */
export const holdDecanter: Hold = (p, { at: [x, y, z] }, take) =>
  decanterAt([p[0] - x, p[1] - y + 0.17, p[2] - z - 0.03], take);
