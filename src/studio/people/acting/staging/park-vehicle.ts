import { HITCHED } from '#studio/people/held/hitched.ts';
import type { Ware } from '#studio/people/held/ware.ts';
import { wareFor } from '#studio/people/held/wares.ts';
import type { Ground } from '#studio/people/painting/ground.ts';
import type { PlacedStand } from '#studio/people/furniture.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PlacedPerson } from './placed.ts';

/** What stands behind people as large as it is. */
export const PARKED: ReadonlySet<ThingId> = new Set<ThingId>([
  'van',
  'car',
  'vintage_car',
  'street_lamp',
  'cart',
]);

/** A tractor only waits for what is loaded: else it is driven, or comes down the rows. */
export const parkedOf = (
  things: readonly AskedThing[],
  isLoading: boolean,
): AskedThing | undefined =>
  things.find(
    ({ thing, count, isSeveral }) =>
      (PARKED.has(thing) || (isLoading && thing === 'tractor')) && (count ?? 1) === 1 && !isSeveral,
  );

/** What stands with people as high as they are, and is seen with them from head to foot. */
export const standsTall = (things: readonly AskedThing[]): boolean =>
  things.some(({ thing }) => thing === 'street_lamp' || thing === 'cart');

/** Metres behind them, from the middle of them to the vehicle's own, and how much further away it is seen. */
const PLACES = {
  loaded: { behind: 0.9, aside: -1.05, further: 1.08 },
  parked: { behind: 1.5, aside: 1.5, further: 1.22 },
  // As long as the picture is wide: its load is seen on one side of them, its bonnet on the other.
  hitched: { behind: 2.2, aside: 0, further: 1.14 },
  // A lamp is at whoever stands under it, a cart where they empty their baskets.
  lit: { behind: 0.45, aside: 0.62, further: 1.05 },
  drawn: { behind: 1.4, aside: 2.2, further: 1.14 },
} as const;

function placeOf({ thing }: AskedThing, isLoaded: boolean): keyof typeof PLACES {
  if (thing === 'tractor') return 'hitched';
  if (thing === 'street_lamp') return 'lit';
  if (thing === 'cart') return 'drawn';
  return isLoaded ? 'loaded' : 'parked';
}

/** As it is seen, turned a little to us. */
const HALF_LENGTH = 1.7;
const HALVES: Partial<Record<ThingId, number>> = { street_lamp: 0.3, cart: 0.6 };

/** What it is built of: a tractor brings its trailer and what is on that. */
function waresOf(asked: AskedThing): Ware[] {
  if (asked.thing === 'tractor') return HITCHED;
  const vehicle = wareFor(asked);
  return vehicle ? [vehicle] : [];
}

/** Metres to the top of a street lamp. */
const LAMP = 2.75;

/** The vehicle that people came in stands behind them; a van that is loaded turns its open back towards them. */
export function parkVehicle(
  people: readonly PlacedPerson[],
  { scene, aspect, isSubject }: Ground,
): PlacedStand[] {
  const [first] = people;
  const isLoaded = people.some(({ shape }) => shape.does.includes('loading'));
  const asked = parkedOf(scene.things, isLoaded);
  const isPushed = people.some(({ shape }) => shape.pose === 'pushing');
  const wares = asked && !(isPushed && asked.thing === 'cart') ? waresOf(asked) : [];
  if (!first || !asked || wares.length === 0 || !isSubject) return [];
  const { behind, aside, further } = PLACES[placeOf(asked, isLoaded)];
  const middle = people.reduce((sum, { at }) => sum + at, 0) / people.length;
  const far = Math.max(...people.map(({ metres }) => metres));
  const { lightFrom, contre, pitch } = first;
  const across = 1 / (far * aspect);
  // Where the frame has more room; whoever stands in the middle has it on the left.
  const side = isLoaded || middle < 0.48 ? 1 : -1;
  const at = middle + side * aside * across;
  const half = (HALVES[asked.thing] ?? HALF_LENGTH) * across;
  const within = Math.min(1 - half, Math.max(half, at));
  return [
    {
      lightFrom,
      contre,
      pitch,
      cutBelow: 0,
      at: isLoaded || half > 0.5 ? at : within,
      foot: first.foot - (behind * 0.12) / far,
      metres: far * further,
      facing: 0,
      size: 1,
      reach: 3,
      tall: asked.thing === 'street_lamp' ? LAMP : 2.3,
      // Nothing but the vehicle itself.
      stand: 'blanket',
      wide: 0,
      hasCloth: false,
      bears: wares.map((held) => ({ held, at: [0, 0] })),
      slots: [],
    },
  ];
}
