import type { PersonShape } from '#studio/people/body/person-shape.ts';
import type { Held } from '#studio/people/held/hold.ts';
import type { Pose } from '#studio/people/acting/stance.ts';
import { ALCOHOL } from '#studio/things/alcohol.ts';

const OF_WINE = /glass$|bottle$|^decanter$|^tray_\d$|^cup$|^pipette$/;

const isOfWine = (held: Held | null): boolean =>
  typeof held === 'string'
    ? OF_WINE.test(held)
    : held !== null && held.thing !== null && ALCOHOL.has(held.thing);

/** No child drinks or holds wine: what it would have in hand is left out, and so announced. */
export function sober<A extends Pick<PersonShape, 'pose' | 'holds'>>(act: A): A {
  const holds = act.holds.map((held) => (isOfWine(held) ? null : held));
  const isIdle = holds.every((held) => held === null) && DRINKS.has(act.pose);
  return { ...act, holds, ...(isIdle && { pose: 'standing' }) };
}
const DRINKS: ReadonlySet<Pose> = new Set<Pose>([
  'tasting',
  'holding',
  'toasting',
  'clinking',
  'swirling',
  'pouring',
  'opening',
  'sampling',
  'serving',
  'sabering',
]);
