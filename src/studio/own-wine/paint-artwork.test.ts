import { expect, it } from 'vitest';
import { paintArtwork } from './paint-artwork.ts';
import type { ArtworkParams } from './paint-artwork.ts';

const SIZE = { width: 60, height: 90 };
const wineRed = (): Uint8Array =>
  new Uint8Array(SIZE.width * SIZE.height * 4).map((_, i) => [122, 31, 43, 255][i % 4]!);
const at = (x: number, y: number): number => (y * SIZE.width + x) * 4;

function paint(change: Partial<ArtworkParams> = {}) {
  const { color, relief } = paintArtwork(SIZE, {
    rgba: wineRed(),
    corner: 'square',
    paper: 'smooth',
    isFoil: false,
    ...change,
  });
  return { color: color!, relief: relief! };
}

it('prints the pixels of the artwork as they are', () => {
  const { color } = paint();
  expect([...color.subarray(at(7, 11), at(7, 11) + 4)]).toEqual([122, 31, 43, 255]);
});

it.each([
  ['square', true],
  ['rounded', false],
  ['arched', false],
  ['oval', false],
] as const)('cuts %s labels to their shape: corner printed %s', (corner, isPrinted) => {
  const { color } = paint({ corner });
  expect(color[at(0, 0) + 3] === 255).toBe(isPrinted);
  expect(color[at(59, 0) + 3] === 255).toBe(isPrinted);
  expect(color[at(30, 45) + 3]).toBe(255);
});

it('shows white paper where the artwork is see-through, and the bottle through film', () => {
  const rgba = wineRed();
  rgba[at(5, 5) + 3] = 0;
  expect([...paint({ rgba }).color.subarray(at(5, 5), at(5, 5) + 4)]).toEqual([255, 255, 255, 255]);
  expect(paint({ rgba, paper: 'clear' }).color[at(5, 5) + 3]).toBe(0);
});

it('takes the white of a picture without transparency for unprinted film', () => {
  const rgba = wineRed();
  rgba.set([255, 255, 255, 255], at(5, 5));
  expect(paint({ rgba, paper: 'clear' }).color[at(5, 5) + 3]).toBe(0);
  expect(paint({ rgba, paper: 'clear' }).color[at(6, 5) + 3]).toBe(255);
});

it('raises and gilds what the mask says', () => {
  const mask = new Uint8Array(SIZE.width * SIZE.height);
  mask[at(5, 5) / 4] = 255;
  const { relief } = paint({ mask, isFoil: true });
  expect(relief[at(5, 5)]).toBeGreaterThan(relief[at(6, 5)]!);
  expect([relief[at(5, 5) + 1], relief[at(6, 5) + 1]]).toEqual([255, 0]);
});
