import { describe, expect, it } from 'vitest';

import { understand } from '#studio/lexicon/understand.ts';
import { areHandsClinking } from './clinking-hands.ts';

describe('hands that clink', () => {
  it.each([
    ['two hands clinking wine glasses', true],
    ['zwei Hände stoßen an', true],
    ['a hand holding a glass', false],
    ['friends toasting with champagne', false],
  ])('%s: %s', (prompt, isToast) => {
    expect(areHandsClinking(understand(prompt, { style: 'pop_art' }))).toBe(isToast);
  });
});
