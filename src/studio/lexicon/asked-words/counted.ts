import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Plurals of these are seen as several; a handful of nuts is one piece. */
export const COUNTED: ReadonlySet<ThingId> = new Set(
  THINGS.filter(
    // 'A glass of breadsticks' are several in one.
    ({ stance, one }) => (stance === 'tall' || stance === 'floor') && !one.includes(' of '),
  ).map(({ id }) => id),
);
