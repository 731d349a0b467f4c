import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const read = (prompt: string) => understand(prompt, { style: 'cinematic' });
const countOf = (prompt: string): number =>
  read(prompt).figures.reduce((sum, { count }) => sum + count, 0);

describe('a number of people', () => {
  it.each([
    ['a team of five colleagues at a tasting', 5],
    ['a crew of six pickers', 6],
    ['wine tasting with a group of five people', 5],
    ['a group of 4 young friends toasting', 4],
    ['a party of six guests at the table', 6],
    ['gruppo di quattro amici che brindano', 4],
    ['Gruppe von fünf Freunden bei der Weinprobe', 5],
    ['une dégustation avec un groupe de cinq personnes', 5],
    ['a group of young women', 3],
    ['four elderly men playing cards', 4],
    ['a harvest crew of six posing with crates', 6],
    ['une équipe de quatre vendangeurs', 4],
  ])('%s', (prompt, count) => {
    expect(countOf(prompt)).toBe(count);
  });

  it.each([
    ['four elderly men playing cards', 'four', 4],
    ['a group of five people tasting', 'group of five', 5],
    ['a harvest crew of six posing with crates', 'six', 6],
  ])('has to be seen: %s', (prompt, text, count) => {
    const word = read(prompt).words.find((one) => one.text === text);
    expect(word?.proofs).toContain(`people:${count}`);
  });

  it.each([
    ['a family of five at a table, the father pours wine, the children eat spaghetti', 1, 1, 3],
    ['a family of four, mother cutting a cake, two children eating', 1, 1, 2],
    ['mother and three children in the kitchen', 0, 1, 3],
  ])('has both parents of a counted family: %s', (prompt, men, women, children) => {
    const { figures } = read(prompt);
    const of = (kind: string) =>
      figures.reduce((sum, { who, count }) => sum + (who === kind ? count : 0), 0);
    expect([of('man'), of('woman'), of('child')]).toEqual([men, women, children]);
  });

  it('has the parents beside children of both sexes', () => {
    const { figures } = read('family day: parents, two girls and a boy with balloons');
    expect(figures.map(({ who, count }) => [who, count])).toEqual([
      ['couple', 2],
      ['child', 2],
      ['child', 1],
    ]);
  });
});
