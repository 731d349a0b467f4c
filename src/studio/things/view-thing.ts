import type { Thing } from './thing.ts';

type Words = readonly [one: string, many: string, words: string, kinds?: readonly string[]];

/** A thing that photographs paint into the view behind the table. */
export const viewThing = <Id extends string>(
  id: Id,
  [one, many, words, kinds]: Words,
): Thing<Id> => ({
  id,
  one,
  many,
  words,
  ...(kinds && { kinds }),
  stance: 'scenery',
  madeBy: ['photo'],
});
