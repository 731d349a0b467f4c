import { STANCES } from './can-hold.ts';
import { isView, liesOpen } from '#studio/places/place.ts';
import { TABLES } from '#studio/things/tables.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { numberOf } from '#studio/lexicon/matching/number-words.ts';
import { unaskedThing as plain } from './unasked-thing.ts';

interface Meal {
  wanted: readonly Effect[];
  hasFigures: boolean;
  source: string;
}

const TABLE_FOR =
  /\b(?:tables?|tablescape|(?:dinner|lunch|brunch|table|meal|party) (?:setup|set-up|setting)|dinner|supper|lunch|brunch|feast|meal|d[iî]ner|d[ée]jeuner|repas|tavol[oa]|cena|pranzo|mesa|almuerzo|comida|\p{L}*tisch|\p{L}*tafel|abendessen|mittagessen|erntemahl|ernteessen)(?: \p{L}+){0,2}? (?:for|pour|per|para|f[uü]r) (\p{L}+|\d{1,2})\b/giu;
const FINE: ReadonlySet<ThingId> = new Set(['place_setting', 'long_table', 'bistro_table']);
const LAID_WITH: ReadonlySet<ThingId> = new Set(['plate', 'napkin', 'fork', 'knife', 'glass']);
/** Who harvests is hungry, and many. */
const AT_HARVEST = 6;

/** 'A restaurant table for two', 'a long table set for a lunch for ten': so many places are laid on it. */
export function withPlaces(named: readonly AskedThing[], meal: Meal): readonly AskedThing[] {
  const count = meal.hasFigures
    ? null
    : (placesOf(meal) ?? placesAlong(named) ?? placesAtLong(named, meal));
  if (!count) return named;
  const laid = named.findIndex(({ thing }) => thing === 'place_setting');
  if (laid >= 0)
    return named.map((one, i) => (i === laid && one.count === null ? { ...one, count } : one));
  // 'A round table for four': it is the one that is laid, and no second one stands there.
  const table = named.findIndex(({ thing }) => thing === 'bistro_table');
  const isPlain = table >= 0 && (named[table]!.count ?? 1) === 1;
  if (isPlain && count > 2 && named.some(({ thing }) => LAID_WITH.has(thing)))
    return named.map((one, i) => (i === table ? { ...one, thing: 'place_setting', count } : one));
  const isLong = placesAlong(named) !== null;
  if (named.some(({ thing }) => FINE.has(thing)) && !isHarvestMeal(meal) && !isLong) return named;
  return [...named, { ...plain('place_setting'), count }];
}

/** A long table that nothing else stands on waits for its guests; an empty one was asked for as such. */
function placesAlong(named: readonly AskedThing[]): number | null {
  const isLong = named.some(
    ({ thing, fill, count, states }) =>
      thing === 'long_table' && fill !== 'empty' && (count ?? 1) === 1 && states.length === 0,
  );
  const isFree = named.every(
    ({ thing, relation }) => (ALONG.has(thing) || isAbove(thing)) && relation === null,
  );
  return isLong && isFree ? AT_LONG_TABLE : null;
}
const AT_LONG_TABLE = 8;

/** 'A long wedding table with glasses': of whatever feast it is, it is laid along. */
const placesAtLong = (named: readonly AskedThing[], { source }: Meal): number | null =>
  LONG_FEAST.test(source) && named.some(({ thing }) => thing === 'place_setting')
    ? AT_LONG_TABLE
    : null;
const LONG_FEAST =
  /\b(?:long|longue|grande|lunga|lungo|larga|lange[rn]?)(?: [\p{L}']+){0,3}? (?:tables?|tavol[oa]|tavolata|mesa|\p{L}*tisch|\p{L}*tafel)\b|\b(?:table|tavola|tavolo|mesa)(?: [\p{L}']+){0,3}? (?:longue|lunga|lungo|larga)\b/iu;
const ALONG: ReadonlySet<ThingId> = new Set(['long_table', 'place_setting', 'candle', 'flowers']);
const isAbove = (thing: ThingId): boolean => STANCES.get(thing) === 'scenery' || HUNG.has(thing);
const HUNG: ReadonlySet<ThingId> = new Set(['string_lights', 'lantern', 'bunting', 'pergola']);

/** 'Set for a lunch for ten': the first number counts, whatever was laid for before. */
function placesOf(meal: Meal): number | null {
  const told = [...meal.source.matchAll(TABLE_FOR)].map(([, word]) => numberOf(word ?? ''));
  const two = ROMANTIC.test(meal.source) ? 2 : null;
  return told.find((count) => count !== undefined) ?? (isHarvestMeal(meal) ? AT_HARVEST : two);
}

/** Whoever dines by candlelight, or on that day, is two. */
const ROMANTIC =
  /\b(?:valentine\W?s?(?: day)? dinner|romantic dinner|candle ?-?li(?:gh)?t dinner|dinner by candlelight|d[iî]ner romantique|d[iî]ner aux chandelles|cena romantica|cena rom[aá]ntica|cena a lume di candela|romantisches abendessen|candlelight-?dinner)\b/iu;

const isHarvestMeal = ({ wanted }: Meal): boolean =>
  effectsOf(wanted, 'event').some(({ value }) => value === 'harvest_meal');

/** Without one there is no need to look before every word. */
const A_TABLE = /tables|tavoli|mesas|tisch/iu;
const LAID_TABLES =
  /\b(?:(\p{L}+|\d) )?(?:(?:laid|set|dressed) tables|tables (?:laid|set|dress[ée]es|mises)|tavoli apparecchiati|mesas puestas|gedeckten? tischen?)\b/iu;

/** 'Four laid tables on a terrace': under the open sky each stands on its floor; a restaurant's room is full of them. */
export function laidTables(named: readonly AskedThing[], { wanted, hasFigures, source }: Meal) {
  const said = A_TABLE.test(source) ? LAID_TABLES.exec(source) : null;
  const isOpen = effectsOf(wanted, 'place').some(({ value }) => liesOpen(value) || isView(value));
  if (!said || !isOpen || hasFigures || named.some(({ thing }) => TABLES.includes(thing)))
    return [];
  const count = numberOf(said[1] ?? '') ?? null;
  const isSeveral = count === null;
  return [{ ...plain('bistro_table'), count, states: ['laid'], ...(isSeveral && { isSeveral }) }];
}
