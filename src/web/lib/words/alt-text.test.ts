import { expect, test } from 'vitest';
import { altOf } from './alt-text.ts';

const LONG = 'a glass of red on a table by the window of a quiet cellar, with';

test.each([
  ['plain words are cut after sixty letters', `${LONG} bread`, LONG.slice(0, 60)],
  ['a letter and its accent stay together', 'e\u0301'.repeat(80), 'e\u0301'.repeat(60)],
  ['an emoji of several parts is one letter', '👩‍🌾'.repeat(20), '👩‍🌾'.repeat(20)],
])('%s', (_, prompt, alt) => {
  expect(altOf({ prompt })).toBe(alt);
});
