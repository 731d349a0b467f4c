import type { ThingId } from './catalogue.ts';

/** What burns, in the order in which it smokes. */
export const BURNING: readonly ThingId[] = ['toasting_barrel', 'cigar', 'pipe', 'grill', 'candle'];

/** What smoke is seen to rise from, besides chimneys. */
export const SMOKERS: ReadonlySet<ThingId> = new Set<ThingId>([
  ...BURNING,
  'cocktail',
  'tumbler',
  'volcano',
]);
