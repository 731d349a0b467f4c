import { isView } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { FOOD } from '#studio/things/catalogue/food.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { EVENTS } from '#studio/lexicon/words/events/events.ts';
import type { EventId } from '#studio/lexicon/words/events/events.ts';
import type { Occasion } from '#studio/lexicon/words/events/occasion.ts';

/** What the rest of the prompt settles. */
interface Setting {
  wanted: readonly Effect[];
  refused: readonly Effect[];
  place: PlaceId | null;
  /** What this wine is drunk from. */
  glass: ThingId;
  /** Who plays has the instrument in hand: another does not lie about. */
  hasMusician: boolean;
}

/** A day that is kept shows by something: fir at Christmas, a rose for Valentine's, unless the prompt brings its own. */
export function withDecor(things: readonly AskedThing[], setting: Setting): AskedThing[] {
  const [event] = effectsOf(setting.wanted, 'event').map(({ value }) => value);
  if (!event || isKept(event, things, setting)) return [...things];
  const refused = new Set(effectsOf(setting.refused, 'thing').map(({ value }) => value));
  const decor = decorOf(event, things, setting).filter((thing) => !refused.has(thing));
  // Who names no thing at all means glasses to drink from.
  const isDrunkTo = things.length === 0 && !isView(setting.place) && !EVENTS[event].isDry;
  const vessels = isDrunkTo ? [setting.glass] : [];
  const added = [...vessels, ...decor].map((thing) => ({
    ...PLAIN,
    thing,
    word: thing,
    ...(vessels.includes(thing) && { count: 2 }),
  }));
  return decor.length > 0 ? [...things, ...added] : [...things];
}

function isKept(
  event: EventId,
  things: readonly AskedThing[],
  { place, hasMusician }: Setting,
): boolean {
  const { proofs } = EVENTS[event];
  return proofs.some(
    (proof) =>
      proof === `place:${place}` ||
      (hasMusician && proof === 'trait:person:musician') ||
      things.some(({ thing }) => proof === `thing:${thing}`),
  );
}

/** Fireworks need a sky; in a room it rains confetti. */
function decorOf(
  event: EventId,
  things: readonly AskedThing[],
  { place }: Setting,
): readonly ThingId[] {
  const { decor, indoors } = EVENTS[event];
  // Nobody lays a table before a view that was asked for alone.
  if (isView(place) && things.length === 0 && !indoors) return [];
  const isInside = place === null ? things.some(isServed) : !isView(place) && place !== 'terrace';
  return (isInside && indoors) || decor;
}

/** Where an occasion is held and who is there, as far as the prompt leaves it open. */
export function heldAt(wanted: readonly Effect[]): PlaceId | null {
  const [event] = effectsOf(wanted, 'event').map(({ value }) => EVENTS[value]);
  return event?.place ?? null;
}

export function companyOf(
  wanted: readonly Effect[],
  refused: readonly Effect[],
  isOfThings: boolean,
): readonly AskedFigure[] {
  const event = effectsOf(wanted, 'event')
    .map(({ value }): Occasion => EVENTS[value])
    .find(({ company, isOfPeople }) => company && (!isOfThings || isOfPeople));
  const isAlone = effectsOf(refused, 'people').length + effectsOf(refused, 'figure').length > 0;
  return event?.company && !isAlone ? [event.company] : [];
}

const PLAIN: Omit<AskedThing, 'thing' | 'word'> = {
  count: null,
  colour: null,
  fill: null,
  states: [],
  relation: null,
};

/** Nobody carries a meal out to the fireworks. */
const isServed = ({ thing }: AskedThing): boolean => DISHES.has(thing);
const DISHES: ReadonlySet<ThingId> = new Set<ThingId>(
  [...FOOD, ...THINGS.filter(({ stance }) => stance === 'dish')].map(({ id }) => id),
);
