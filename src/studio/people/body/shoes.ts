import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, ellipsoid } from '#studio/people/painting/distance.ts';

interface Shoe {
  tip: Vec3;
  heel: Vec3;
}

/** Low over the toes, high at the heel. */
export const shoeAt = (p: Vec3, { tip, heel }: Shoe): number =>
  blend(ellipsoid(p, tip, TIP), ellipsoid(p, heel, HEEL), 0.04);
const TIP: Vec3 = [0.042, 0.03, 0.092];
const HEEL: Vec3 = [0.037, 0.052, 0.052];

/** A leg with its shoe, measured once and not at every point. */
export function shod<Leg extends { toe: Vec3 }>(leg: Leg): Leg & { shoe: Shoe } {
  const [x, y, z] = leg.toe;
  return { ...leg, shoe: { tip: [x, y - 0.014, z + 0.03], heel: [x, y + 0.006, z - 0.065] } };
}
