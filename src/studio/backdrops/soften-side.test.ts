import { expect, it } from 'vitest';
import { softenSide } from './soften-side.ts';

const SIDE = 60;

/** Stripes of one pixel: out of focus they are grey. */
function stripes() {
  const data = Float32Array.from({ length: SIDE * SIDE * 3 }, (_, i) => Math.floor(i / 3) % 2);
  return { width: SIDE, height: SIDE, data };
}

it.each([
  ['left', 6, 54],
  ['right', 54, 6],
] as const)('is soft where the words stand, and sharp elsewhere: %s', (side, quiet, other) => {
  const { data } = softenSide(stripes(), side, 4);
  const contrast = (x: number): number =>
    Math.abs(data[(30 * SIDE + x) * 3]! - data[(30 * SIDE + x + 1) * 3]!);
  expect(contrast(quiet)).toBeLessThan(0.3);
  expect(contrast(other)).toBe(1);
});
