import type { AskedThing } from '#studio/things/asked-thing.ts';

/** How many lie there of what was scattered: more than anybody counts at a glance. */
export const A_SCATTER = 10;

/** Leaves under a bottle. */
export const A_BED = 22;
export const isBed = ({ thing, count }: AskedThing): boolean =>
  thing === 'vine_leaf' && count === A_BED;
