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
  const gone = things.findIndex(
    ({ thing, isSeveral, count, colour, relation }) =>
      thing === 'bottle' &&
      (count === null ? isSeveral === true : count > BESIDE_IT) &&
      colour === null &&
      (relation === null || (relation.kind === 'in' && relation.to === store)),
  );
  return store < 0 || gone < 0 ? [...things] : letGo(things, { gone, heir: store });
}
/** A few bottles that are counted stand before their rack, each to be seen. */
const BESIDE_IT = 3;
