import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Too long for most of what holds it: out of a basket its end is seen. */
export const STICKS_OUT: ReadonlySet<ThingId> = new Set<ThingId>(['baguette']);

/** As wide as a hand. */
export const LARGE_FRUIT: ReadonlySet<ThingId> = new Set<ThingId>([
  'apple',
  'pear',
  'orange',
  'peach',
  'lemon',
  'pomegranate',
  'quince',
  'mango',
  'grapefruit',
  'blood_orange',
  'nectarine',
  'persimmon',
]);

/** Several kinds of guests or large fruit need a wider bowl, a dozen bottles a wider crate. */
export const needsWide = (held: readonly AskedThing[], holder: ThingId): boolean =>
  holder === 'crate'
    ? held.some(({ thing, count }) => BOTTLES.has(thing) && (count ?? 1) > IN_A_CRATE)
    : held.length > 1 || held.some(({ thing }) => LARGE_FRUIT.has(thing));

const BOTTLES: ReadonlySet<ThingId> = new Set<ThingId>(['bottle', 'half_bottle', 'flute_bottle']);
/** More than the usual crate has room for. */
const IN_A_CRATE = 6;
