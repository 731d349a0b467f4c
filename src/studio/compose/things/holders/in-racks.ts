import { letGo } from '#studio/compose/things/events/let-go.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What is built with its bottles in it. */
const STORES: ReadonlySet<ThingId> = new Set<ThingId>([
  'bottle_rack',
  'wine_fridge',
  'riddling_rack',
]);

/** 'Bottles aging in a rack', 'a wine fridge filled with bottles': they are its own, and none stands before it. */
export function inRacks(things: readonly AskedThing[]): AskedThing[] {
  const store = things.findIndex(({ thing }) => STORES.has(thing));
  const isRiddled = things[store]?.thing === 'riddling_rack';
  const gone = things.findIndex(
    ({ thing, word, isSeveral, count, colour, relation }) =>
      thing === 'bottle' &&
      (count === null
        ? isSeveral === true || (isRiddled && !NAMES_BOTTLE.test(word))
        : count > BESIDE_IT) &&
      colour === null &&
      (relation === null || (relation.kind === 'in' && relation.to === store)),
  );
  if (store < 0 || gone < 0) return [...things];
  const { count } = things[gone]!;
  const filled = things.map((one, i) =>
    i === store && count !== null ? { ...one, states: [...one.states, `holds ${count}`] } : one,
  );
  return letGo(filled, { gone, heir: store });
}
/** 'Riddling racks in Champagne': the wine that is named is in them. */
const NAMES_BOTTLE = /bottle|bouteille|bottigli|botella|flasche/i;
/** A few bottles that are counted stand before their rack, each to be seen. */
const BESIDE_IT = 3;
