import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const OF_WINE = /wine|wein|\bvin[oi]?\b|calic|champag|prosecco|sekt|fl[uû]te/i;
/** What is sipped from a stem; the others are drunk from tumblers. */
const SIPPED = /grappa|cognac|brandy|armagnac|calvados|kirsch|schnaps|limoncello|pisco/i;
const WINES: ReadonlySet<ThingId> = new Set<ThingId>(['bottle', 'magnum', 'half_bottle']);

/** 'A bottle of whisky and two glasses': there is whisky in them; 'sake and small cups': sake. */
export function spiritGlasses(things: readonly AskedThing[]): readonly AskedThing[] {
  if (things.some(({ thing }) => thing === 'sake_flask'))
    return things.map((one) => (one.thing === 'cup' ? { ...one, thing: 'sake_cup' } : one));
  const spirit = things.find(({ thing }) => thing === 'spirit_bottle');
  if (!spirit || things.some(({ thing }) => WINES.has(thing))) return things;
  const thing: ThingId = SIPPED.test(spirit.word) ? 'digestif' : 'tumbler';
  return things.map((one) =>
    one.thing === 'glass' && !OF_WINE.test(one.word) && !one.wines
      ? { ...one, thing, word: spirit.word }
      : one,
  );
}
