import { describe, expect, it } from 'vitest';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

function seenIn(prompt: string) {
  const styleId = 'illustration_poster';
  const spec = understand(prompt, { style: styleId });
  const picture = drawPicture({ spec, styleId, width: 256, height: 256, seed: 3, detail: 'full' });
  const { things } = inventoryDrawing(picture, picture.names);
  const of = (id: ThingId) => things.find(({ thing }) => thing === id);
  return { of, spec };
}
const tall = (box: readonly number[] = [0, 0, 0, 0]) => (box[3] ?? 0) - (box[1] ?? 0);

describe('sights that are named on a poster', () => {
  it.each<[string, ThingId]>([
    ['Eiffel Tower and a glass of champagne', 'eiffel_tower'],
    ['two bottles in front of the Colosseum', 'colosseum'],
    ['Big Ben and two glasses of red wine', 'clock_tower'],
    ['gondola in Venice with a glass of wine', 'gondola'],
    ['Acropolis with a glass of Assyrtiko', 'acropolis'],
    ['la torre di Pisa con una bottiglia di Chianti', 'leaning_tower'],
    ['Brandenburger Tor mit einer Flasche Riesling', 'brandenburg_gate'],
  ])('are seen once each: %s', (prompt, sight) => {
    expect(seenIn(prompt).of(sight)?.count).toBe(1);
  });

  it('keep their own colour where their name says another', () => {
    const { spec } = seenIn('Golden Gate Bridge with a bottle of Zinfandel');
    expect(spec.things.find(({ thing }) => thing === 'golden_gate')?.colour).toBeNull();
  });
});

describe('bottles beside something that is driven', () => {
  it('are smaller than it', () => {
    const { of } = seenIn('a scooter with two wine bottles');
    expect(of('bottle')?.count).toBe(2);
    expect(tall(of('bottle')?.boxes[0])).toBeLessThan(tall(of('scooter')?.box));
  });

  it('stand inside the basket of a bicycle', () => {
    const { of } = seenIn('vintage bicycle with a basket of wine bottles');
    const [bottles, basket] = [of('bottle')?.box ?? [], of('basket')?.box ?? []];
    expect(bottles[0]).toBeGreaterThanOrEqual((basket[0] ?? 1) - 0.01);
    expect(bottles[2]).toBeLessThanOrEqual((basket[2] ?? 0) + 0.01);
    expect(tall(bottles)).toBeLessThan(tall(of('bicycle')?.box));
  });
});
