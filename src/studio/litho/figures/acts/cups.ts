import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What people drink from besides glasses of wine. */
export const CUPS: ReadonlySet<ThingId> = new Set<ThingId>([
  'mulled_wine',
  'cocktail',
  'tropical_drink',
  'beer',
  'coffee',
  'clay_cup',
  'cup',
]);

/** 'Friends drinking mulled wine' have it in their hands; `null` where it is wine from a glass. */
export const cupIn = (things: readonly AskedThing[]): ThingId | null =>
  things.find(({ thing, relation }) => CUPS.has(thing) && !relation)?.thing ?? null;
