import { modelOf, within } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addThing } from '#studio/props/making/place.ts';
import type { Place } from '#studio/props/making/place.ts';
import { GARNISH } from '#studio/props/plating/components/greens/garnish.ts';
import type { ThingLook } from '#studio/things/photo-maker.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What is cut from a lemon and served with shellfish, by what the prompt calls it. */
export const LEMONS: ReadonlySet<ThingId> = new Set<ThingId>([
  'lemon_wedge',
  'lemon_slice',
  'lemon',
]);
/** The state of shellfish that lemon lies among; the very thing follows. */
export const LEMON_AMONG = 'lemon among';

export const lemonAmong = ({ states }: ThingLook): ThingId | undefined =>
  [...LEMONS].find((thing) => states.includes(`${LEMON_AMONG} ${thing}`));

/** Three wedges in the middle of the shells. */
export function addLemonAmong(
  kit: Kit,
  place: Place,
  { thing, random }: { thing: ThingId; random: ThingLook['random'] },
): void {
  const model = within(modelOf(kit, place, addThing(kit, thing)), [0, 0.3, 0]);
  GARNISH.lemonWedges.lay(model, { random, reach: 3.6 });
}
