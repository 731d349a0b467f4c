import { describe, expect, it } from 'vitest';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

function seenIn(prompt: string, styleId: StyleId = 'illustration_poster') {
  const spec = understand(prompt, { style: styleId });
  const picture = drawPicture({ spec, styleId, width: 256, height: 256, seed: 3, detail: 'full' });
  const { things, people, place } = inventoryDrawing(picture, picture.names);
  const of = (id: ThingId) => [...things, ...people].find(({ thing }) => thing === id);
  const box = (id: ThingId) => of(id)?.box ?? [Number.NaN, Number.NaN, Number.NaN, Number.NaN];
  return { of, box, place, lettering: picture.lettering ?? [] };
}

describe('several subjects of one picture', () => {
  it('cycle each on a bicycle of their own, the basket on the first', () => {
    const prompt = 'vintage poster of a couple cycling through vineyards with a picnic basket';
    const { of, box } = seenIn(prompt);
    expect([of('person')?.count, of('bicycle')?.count, of('basket')?.count]).toEqual([2, 2, 1]);
    // Heads above the wheels, feet on the pedals, and the basket off the ground.
    expect(box('person')[1]).toBeLessThan(box('bicycle')[1]);
    expect(box('person')[3]).toBeLessThan(box('bicycle')[3]);
    expect(box('basket')[3]).toBeLessThan(box('bicycle')[3]);
  });

  it.each([
    ['four cyclists in Tuscany', 4],
    ['cinq amis à vélo dans les vignes', 5],
  ])('cycle though they are more than three: %s', (prompt, count) => {
    const { of, box } = seenIn(prompt);
    expect([of('person')?.count, of('bicycle')?.count]).toEqual([count, count]);
    expect(box('person')[3]).toBeGreaterThan(box('bicycle')[1]);
  });

  it('share one scooter', () => {
    const { of, box } = seenIn('a couple riding a vespa through Tuscany');
    expect([of('person')?.count, of('scooter')?.count]).toEqual([2, 1]);
    expect(box('person')[1]).toBeLessThan(box('scooter')[1]);
  });

  it('bear the tray that is named with them', () => {
    const { box } = seenIn('waiter with a tray of wine glasses');
    expect(box('tray')[3]).toBeLessThan((box('person')[1] + box('person')[3]) / 2);
    expect(box('glass')[3]).toBeLessThan(box('tray')[3]);
  });

  it('bear a basket on the head', () => {
    const { box } = seenIn('une femme avec un panier de raisins sur la tête');
    expect(box('basket')[1]).toBeLessThan(box('person')[1] + 0.1);
    expect(box('grapes')[1]).toBeLessThan(box('basket')[1]);
  });

  it('sit on a barrel before the shelves of a bar', () => {
    const { of, box } = seenIn('wine bar poster, black cat sitting on a barrel');
    expect(of('cat')?.count).toBe(1);
    expect(box('cat')[3]).toBeLessThan((box('barrel')[1] + box('barrel')[3]) / 2);
  });

  it('have what they drink in their hands', () => {
    const { of, box } = seenIn('two friends drinking mulled wine in front of a chalet');
    expect(of('mulled_wine')?.count).toBe(2);
    expect(box('mulled_wine')[1]).toBeLessThan((box('person')[1] + box('person')[3]) / 2);
    expect(of('fireplace')).toBeUndefined();
  });

  it('stand on the table that is named', () => {
    const { of, box } = seenIn('bistro table with a bottle, two glasses and cheese');
    expect(of('glass')?.count).toBe(2);
    for (const id of ['bottle', 'glass', 'hard_cheese'] as const)
      expect(box(id)[3]).toBeLessThan((box('bistro_table')[1] + box('bistro_table')[3]) / 2);
  });

  it('speak in the bubble of a print', () => {
    const prompt = "zwei Freundinnen stoßen mit Aperol Spritz an, Sprechblase 'Prost!'";
    const { of, lettering } = seenIn(prompt, 'pop_art');
    expect([of('speech_bubble')?.count, of('cocktail')?.count]).toEqual([1, 2]);
    expect(lettering.join(' ').toLocaleUpperCase()).toContain('PROST!');
  });

  it('have vines below the white town', () => {
    const { of } = seenIn('Santorini vineyard poster');
    expect(of('vines')).toBeDefined();
    expect(of('blue_dome')).toBeDefined();
  });
});
