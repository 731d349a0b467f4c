import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PICTURE_SIZES } from '#shared/rules/pictures/generation.ts';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from './draw-picture.ts';
import { GOLDEN_PRINTS } from './golden/prints.ts';

interface Lettering {
  text: string;
  left: number;
  right: number;
  baseline: number;
}

const contextPrototype: SKRSContext2D = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));

const fillText = contextPrototype.fillText;

/** Everything set in type while a picture is drawn, in pixels of the sheet; what is no text is not painted. */
function letteringOf(style: StyleId, prompt: string, width: number, height: number): Lettering[] {
  const set: Lettering[] = [];
  for (const paint of ['fill', 'stroke', 'clip'] as const)
    vi.spyOn(contextPrototype, paint).mockImplementation(() => {});
  vi.spyOn(contextPrototype, 'fillText').mockImplementation(function (
    this: SKRSContext2D,
    text,
    x,
    y,
  ) {
    const matrix = this.getTransform();
    // Labels are set on sheets of their own, which scale themselves.
    if (matrix.a === 1 && this.canvas.width === width && this.canvas.height === height) {
      set.push({ text, left: x, right: x + this.measureText(text).width, baseline: y });
    }
    fillText.call(this, text, x, y);
  });
  const spec = understand(prompt, { style });
  drawPicture({ spec, styleId: style, width, height, seed: 1, detail: 'full' });
  return set;
}

afterEach(() => vi.restoreAllMocks());

const LONG_TITLE = 'The Great Autumn Wine and Harvest Festival of the Upper Valley';

describe('lettering', () => {
  it.each(PICTURE_SIZES)('prints a long title whole on every size: $id', ({ width, height }) => {
    for (const style of ['illustration_poster', 'education'] as const) {
      const set = letteringOf(style, `a bottle, titled "${LONG_TITLE}"`, width / 4, height / 4);
      expect(set.map(({ text }) => text).join(' ')).toContain(LONG_TITLE);
    }
  });

  it('keeps accents and case of the customer’s title', () => {
    const set = letteringOf('illustration_poster', 'vineyard titled "Été à Łódź"', 256, 256);
    expect(set.map(({ text }) => text).join(' ')).toContain('Été à Łódź');
  });

  it.each(GOLDEN_PRINTS)('never runs off the sheet: %s, %s', (style, prompt) => {
    for (const { id, width, height } of PICTURE_SIZES) {
      const [w, h] = [Math.round(width / 6), Math.round(height / 6)];
      const cut = letteringOf(style, prompt, w, h).filter(
        ({ left, right, baseline }) => left < 0 || right > w + 1 || baseline <= 0 || baseline >= h,
      );
      expect({ id, cut }).toEqual({ id, cut: [] });
    }
  });
});
