import { describe, expect, it } from 'vitest';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

function seenIn(prompt: string, styleId: StyleId, size = { width: 256, height: 256 }) {
  const spec = understand(prompt, { style: styleId });
  const picture = drawPicture({ spec, styleId, ...size, seed: 3, detail: 'full' });
  const { things, people } = inventoryDrawing(picture, picture.names);
  const of = (id: ThingId) => [...things, ...people].find(({ thing }) => thing === id);
  const tallness = (id: ThingId) => {
    const [, top = 0, , foot = 0] = of(id)?.box ?? [];
    return foot - top;
  };
  return { of, tallness };
}

describe('people of posters and comics', () => {
  it.each<[string, StyleId]>([
    ['art deco poster of a woman in a green dress with champagne', 'illustration_poster'],
    ['harvest festival poster, girl with a basket of grapes', 'illustration_poster'],
    ['winemaker with a glass of red wine in the vineyard', 'illustration_poster'],
    ['woman crying with an empty wine glass', 'pop_art'],
  ])('“%s” is a poster of her and no small figure on it', (prompt, style) => {
    const { of, tallness } = seenIn(prompt, style);
    const person: ThingId = of('winemaker') ? 'winemaker' : 'person';
    expect(tallness(person)).toBeGreaterThan(0.5);
  });

  it('two who toast on a tall sheet touch glasses in its middle', () => {
    const { of } = seenIn(
      'man in a tuxedo and woman in a red dress toasting',
      'illustration_poster',
      { width: 200, height: 300 },
    );
    const [left = 0, , right = 1] = of('glass')?.box ?? [];
    expect(of('glass')?.count).toBe(2);
    expect(right - left).toBeLessThan(0.42);
    expect((left + right) / 2).toBeCloseTo(0.5, 1);
  });

  it('a basket of grapes is in the arms of who has it', () => {
    const { of } = seenIn('a woman with a basket of grapes', 'illustration_poster');
    const [left = 1, top = 0, right = 0] = of('basket')?.box ?? [];
    const [from = 0, , to = 1] = of('person')?.box ?? [];
    expect(left).toBeGreaterThan(from);
    expect(right).toBeLessThan(to);
    expect(of('grapes')?.box[1]).toBeLessThan(top + 0.3);
  });
});
