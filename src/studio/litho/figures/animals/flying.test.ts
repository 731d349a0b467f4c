import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';

const rowOf = (prompt: string, thing: string) =>
  piecesFor(understand(prompt, { style: 'illustration_poster' })).find(
    (piece) => piece.thing === thing,
  )?.row;

it.each([
  ['an old farmhouse with swallows in spring', 'swallow', 'sky'],
  ['storks flying over the vineyard', 'stork', 'sky'],
  ['Möwen am Himmel über dem Weinberg', 'seagull', 'sky'],
])('birds are in the air: %s', (prompt, thing, row) => {
  expect(rowOf(prompt, thing)).toBe(row);
});

it.each([
  ['a seagull sitting on a barrel', 'seagull'],
  ['a stork in a meadow', 'stork'],
])('and not where they sit or stand: %s', (prompt, thing) => {
  expect(rowOf(prompt, thing)).not.toBe('sky');
});
