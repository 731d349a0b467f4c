import { describe, expect, it } from 'vitest';
import type { PaintingParams } from '#studio/scene-graph.ts';
import { paintLayers } from './paint-layers.ts';

const SIDE = 96;

/** Mean light of the texels within these bounds, red green blue. */
function mean(
  painter: string,
  params: PaintingParams,
  [u0, u1, v0, v1]: readonly [number, number, number, number],
): [number, number, number] {
  const { color } = paintLayers({ painter, params, width: SIDE, height: SIDE });
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(v0 * SIDE); y < v1 * SIDE; y++)
    for (let x = Math.floor(u0 * SIDE); x < u1 * SIDE; x++) {
      for (const n of [0, 1, 2] as const) sum[n] += color![(y * SIDE + x) * 4 + n]!;
      count++;
    }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

const CHEESE = {
  seed: 5,
  tone: [240, 222, 170],
  vein: null,
  rind: [132, 85, 44],
  isWrapped: false,
  aspect: 2.4,
  eyes: 0,
};

describe('the cut face of a cheese', () => {
  it('has its rind at the end of the wedge, and none at its tip', () => {
    const [tip] = mean('cheese', CHEESE, [0, 0.2, 0, 1]);
    const [end] = mean('cheese', CHEESE, [0.99, 1, 0, 1]);
    expect(tip).toBeGreaterThan(215);
    expect(end).toBeLessThan(160);
  });

  it('wears its down above and below where it is a whole small wheel', () => {
    const rind = [180, 120, 60];
    const top = mean('cheese', { ...CHEESE, rind, isWrapped: true }, [0.2, 0.6, 0.98, 1]);
    const bare = mean('cheese', { ...CHEESE, rind }, [0.2, 0.6, 0.98, 1]);
    expect(top[2]).toBeLessThan(bare[2] - 60);
  });

  it('is bluer than it is red where mould runs through it', () => {
    const veined = { ...CHEESE, rind: null, vein: [58, 84, 92] };
    const { color } = paintLayers({
      painter: 'cheese',
      params: veined,
      width: SIDE,
      height: SIDE,
    });
    const blue = Array.from({ length: SIDE * SIDE }, (_, i) => i * 4).filter(
      (i) => color![i + 2]! > color![i]! + 8,
    ).length;
    expect(blue / SIDE ** 2).toBeGreaterThan(0.04);
    expect(blue / SIDE ** 2).toBeLessThan(0.4);
  });
});

describe('the skin of a fish', () => {
  const FISH = {
    seed: 6,
    back: [84, 74, 58],
    side: [166, 132, 84],
    belly: [214, 190, 142],
    flesh: [244, 234, 214],
    bars: 0,
    cuts: 0,
  };

  it('is dark along its back and pale at its belly', () => {
    const [back] = mean('fish-skin', FISH, [0.49, 0.53, 0.3, 0.8]);
    const [belly] = mean('fish-skin', FISH, [0.94, 1, 0.3, 0.8]);
    expect(belly - back).toBeGreaterThan(50);
  });

  it('shows white flesh where it was cut', () => {
    const side = [0.7, 0.8, 0.34, 0.74] as const;
    const whole = mean('fish-skin', FISH, side);
    const cut = mean('fish-skin', { ...FISH, cuts: 6 }, side);
    expect(cut[2]).toBeGreaterThan(whole[2] + 8);
  });
});

describe('a slice of raw ham', () => {
  it('is red with threads of fat, and has its white rim on one side only', () => {
    const lean = mean('cured-ham', { seed: 7 }, [0, 1, 0, 0.8]);
    const rim = mean('cured-ham', { seed: 7 }, [0, 1, 0.96, 1]);
    expect(lean[0]).toBeGreaterThan(lean[2] * 1.6);
    expect(Math.min(...rim)).toBeGreaterThan(190);
  });
});
