import { describe, expect, it } from 'vitest';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';

const countsIn = (prompt: string) => {
  const spec = understand(prompt, { style: 'illustration_poster' });
  const sheet = { styleId: 'illustration_poster', width: 400, height: 280, seed: 7 } as const;
  const print = drawPicture({ spec, ...sheet, detail: 'full' });
  const { things } = inventoryDrawing(print, print.names);
  return new Map(things.map((one) => [one.thing, one]));
};

describe('what stands far behind something large', () => {
  it('is seen beside it', () => {
    const seen = countsIn('A tractor in the vineyard and a church in the background');
    expect(seen.get('church')?.share ?? 0).toBeGreaterThan(0.01);
  });
});

describe('a half-timbered house with things before its door', () => {
  it('is the front itself, and no toy beside it', () => {
    const seen = countsIn('A half-timbered house, two barrels in front of the door');
    expect(seen.get('timbered_house')?.share ?? 0).toBeGreaterThan(0.08);
    expect(seen.get('barrel')?.count).toBe(2);
  });
});
