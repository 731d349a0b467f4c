import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { numberInk, readNumbers } from './name-sheet.ts';

const MOST = 1000;
const inks = Array.from({ length: MOST }, (_, i) => numberInk(i + 1));

/** Smooth edges: round shapes over each other, each in the ink of its number. */
function drawn(numbers: readonly number[]): Uint8ClampedArray {
  const canvas = createCanvas(256, 256);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = numberInk(0);
  ctx.fillRect(0, 0, 256, 256);
  numbers.forEach((number, i) => {
    ctx.fillStyle = numberInk(number);
    ctx.beginPath();
    ctx.ellipse(60 + ((i * 37) % 140), 60 + ((i * 53) % 140), 40, 23, i, 0, Math.PI * 2);
    ctx.fill();
  });
  return ctx.getImageData(0, 0, 256, 256).data;
}

describe('the sheet of numbers', () => {
  it('has an ink of its own for each number', () => {
    expect(new Set([numberInk(0), ...inks]).size).toBe(MOST + 1);
  });

  it('reads at smooth edges no number that was not drawn', () => {
    for (let from = 1; from < 200; from += 20) {
      const numbers = Array.from({ length: 12 }, (_, i) => from + i * 7);
      const seen = new Set(readNumbers(drawn(numbers), 300));
      expect([...seen].filter((number) => number > 0 && !numbers.includes(number))).toEqual([]);
      expect(seen.has(numbers.at(-1)!)).toBe(true);
    }
  });
});
