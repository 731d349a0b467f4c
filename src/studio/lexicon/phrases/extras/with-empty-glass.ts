import { lacksWine } from '#studio/lexicon/lettering/find-slogan.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const EMPTY: AskedThing = {
  thing: 'glass',
  word: 'glass',
  count: 1,
  colour: null,
  fill: 'empty',
  states: [],
  relation: null,
};

/** 'We are out of wine': the glass of the picture is empty, and where nothing else is named there is one. */
export function withEmptyGlass(things: readonly AskedThing[], source: string): AskedThing[] {
  if (!lacksWine(source)) return [...things];
  if (things.length === 0) return [EMPTY];
  return things.map((asked) =>
    asked.thing === 'glass' && !asked.fill ? { ...asked, fill: 'empty' } : asked,
  );
}
