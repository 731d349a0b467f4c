import { expect, it } from 'vitest';
import { planStrokes } from './plan-strokes.ts';
import type { LayerPlan } from './plan-strokes.ts';

const SIDE = 40;
const plan: LayerPlan = {
  width: SIDE,
  height: SIDE,
  size: 4,
  reference: new Uint8ClampedArray(SIDE * SIDE * 3).fill(120),
  coarser: null,
  orientation: { at: () => 0.4 },
  tolerance: () => 0,
  seed: 7,
  rows: { from: 0, to: SIDE },
};

it('lays strokes in the order of their seeds, each once', () => {
  const seeds = [...planStrokes(plan)].map(({ seed }) => seed);
  expect(seeds.length).toBeGreaterThan(100);
  expect(seeds).toEqual(seeds.toSorted((a, b) => a - b));
  expect(new Set(seeds).size).toBe(seeds.length);
});

it('paints nothing where the broader brush could follow', () => {
  const same = { ...plan, coarser: plan.reference, tolerance: () => 1 };
  expect([...planStrokes(same)]).toEqual([]);
});
