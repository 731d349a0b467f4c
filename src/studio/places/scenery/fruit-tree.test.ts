import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { borneBy } from './fruit-tree.ts';

const said = (prompt: string): string[] => {
  const { kind, petals, fruit } = borneBy(understand(prompt)) ?? {};
  return [kind ?? 'none', ...(petals ? ['in bloom'] : []), ...(fruit ? ['in fruit'] : [])];
};

it.each([
  ['a cherry tree in blossom above the vineyard', ['cherry', 'in bloom']],
  ['Kirschbaum in Blüte im Weinberg', ['cherry', 'in bloom']],
  ['un mandorlo in fiore tra le vigne', ['almond', 'in bloom']],
  ['un cerezo en flor junto a la viña', ['cherry', 'in bloom']],
  ['a cherry tree beside a vineyard', ['cherry', 'in fruit']],
  ['un pommier dans un vignoble', ['apple', 'in fruit']],
  ['an almond tree in a vineyard', ['none']],
  ['a cherry tree in a vineyard in winter', ['none']],
  ['an old oak in a vineyard', ['none']],
])('tells a fruit tree by what it bears: %s', (prompt, expected) => {
  expect(said(prompt)).toEqual(expected);
});
