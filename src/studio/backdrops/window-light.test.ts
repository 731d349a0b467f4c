import { expect, it } from 'vitest';
import { windowLightAt } from './window-light.ts';

it('throws panes with bars between them on the wall, and nothing beyond', () => {
  const along = Array.from({ length: 200 }, (_, i) => windowLightAt(i / 200, 0.12, [0.5, 0]));
  expect(Math.max(...along)).toBe(1);
  // Two panes side by side: lit, dark, lit.
  const edges = along.filter((light, i) => i > 0 && light > 0.5 !== along[i - 1]! > 0.5);
  expect(edges).toHaveLength(4);
  expect([along[0], along.at(-1)]).toEqual([0, 0]);
});
