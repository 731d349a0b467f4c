import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { afterEach, expect, it, vi } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPlate } from '#studio/litho/education/draw-plate.ts';

const prototype: SKRSContext2D = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));
const { fillText } = prototype;

afterEach(() => vi.restoreAllMocks());

/** Where each text of a comparison stands, from the top. */
function heightsOf(prompt: string): Map<string, number> {
  const heights = new Map<string, number>();
  vi.spyOn(prototype, 'fillText').mockImplementation(function (this: SKRSContext2D, text, x, y) {
    heights.set(text, y);
    fillText.call(this, text, x, y);
  });
  const spec = understand(prompt, { style: 'education' });
  const side = 600;
  const brief = { spec, styleId: 'education', width: side, height: side, seed: 1 } as const;
  drawPlate({ ...brief, detail: 'full' });
  return heights;
}

it('keeps the second line of a row above the next row', () => {
  const heights = heightsOf('Champagne vs Prosecco');
  expect(heights.get('noir, Meunier')).toBeLessThan((heights.get('Bubbles') ?? 0) - 10);
});
