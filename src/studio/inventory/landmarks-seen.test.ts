import { describe, expect, it } from 'vitest';
import type { SeenThing } from './inventory.ts';
import { isLandmark, standsTall } from './landmarks-seen.ts';
import { sayInventory } from './say-inventory.ts';

const far = (thing: SeenThing['thing'], height: number): SeenThing => ({
  thing,
  count: 1,
  share: 0.004,
  box: [0.5, 0.4, 0.55, 0.4 + height],
  boxes: [[0.5, 0.4, 0.55, 0.4 + height]],
  colour: '#888888',
  isUncounted: true,
});
const said = (...things: SeenThing[]) => sayInventory({ things, people: [], place: null });

describe('a landmark far away', () => {
  it('is named as soon as it is tall enough to be known', () => {
    expect(said(far('lighthouse', 0.15))).toEqual(['a lighthouse']);
    expect(said(far('lighthouse', 0.05))).toEqual([]);
  });

  it('is a house or a tower, and no wood', () => {
    expect(isLandmark('gate')).toBe(true);
    expect(isLandmark('forest')).toBe(false);
    expect(standsTall([0, 0.4, 1, 0.45])).toBe(false);
  });
});
