import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

import { isPickedByHand } from './at-the-vine.ts';

it.each([
  ['a hand holding a bunch of grapes against the sun', true],
  ["a winemaker's hand holding ripe Riesling grapes in the vineyard", true],
  ['a hand picking grapes', true],
  ['hands holding a bunch of grapes', false],
  ['a hand holding a bunch of grapes in a cellar', false],
  ['a hand holding a glass of wine', false],
])('whether %s has it hanging on its vine: %s', (prompt, isHanging) => {
  expect(isPickedByHand(understand(prompt, { style: 'cinematic' }))).toBe(isHanging);
});
