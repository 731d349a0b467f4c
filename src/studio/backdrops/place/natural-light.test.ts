import { describe, expect, it } from 'vitest';
import { createHdr, setPixel } from '#studio/textures/hdr-image.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { lightNaturally } from './natural-light.ts';

const SIDE = 120;

function lit(colour: Rgb) {
  const image = createHdr(SIDE, SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) setPixel(image, i, colour);
  lightNaturally(image, 3);
  const mean = [0, 1, 2].map(
    (c) => image.data.reduce((sum, v, i) => (i % 3 === c ? sum + v : sum), 0) / (SIDE * SIDE),
  ) as [number, number, number];
  const greens = image.data.filter((_, i) => i % 3 === 1);
  return { mean, spread: greens.reduce((a, v) => Math.max(a, v), 0) / Math.min(...greens) };
}

describe('under the sun', () => {
  it('painted leaves are olive, dark between and bright where they glint', () => {
    const { mean, spread } = lit([0.14, 0.5, 0.1]);
    expect(mean[0] / mean[1]).toBeGreaterThan(0.4);
    expect(mean[1]).toBeLessThan(0.45);
    expect(spread).toBeGreaterThan(6);
  });

  it('walls keep their colour and lose their evenness', () => {
    const { mean, spread } = lit([0.6, 0.4, 0.3]);
    expect(mean[0] / mean[2]).toBeCloseTo(2, 1);
    expect(spread).toBeGreaterThan(1.3);
    expect(spread).toBeLessThan(4);
  });
});
