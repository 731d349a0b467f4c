import { isPosedByMaker } from '#studio/things/drawn-states.ts';
import { slabAt } from '#studio/compose/things/silhouette.ts';
import type { Company } from './gather.ts';
import type { Spot } from './block.ts';

/** How far a leaning bottle goes to the left on its way up, by its height. */
const SLOPE = Math.tan(0.3);
/** From the middle of its foot to its left side, as a share of its height. */
const FOOT = 0.085;
/** Under its mouth, as a share of its height: what is taller than this is leant on with the neck. */
const MOUTH = 0.92;

/** 'A bottle leaning against a basket' touches it: it is pushed up to what stands to its left. */
export function leanTo(company: readonly Company[], spots: readonly Spot[]): Spot[] {
  return spots.map((spot, i) => {
    const one = company[i]!;
    const { relation, asked, extent } = one;
    const isLeaning = asked.states.includes('tilted') && isPosedByMaker('tilted', asked.thing);
    if (!isLeaning || relation?.kind !== 'right_of' || one.count !== 1) return spot;
    const holder = company[relation.to]!;
    const beside = spots[relation.to]!;
    const tall = extent.max[1] * one.k;
    const touching = holder.pieces.flatMap((piece) => {
      const { min, max, slabs } = holder.extent;
      const x = beside.x + piece.x - ((min[0] + max[0]) / 2) * holder.k;
      return slabs.map((slab) => {
        const { max: far } = slabAt(slab, [x, (piece.y ?? 0) * holder.k, 0], holder.k);
        return far[0] + Math.min(far[1], tall * MOUTH) * SLOPE;
      });
    });
    const foot = Math.max(...touching) + tall * FOOT;
    return { x: foot + ((extent.min[0] + extent.max[0]) / 2) * one.k, z: beside.z };
  });
}
