import type { ThingId } from '#studio/things/catalogue.ts';
import { DRAWN_ANIMALS } from '#studio/things/catalogue/drawn/animals.ts';
import { DRAWN_ANIMALS_2 } from '#studio/things/catalogue/drawn/animals-2.ts';
import { DRAWN_SMALL_ANIMALS } from '#studio/things/catalogue/drawn/small-animals.ts';

const OTHERS: readonly ThingId[] = [
  'penguin',
  'panda',
  'koala',
  'tiger',
  'giraffe',
  'squirrel',
  'raccoon',
  'sloth',
  'gorilla',
  'camel',
  'llama',
  'kangaroo',
  'crow',
  'spider',
];

/** Things that do something themselves: 'a dancing cat' needs nobody else. */
export const LIVELY: ReadonlySet<ThingId> = new Set<ThingId>(
  [...DRAWN_ANIMALS, ...DRAWN_ANIMALS_2, ...DRAWN_SMALL_ANIMALS]
    .map(({ id }): ThingId => id)
    .concat(OTHERS),
);
