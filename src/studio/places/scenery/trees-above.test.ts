import { expect, test } from 'vitest';
import { treesAbove } from './trees-above.ts';

test.each([
  ['picnic under a tree', 1],
  ['lunch in the shade of a very old oak', 1],
  ['déjeuner sous un chêne', 1],
  ['pranzo sotto gli alberi', 2],
  ['Paar unter einer alten Eiche', 1],
  ['lovers under the olive trees', 2],
  ['a glass under a lamp, a tree far away in the field behind', 0],
  ['a tree and a bottle', 0],
])('%s: %i', (prompt, trees) => {
  expect(treesAbove({ prompt })).toBe(trees);
});
