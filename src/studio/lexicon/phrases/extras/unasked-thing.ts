import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** One thing that nobody named and that belongs there. */
export const unaskedThing = (thing: ThingId): AskedThing => ({
  thing,
  word: thing,
  count: null,
  colour: null,
  fill: null,
  states: [],
  relation: null,
});
