import type { ThingId } from '#studio/things/catalogue.ts';

/** 'A robin on a bunch of grapes', 'a parrot on a bottle': nothing else is put down there. */
export const perchesOn = (a: ThingId | null | undefined, b: ThingId | null | undefined): boolean =>
  (b === 'grapes' && PERCHING.has(a ?? '')) || (PERCHES.has(b ?? '') && ALIGHTING.has(a ?? ''));
/** Whoever is light enough. */
const ALIGHTING: ReadonlySet<string> = new Set(
  'ladybird butterfly bee parrot dove crow spider frog squirrel mouse snail'.split(' '),
);
const PERCHING: ReadonlySet<string> = new Set([...ALIGHTING, 'bird', 'owl']);
const PERCHES: ReadonlySet<string> = new Set(
  'bottle magnum half_bottle glass vine_leaf cork decanter'.split(' '),
);
