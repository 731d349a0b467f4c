import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const seasonOf = (prompt: string) => understand(prompt).season;

describe('what is said to be green', () => {
  it.each([
    ['a green vineyard', 'summer'],
    ['un vignoble vert', 'summer'],
    ['a glass before a green garden', 'summer'],
    ['a green vineyard in spring', 'spring'],
    ['a green bottle in a vineyard', null],
  ])('%s: %s', (prompt, season) => {
    expect(seasonOf(prompt)).toBe(season);
  });
});
