import { expect, it } from 'vitest';
import { tamePigments } from './tame-pigments.ts';

it('leaves no green as of a lamp, and all other colours as they are', () => {
  const neon = [40, 200, 60, 255];
  const others = [120, 140, 90, 255, 200, 60, 50, 255, 40, 70, 180, 255];
  const pixels = new Uint8ClampedArray([...neon, ...others]);
  tamePigments(pixels);
  const [r, g, b] = pixels;
  expect(g! - Math.max(r!, b!)).toBeLessThan(80);
  expect(g).toBeGreaterThan(Math.max(r!, b!));
  expect(Array.from(pixels.subarray(4))).toEqual(others);
});

it('paints lemons and cheese in ochre, and flames as they are', () => {
  const cheese = [250, 222, 20, 255];
  const flame = [255, 150, 40, 255];
  const pixels = new Uint8ClampedArray([...cheese, ...flame]);
  tamePigments(pixels);
  const [r, g, b] = pixels;
  expect(g! - b!).toBeLessThan(150);
  expect(r!).toBeGreaterThan(g!);
  expect(Array.from(pixels.subarray(4))).toEqual(flame);
});

it('dyes velvet with madder, no lipstick', () => {
  const velvet = [240, 20, 24, 255];
  const pixels = new Uint8ClampedArray(velvet);
  tamePigments(pixels);
  expect(pixels[0]! - Math.max(pixels[1]!, pixels[2]!)).toBeLessThan(180);
});
