import { expect, it } from 'vitest';
import { choosePlace } from '#studio/litho/arrange/choose-place.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { isGraphicStar, scatterStars, withGraphicStars } from './graphic-stars.ts';

const read = (prompt: string) => withGraphicStars(understand(prompt, { style: 'pop_art' }));

it.each(['Champagne bottle popping with stars, bold colors', 'Weinglas mit Sternen'])(
  'stars burst round the hero of a comic, and no night falls: %s',
  (prompt) => {
    const spec = read(prompt);
    const pieces = piecesFor(spec);
    expect(choosePlace(spec, pieces)).toBeNull();
    const set = scatterStars(pieces.filter(isGraphicStar), { x: 0, y: 0, width: 100, height: 100 });
    expect(set.length).toBeGreaterThan(4);
    // The middle is the hero's.
    for (const { base, heightPx } of set)
      expect(Math.hypot(base[0] - 50, base[1] - heightPx / 2 - 50)).toBeGreaterThan(36);
  },
);

it.each(['starry night over a vineyard', 'a bottle of wine under a sky full of stars'])(
  'a sky that is asked for stays: %s',
  (prompt) => {
    const stars = read(prompt).things.filter(({ thing }) => thing === 'star');
    expect(stars).toEqual([]);
  },
);
