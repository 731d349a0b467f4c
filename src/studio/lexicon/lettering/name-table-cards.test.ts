import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const things = (prompt: string) =>
  understand(prompt, { style: 'gastro' }).things.map(({ thing, text }) => [thing, text]);

it.each([
  ['Sign saying "Reserved" on a restaurant table', 'Reserved'],
  ['a "Reserved" sign beside a glass of red wine', 'Reserved'],
  ['reserved sign on a laid table', 'Reserved'],
  ['Schild „Reserviert“ neben einem Glas Wein', 'Reserviert'],
  ['table number 7 card with flowers and wine glasses at a wedding', '7'],
  ['wedding table with flowers and a card with the table number 12', '12'],
  ['Tischnummer 3 neben einem Glas Wein', '3'],
])('a table is reserved by a card that stands on it: %s', (prompt, text) => {
  expect(things(prompt)).toContainEqual(['place_card', text]);
  expect(things(prompt).map(([thing]) => thing)).not.toContain('sign');
});

it('leaves other signs as they are', () => {
  expect(things('a wooden sign saying "Welcome"')).toEqual([['sign', 'Welcome']]);
});
