import { describe, expect, it } from 'vitest';
import { meterSubject } from './meter-subject.ts';

const SIDE = 30;

/** A thing in the left half of the frame before a wall, each with its light. */
function metered(thing: number, wall: number, role: 'hero' | 'surface' = 'hero'): number {
  const isThing = (i: number): boolean => i % SIDE < SIDE / 2;
  const ids = Uint16Array.from({ length: SIDE * SIDE }, (_, i) => (isThing(i) ? 1 : 0));
  const hdr = Float32Array.from({ length: SIDE * SIDE * 3 }, (_, i) =>
    isThing(Math.floor(i / 3)) ? thing : wall,
  );
  return meterSubject({ hdr, ids }, { objects: [{ id: 1, role, name: 'thing' }] });
}

describe('the meter', () => {
  it('exposes longer for a thing that stands in the dark, up to a limit', () => {
    expect(metered(0.08, 0.02)).toBeCloseTo(1.25);
    expect(metered(0.01, 0.02)).toBeCloseTo(1.8);
  });

  it('leaves a picture alone whose things are lit, and one that has none', () => {
    expect(metered(0.4, 0.02)).toBe(1);
    expect(metered(0.01, 0.02, 'surface')).toBe(1);
  });

  it('burns no window out', () => {
    expect(metered(0.01, 1.5)).toBeLessThan(1.2);
  });
});
