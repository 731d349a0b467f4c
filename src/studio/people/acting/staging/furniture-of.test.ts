import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { furnitureOf } from './furniture-of.ts';

const before = (prompt: string) => furnitureOf(understand(prompt, { style: 'cinematic' }));

it.each([
  'A sommelier opening a bottle, a candle and a decanter on the table',
  'A waiter pouring red wine, cheese and bread on the table in front of him',
  'Sommelière mit Dekanter und Kerze auf dem Tisch',
])('stands a table before whoever works at it: %s', (prompt) => {
  expect(before(prompt)).toBe('buffet');
});

it.each([
  'A sommelier with a decanter',
  'A winemaker opening a bottle in his cellar',
  'A waiter pouring wine, a table with bread in the background',
])('stands none where nothing is on it: %s', (prompt) => {
  expect(before(prompt)).toBeNull();
});
