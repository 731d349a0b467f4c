import { describe, expect, it } from 'vitest';
import type { DrawnPicture } from '#studio/film.ts';
import { hueOf } from '#studio/inventory/colour-names.ts';
import { limitInks, huesKept } from '#studio/litho/limit-inks.ts';
import { understand } from '#studio/lexicon/understand.ts';

const INKS = ['#08080c', '#c9a24a', '#fbf3e2'];
const picture = (...pixels: readonly (readonly number[])[]): DrawnPicture => ({
  width: pixels.length,
  height: 1,
  pixels: Uint8ClampedArray.from(pixels.flatMap((rgb) => [...rgb, 255])),
  names: { width: 1, height: 1, numbers: new Uint16Array(1), entries: [] },
});

describe('a poster in few inks', () => {
  const spec = understand(
    'Art Deco poster in gold and black with a woman in an emerald green dress',
    {
      style: 'illustration_poster',
    },
  );

  it('keeps the colour of a dress that was asked for', () => {
    expect(huesKept(spec).map((hex) => Math.round(hueOf(hex).hue))).toEqual([162]);
  });

  it('prints the dress in its own hue and all else in the inks', () => {
    const film = picture([20, 120, 85], [200, 60, 40]);
    const { pixels } = limitInks(film, INKS, huesKept(spec));
    expect(Array.from(pixels.slice(0, 3))).toEqual([20, 120, 85]);
    expect(Array.from(pixels.slice(4, 7))).not.toEqual([200, 60, 40]);
  });
});
