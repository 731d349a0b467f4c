import type { ThingId } from '#studio/things/catalogue.ts';

/** What holds nothing else: the candle in an empty bottle, the corkscrew in a cork. */
export const isStuckInto = (
  a: ThingId | null | undefined,
  b: ThingId | null | undefined,
): boolean =>
  (a === 'candle' && b === 'bottle') || isVase(a, b) || (isScrew(a) && CORKED.has(b ?? ''));

/** A few flowers in an empty bottle: it is their vase. */
export const isVase = (a: ThingId | null | undefined, b: ThingId | null | undefined): boolean =>
  FLOWERS.has(a ?? '') && b === 'bottle';
const FLOWERS: ReadonlySet<string> = new Set(
  'flowers rose tulip sunflower lavender dried_flowers eucalyptus olive_branch cotton wheat'.split(
    ' ',
  ),
);

export const isScrew = (thing: ThingId | null | undefined): boolean => SCREWS.has(thing ?? '');
const SCREWS: ReadonlySet<string> = new Set(['corkscrew', 'waiters_friend']);
const CORKED: ReadonlySet<string> = new Set(['cork', 'bottle', 'magnum', 'half_bottle']);
