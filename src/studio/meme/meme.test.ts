import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { CAPTIONS, HOUSE_CAPTIONS } from './caption-lines.ts';
import { chooseCaption } from './choose-caption.ts';
import { drawCaptions } from './draw-captions.ts';

const grey = (width: number, height: number) => ({
  width,
  height,
  pixels: new Uint8ClampedArray(width * height * 4)
    .fill(128)
    .map((v, i) => (i % 4 === 3 ? 255 : v)),
});

describe('a meme', () => {
  it('uses the customer’s own lines, letter by letter', () => {
    const spec = understand('a glass of red "When it’s Friday" "and the Bottle’s open"', {
      style: 'meme_style',
    });
    expect(chooseCaption(spec, 1)).toEqual(['When it’s Friday', 'and the Bottle’s open']);
  });

  it('sets a single line below where it was told to stand there', () => {
    const spec = understand('a sommelier, bottom text "notes of childhood"', {
      style: 'meme_style',
    });
    expect(chooseCaption(spec, 1)).toEqual(['', 'notes of childhood']);
  });

  it('finds a joke that fits the subject, and another one for another seed', () => {
    const spec = understand('a bottle of red', { style: 'meme_style' });
    const jokes = new Set([1, 2, 3, 4, 5, 6].map((seed) => chooseCaption(spec, seed).join(' / ')));
    expect(jokes.size).toBeGreaterThan(1);
    expect(chooseCaption(spec, 1)).toEqual(chooseCaption(spec, 1));
  });

  it('has short lines: a caption is read in a second', () => {
    const lines = [...HOUSE_CAPTIONS, ...Object.values(CAPTIONS).flat()].flat();
    expect(lines.filter((line) => line.length > 40)).toEqual([]);
  });

  it.each([
    [256, 256],
    [208, 304],
    [384, 160],
  ])('writes above and below and leaves the middle free: %i × %i', (width, height) => {
    const { pixels } = drawCaptions(grey(width, height), [
      'ONE DOES NOT SIMPLY',
      'OPEN HALF A BOTTLE',
    ]);
    const inked = (from: number, to: number) =>
      pixels
        .subarray(Math.round(from * height) * width * 4, Math.round(to * height) * width * 4)
        .some((v, i) => i % 4 === 0 && v > 250);
    expect(inked(0, 0.3)).toBe(true);
    expect(inked(0.32, 0.68)).toBe(false);
    expect(inked(0.7, 1)).toBe(true);
  });
});
