import type { ThingId } from '#studio/things/catalogue.ts';

/** What holds nothing else: the candle in an empty bottle, the corkscrew in a cork. */
export const isStuckInto = (
  a: ThingId | null | undefined,
  b: ThingId | null | undefined,
): boolean => (a === 'candle' && b === 'bottle') || (isScrew(a) && CORKED.has(b ?? ''));

export const isScrew = (thing: ThingId | null | undefined): boolean => SCREWS.has(thing ?? '');
const SCREWS: ReadonlySet<string> = new Set(['corkscrew', 'waiters_friend']);
const CORKED: ReadonlySet<string> = new Set(['cork', 'bottle', 'magnum', 'half_bottle']);
