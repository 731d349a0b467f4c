import { expect, it } from 'vitest';
import { withOwnWine } from './with-own-wine.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { OwnWine } from './own-wine.ts';

const SIDE = 480;
const VIOLET = [150, 30, 200] as const;
const print = {
  kind: 'artwork' as const,
  width: 60,
  height: 60,
  rgba: new Uint8Array(60 * 60 * 4).map((_, i) => [...VIOLET, 255][i % 4]!),
};
const own: OwnWine = {
  name: 'Violet',
  colour: 'red',
  bottle: 'bordeaux',
  glass: 'dark',
  closure: 'cork',
  capsule: { colour: [0, 1, 1], finish: 'matt' },
  fill: 0.86,
  turn: 0,
  labels: {
    front: { width: 8, height: 8, raised: 4, corner: 'square', paper: 'smooth', print },
    back: null,
    neck: null,
  },
};

it.each(['illustration_poster', 'pop_art'] as const)(
  'a bottle of %s wears its owner’s artwork and capsule',
  (styleId) => {
    const read = understand('one bottle', { style: styleId, size: 'square' });
    const { pixels } = drawPicture({
      spec: withOwnWine(read, own),
      styleId,
      width: SIDE,
      height: SIDE,
      seed: 1,
      detail: 'full',
      ownWine: own,
    });
    const count = (test: (r: number, g: number, b: number) => boolean): number => {
      let found = 0;
      for (let i = 0; i < pixels.length; i += 4)
        if (test(pixels[i]!, pixels[i + 1]!, pixels[i + 2]!)) found++;
      return found;
    };
    const violet = count((r, g, b) => b > 110 && r > 70 && g < 70 && b > r);
    const cyan = count((r, g, b) => g > 140 && b > 140 && r < 90);
    expect(violet / (SIDE * SIDE)).toBeGreaterThan(0.01);
    expect(cyan / (SIDE * SIDE)).toBeGreaterThan(0.001);
  },
);
