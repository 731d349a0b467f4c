import { describe, expect, it } from 'vitest';
import { sayNotDrawn } from '#studio/accounting/account-words.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';

const missing = (prompt: string): string[] => {
  const spec = understand(prompt, { style: 'illustration_poster' });
  const sheet = { styleId: 'illustration_poster', width: 320, height: 320, seed: 1 } as const;
  const print = drawPicture({ spec, ...sheet, detail: 'full' });
  return sayNotDrawn(spec, inventoryDrawing(print, print.names));
};

describe('a bunch of grapes on a print', () => {
  it.each([
    'a basket of blue grapes beside a bottle of Riesling',
    'a basket of green grapes beside a red wine bottle',
    'three bottles, one red, one white, one rosé, and purple grapes in Chablis',
  ])('has the colour that was said, whatever the wine: %s', (prompt) => {
    expect(missing(prompt)).toEqual([]);
  });
});
