import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

it.each([
  'a bottle of Vermentino in an ice bucket',
  'Flasche Sekt im Sektkühler',
  'eine Flasche Champagner in einem Eiskübel',
  'une bouteille de crémant dans un seau à glace',
])('a bottle is in its bucket, whatever wine is named between: %s', (prompt) => {
  const { things } = understand(prompt);
  const bucket = things.findIndex(({ thing }) => thing === 'ice_bucket');
  expect(things.find(({ thing }) => thing === 'bottle')?.relation).toEqual({
    kind: 'in',
    to: bucket,
  });
});

it.each(['bottle, white wine in a glass', 'two bottles, red wine in a decanter'])(
  'wine in a vessel beside a bottle leaves the bottle where it is: %s',
  (prompt) => {
    const { things } = understand(prompt);
    expect(things.find(({ thing }) => thing === 'bottle')?.relation).toBeNull();
  },
);
