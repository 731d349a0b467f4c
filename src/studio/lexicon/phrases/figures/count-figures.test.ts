import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const read = (prompt: string) => understand(prompt, { style: 'cinematic' });
const countOf = (prompt: string): number =>
  read(prompt).figures.reduce((sum, { count }) => sum + count, 0);

describe('a number of people', () => {
  it.each([
    ['a team of five colleagues at a tasting', 5],
    ['a crew of six pickers', 6],
    ['a group of young women', 3],
    ['four elderly men playing cards', 4],
    ['a harvest crew of six posing with crates', 6],
    ['une équipe de quatre vendangeurs', 4],
  ])('%s', (prompt, count) => {
    expect(countOf(prompt)).toBe(count);
  });

  it.each([
    ['four elderly men playing cards', 'four', 4],
    ['a harvest crew of six posing with crates', 'six', 6],
  ])('has to be seen: %s', (prompt, text, count) => {
    const word = read(prompt).words.find((one) => one.text === text);
    expect(word?.proofs).toContain(`people:${count}`);
  });
});
