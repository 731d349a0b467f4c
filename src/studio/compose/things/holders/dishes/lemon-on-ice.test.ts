import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';

const thingsOf = (prompt: string): string[] =>
  askedThings(understand(prompt, { style: 'gastro' })).map(({ thing }) => thing);

it.each([
  'fresh oysters on ice with a glass of Chablis and lemon wedges',
  'huîtres avec des quartiers de citron et un verre de Chablis',
  'ostriche con spicchi di limone e un calice di vino bianco',
  'ostras con gajos de limón y una copa de vino blanco',
  'Austern mit Zitronenspalten und ein Glas Weißwein',
])('lays the lemon among the shells: %s', (prompt) => {
  expect(thingsOf(prompt)).toEqual(['oyster', 'glass']);
});

it.each(['oysters and lemons', 'oysters and a peeled lemon', 'an oyster and lemon wedges'])(
  'leaves a lemon of its own where it was: %s',
  (prompt) => {
    expect(thingsOf(prompt)).toHaveLength(2);
  },
);
