import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Dishes of several pieces: how many lie on a plate, the inventory does not tell. */
const OF_PIECES = new Set<ThingId>(
  THINGS.filter(({ one }) => /^serving of .*s$/.test(one)).map(({ id }) => id),
);

const IN_VESSELS =
  /\b(?:plates|bowls|servings|portions|platters|assiettes|bols|piatti|porzioni|platos|raciones|teller|portionen) (?:of |de |d['’]|di )?/i;

/** 'Four tacos' are no four plates of them; 'four plates of tacos' are. */
export const countsPieces = (thing: ThingId, prompt: string): boolean =>
  OF_PIECES.has(thing) && !IN_VESSELS.test(prompt);

/** What was counted of it: plates, not pieces. */
export const servedIn = (thing: string | undefined, count: number): string =>
  OF_PIECES.has(thing as ThingId) ? ` serving${count > 1 ? 's' : ''}` : '';
