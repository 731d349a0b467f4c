import { isView, type PlaceId } from '#studio/places/place.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { EVENTS, type EventId } from '#studio/lexicon/words/events.ts';

interface Occasion {
  wanted: readonly Effect[];
  refused: readonly Effect[];
  place: PlaceId | null;
  /** What this wine is drunk from. */
  glass: ThingId;
}

/** A day that is kept shows by something: fir at Christmas, a rose for Valentine's, unless the prompt brings its own. */
export function withDecor(things: readonly AskedThing[], occasion: Occasion): AskedThing[] {
  const [event] = effectsOf(occasion.wanted, 'event').map(({ value }) => value);
  if (!event || isKept(event, things, occasion)) return [...things];
  const refused = new Set(effectsOf(occasion.refused, 'thing').map(({ value }) => value));
  const decor = decorOf(event, occasion).filter((thing) => !refused.has(thing));
  // Who names no thing at all means glasses to drink from.
  const vessels = things.length === 0 && !isView(occasion.place) ? [occasion.glass] : [];
  const added = [...vessels, ...decor].map((thing) => ({
    ...PLAIN,
    thing,
    word: thing,
    ...(vessels.includes(thing) && { count: 2 }),
  }));
  return decor.length > 0 ? [...things, ...added] : [...things];
}

function isKept(event: EventId, things: readonly AskedThing[], { place }: Occasion): boolean {
  const { proofs } = EVENTS[event];
  return proofs.some(
    (proof) => proof === `place:${place}` || things.some(({ thing }) => proof === `thing:${thing}`),
  );
}

/** Fireworks need a sky; in a room it rains confetti. */
function decorOf(event: EventId, { place }: Occasion): readonly ThingId[] {
  // Nothing lies on a table before a view that was asked for.
  if (isView(place) && event !== 'new_year') return [];
  const isInside = place !== null && !isView(place) && place !== 'terrace';
  return event === 'new_year' && isInside ? ['confetti'] : EVENTS[event].decor;
}

const PLAIN: Omit<AskedThing, 'thing' | 'word'> = {
  count: null,
  colour: null,
  fill: null,
  states: [],
  relation: null,
};
