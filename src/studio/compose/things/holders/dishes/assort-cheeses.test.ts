import { describe, expect, it } from 'vitest';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { understand } from '#studio/lexicon/understand.ts';

const cheesesOf = (prompt: string) =>
  askedThings(understand(prompt, { style: 'gastro' }))
    .filter(({ thing }) => thing.endsWith('_cheese'))
    .map(({ thing, count }) => `${count ?? 1} ${thing}`)
    .toSorted();

describe('several cheeses', () => {
  it.each([
    'a wooden board with four cheeses and walnuts',
    'cheese board with four cheeses',
    'une planche avec quatre fromages',
  ])('are of several kinds: %s', (prompt) => {
    expect(cheesesOf(prompt)).toEqual(['1 blue_cheese', '1 soft_cheese', '2 hard_cheese']);
  });

  it.each(['un tagliere di salumi e formaggi', 'a board of salami and cheeses'])(
    'are one of each where nobody counts them: %s',
    (prompt) => {
      expect(cheesesOf(prompt)).toEqual(['1 blue_cheese', '1 hard_cheese', '1 soft_cheese']);
    },
  );

  it('are those that are named', () => {
    expect(cheesesOf('a board with two bries')).toEqual(['2 soft_cheese']);
  });
});
