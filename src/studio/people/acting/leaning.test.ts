import { describe, expect, it } from 'vitest';
import { offHip } from './leaning.ts';
import { stanceOf } from './pose.ts';

describe('weight on one leg', () => {
  it('puts one hip out, and leaves feet and shoulders where they are', () => {
    const [one, other] = [true, false].map((foot) => offHip(stanceOf('standing'), foot)!);
    expect(one!(0.92)).toBeGreaterThan(0.03);
    expect(other!(0.92)).toBe(-one!(0.92));
    for (const height of [0.02, 1.42]) expect(Math.abs(one!(height))).toBeLessThan(0.003);
  });

  it.each(['sitting', 'walking', 'kneeling'] as const)('is nothing for whoever is %s', (pose) => {
    expect(offHip(stanceOf(pose), true)).toBeNull();
  });
});
