import { FOOD } from '#studio/things/catalogue/food.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { isDish } from '#studio/things/platings.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';

/**
 * 'A Christmas table with mulled wine and oranges': a table, and what was named on it. Empty plates, which nobody
 * asked for, would stand before all of that.
 */
export const isBareTable = (one: AskedThing, things: readonly AskedThing[]): boolean =>
  one.thing === 'place_setting' &&
  one.count === null &&
  one.isSeveral !== true &&
  !LAID.test(fold(one.word)) &&
  things.some((other) => isServed(other)) &&
  !things.some(({ thing, count }) => OF_A_PLACE.has(thing) || (isGlass(thing) && (count ?? 1) > 2));

/** Words that say that places are laid, and not only that there is a table. */
const LAID =
  /\b(?:settings?|laid|set|for|couverts?|dressee|mise|pour|apparecchiat[ao]|per|coperti|puesta|preparada|para|gedeck\w*|fur|place_setting)\b/;

const SERVED: ReadonlySet<ThingId> = new Set<ThingId>([
  ...FOOD.map(({ id }) => id),
  'turkey',
  'panettone',
  'stollen',
  'gingerbread',
  'raclette',
  'fondue',
  'mulled_wine',
  'cocktail',
  'long_drink',
  'coffee',
  'tea',
]);
const isServed = ({ thing }: AskedThing): boolean => SERVED.has(thing) || isDish(thing);

/** 'With four glasses': a place for each. */
const isGlass = (thing: ThingId): boolean => thing === 'glass' || thing === 'champagne_flute';

/** Who names these means them at every place. */
const OF_A_PLACE: ReadonlySet<ThingId> = new Set<ThingId>([
  'plate',
  'napkin',
  'fork',
  'knife',
  'place_card',
]);
