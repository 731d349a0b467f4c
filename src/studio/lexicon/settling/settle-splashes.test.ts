import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const thingsIn = (prompt: string): string[] =>
  understand(prompt, { style: 'cinematic', size: 'square' }).things.map(({ thing }) => thing);

it.each([
  'wine glass with splash of red wine, black background',
  'a splash of white wine in a glass',
  'red wine splashing out of a glass',
])('lets the wine leap in %s', (prompt) => {
  expect(thingsIn(prompt)).toContain('splash');
});

it.each(['gin and tonic with a splash of lemon', 'a label with a splash of colour'])(
  'takes %s for a little of it',
  (prompt) => {
    expect(thingsIn(prompt)).not.toContain('splash');
  },
);
