import { expect, test } from 'vitest';

import { phaseAt } from './generation.ts';

test.each([
  [0, 'Analyzing your vision'],
  [24, 'Analyzing your vision'],
  [25, 'Crafting composition'],
  [50, 'AI enhancement'],
  [75, 'Finalizing artwork'],
  [100, 'Finalizing artwork'],
])('at %i percent the panel says %s', (percent, phase) => {
  expect(phaseAt(percent)).toBe(phase);
});
