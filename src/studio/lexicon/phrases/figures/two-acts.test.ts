import { expect, test } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { readPrompt } from '#studio/reading/read-prompt.ts';

const acts = (prompt: string) =>
  understand(prompt).figures.map(
    ({ who, role, count, action }) => `${count} ${role ?? who} ${action}`,
  );

test.each([
  ['a man pours wine while a woman smells her glass', ['1 man pouring', '1 woman tasting']],
  ['a man reads a book while his wife drinks white wine', ['1 man reading', '1 woman tasting']],
  ['the chef cooks while the sommelier pours wine', ['1 chef cooking', '1 sommelier pouring']],
  ['one man picks grapes, another carries a crate', ['1 man picking', '1 man carrying']],
  [
    'two friends, one pouring wine and one cutting cheese',
    ['1 person pouring', '1 person cutting'],
  ],
  ['two men: one pours, the other tastes', ['1 man pouring', '1 man tasting']],
  ['a man kneels, she holds a glass of champagne', ['1 man kneeling', '1 woman holding']],
  ['a sommelier smells the cork while the guest waits', ['1 sommelier tasting', '1 person null']],
  [
    'un homme verse du vin pendant qu’une femme sent son verre',
    ['1 man pouring', '1 woman tasting'],
  ],
  ['un hombre sirve vino mientras una mujer huele su copa', ['1 man pouring', '1 woman tasting']],
])('each does what is said of them: %s', (prompt, expected) => {
  expect(acts(prompt)).toEqual(expected);
  expect(readPrompt(prompt, 'cinematic').cannotDraw).toEqual([]);
});

test('guests who watch have no watch, and a man who drinks no drinks', () => {
  const things = (prompt: string) => understand(prompt).things.map(({ thing }) => thing);
  expect(things('a sommelier decants a bottle while the guests watch')).not.toContain(
    'pocket_watch',
  );
  expect(things('a man drinks at the bar')).not.toContain('cocktail');
  expect(things('a man with an old watch and a glass of wine')).toContain('pocket_watch');
});

test('a further one after a comma is one of the party, without it one more', () => {
  expect(acts('three men playing cards, one man in a red hat')).toHaveLength(2);
  expect(acts('two women and one man toasting')).toEqual(['2 woman toasting', '1 man toasting']);
});

test('nobody walks who is at a market', () => {
  const { figures, place } = understand('une femme vend des raisins sur un marché');
  expect([figures.length, place]).toEqual([1, 'market_hall']);
});
