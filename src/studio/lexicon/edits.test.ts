import { expect, it } from 'vitest';
import { isWithinEdits } from './edits.ts';

it.each([
  ['oyster', 'oyzter', 1],
  ['chardonnay', 'chardonay', 1],
  ['champagne', 'champange', 1],
  ['barrel', 'barrrel', 1],
  ['corkscrew', 'corkskrew', 1],
  ['sommelier', 'somelliar', 3],
  ['vineyard', 'vineyards', 1],
  ['candle', 'caldne', 2],
  ['acb', 'abcd', 2],
])('%s is %s but for %i', (right, slip, edits) => {
  expect(isWithinEdits(right, slip, edits)).toBe(true);
  expect(isWithinEdits(slip, right, edits)).toBe(true);
  expect(isWithinEdits(right, slip, edits - 1)).toBe(false);
});
