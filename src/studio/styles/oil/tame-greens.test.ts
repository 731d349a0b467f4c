import { expect, it } from 'vitest';
import { tameGreens } from './tame-greens.ts';

it('leaves no green as of a lamp, and all other colours as they are', () => {
  const neon = [40, 200, 60, 255];
  const others = [120, 140, 90, 255, 200, 60, 50, 255, 40, 70, 180, 255];
  const pixels = new Uint8ClampedArray([...neon, ...others]);
  tameGreens(pixels);
  const [r, g, b] = pixels;
  expect(g! - Math.max(r!, b!)).toBeLessThan(80);
  expect(g).toBeGreaterThan(Math.max(r!, b!));
  expect(Array.from(pixels.subarray(4))).toEqual(others);
});
