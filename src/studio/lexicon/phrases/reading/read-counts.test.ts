import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const thingsOf = (prompt: string) =>
  understand(prompt).things.map(({ thing, count, material }) => [
    thing,
    count,
    ...(material ? [material] : []),
  ]);

describe('a drink and its glass are one thing', () => {
  it.each([
    ['apple pie with a small glass of Calvados', 'digestif', 1],
    ['two spritz glasses and olives', 'cocktail', 2],
    ['zwei Spritz-Gläser mit Oliven', 'cocktail', 2],
    ['three glasses of beer', 'beer', 3],
    ['two glasses of Calvados and a cigar', 'digestif', 2],
  ] as const)('%s', (prompt, drink, count) => {
    const things = thingsOf(prompt);
    expect(things).toContainEqual([drink, count]);
    expect(things.map(([thing]) => thing)).not.toContain('glass');
  });
});

describe('what is said to be made of something', () => {
  it.each([
    ['una jarra de cobre, uvas blancas', 'copper'],
    ['un pichet en cuivre et des raisins', 'copper'],
    ['una brocca d’argento con uva', 'silver'],
  ])('is so whatever is named behind it: %s', (prompt, material) => {
    const jug = thingsOf(prompt).find(([thing]) => thing === 'jug');
    expect(jug).toEqual(['jug', 1, material]);
  });
});
