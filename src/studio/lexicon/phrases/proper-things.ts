import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Things that there are once in the world: the Golden Gate Bridge is red, and 'la torre di Pisa' is one. */
export const PROPER_THINGS: ReadonlySet<ThingId> = new Set(
  THINGS.filter(({ one }) => /^\p{Lu}/u.test(one)).map(({ id }) => id),
);
