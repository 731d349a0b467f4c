import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { drawPicture } from './draw-picture.ts';
import { isSticker } from './sticker.ts';

const style = 'illustration_poster' as const;

function draw(prompt: string) {
  const spec = understand(prompt, { style });
  const brief = { spec, styleId: style, width: 200, height: 200, seed: 4, detail: 'full' } as const;
  return { spec, picture: drawPicture(brief) };
}

describe('a sticker', () => {
  it('has a white border round its motif on a plain ground', () => {
    const { spec, picture } = draw('Sticker of a bunch of grapes');
    expect(isSticker(spec)).toBe(true);
    const { width, pixels } = picture;
    const row = Array.from({ length: width }, (_, x) => (100 * width + x) * 4);
    const isWhite = (i: number) => [0, 1, 2].every((c) => (pixels[i + c] ?? 0) > 250);
    expect(row.slice(0, 4).some(isWhite)).toBe(false);
    expect(row.filter(isWhite).length).toBeGreaterThan(6);
  });

  it('wears the sunglasses of a smiling bottle', () => {
    const { picture } = draw('Sticker of a smiling wine bottle with sunglasses');
    const { things } = inventoryDrawing(picture, picture.names);
    const [bottle, shades] = ['bottle', 'sunglasses'].map((id) =>
      things.find(({ thing }) => thing === id),
    );
    expect(shades?.box[0]).toBeGreaterThanOrEqual(bottle?.box[0] ?? 1);
    expect(shades?.box[2]).toBeLessThanOrEqual(bottle?.box[2] ?? 0);
  });

  it('is a poster where it has words of its own', () => {
    expect(isSticker(understand('Sticker with the title "Wine not?"', { style }))).toBe(false);
  });
});
