import type { Thing } from './thing.ts';

type Words = readonly [one: string, many: string, words: string, kinds?: readonly string[]];

/** A thing that is painted into the view behind the table, by photographs and mostly by posters too. */
export const viewThing = <Id extends string>(
  id: Id,
  [one, many, words, kinds]: Words,
  madeBy: Thing['madeBy'] = ['photo', 'drawn'],
): Thing<Id> => ({
  id,
  one,
  many,
  words,
  ...(kinds && { kinds }),
  stance: 'scenery',
  madeBy,
});
