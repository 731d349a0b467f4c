import { describe, expect, it } from 'vitest';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

function seenIn(prompt: string) {
  const styleId = 'illustration_poster';
  const spec = understand(prompt, { style: styleId });
  const picture = drawPicture({ spec, styleId, width: 256, height: 256, seed: 3, detail: 'full' });
  const { things, people, place } = inventoryDrawing(picture, picture.names);
  const of = (id: ThingId) => [...things, ...people].find(({ thing }) => thing === id);
  return { of, place };
}

describe('what lies in or on another thing of a poster', () => {
  it('fills a basket of grapes to above its rim', () => {
    const { of } = seenIn('a full basket of grapes');
    expect(of('grapes')?.count).toBeGreaterThan(2);
    expect(of('grapes')?.box[1]).toBeLessThan(of('basket')?.box[1] ?? 0);
    expect(of('basket')?.count).toBe(1);
  });

  it('fills every basket of a row', () => {
    const { of } = seenIn('two baskets of grapes');
    const [grapes, baskets] = [of('grapes')?.box ?? [], of('basket')?.box ?? []];
    expect(of('basket')?.count).toBe(2);
    // From the left of the first one to the right of the last.
    expect((grapes[2] ?? 0) - (grapes[0] ?? 0)).toBeGreaterThan(
      ((baskets[2] ?? 0) - (baskets[0] ?? 0)) * 0.8,
    );
  });

  it('lies on a cheese board, and not over its ends', () => {
    const { of } = seenIn('a cheese board and two glasses');
    const [board, cheese] = [of('board')?.box ?? [], of('hard_cheese')?.box ?? []];
    expect(cheese[0]).toBeGreaterThanOrEqual((board[0] ?? 1) - 0.01);
  });

  it('loads its casks into a boat of the Douro', () => {
    const { of } = seenIn('a rabelo boat carrying four barrels on the Douro');
    const [boat, casks] = [of('boat')?.box ?? [], of('barrel')?.box ?? []];
    expect(of('barrel')?.count).toBe(4);
    expect(casks[0]).toBeGreaterThan(boat[0] ?? 1);
    expect(casks[2]).toBeLessThan(boat[2] ?? 0);
  });

  it('stands six bottles in one open crate', () => {
    const { of } = seenIn('six bottles in a wooden crate');
    expect([of('bottle')?.count, of('crate')?.count]).toEqual([6, 1]);
  });

  it('hangs a basket on the bicycle, with the bottles in it', () => {
    const { of } = seenIn('a bicycle with wine bottles in the basket');
    const [bicycle, basket] = [of('bicycle')?.box, of('basket')?.box];
    expect(basket?.[3]).toBeLessThan(bicycle?.[3] ?? 0);
    expect(of('bottle')?.count).toBe(3);
  });

  it('sits a rider in the saddle, above the wheels and before them', () => {
    const { of } = seenIn('a girl riding a bicycle');
    const [rider, bicycle] = [of('person')?.box, of('bicycle')?.box];
    expect(rider?.[1]).toBeLessThan(bicycle?.[1] ?? 0);
    expect(rider?.[3]).toBeLessThan(bicycle?.[3] ?? 0);
    expect(rider?.[0]).toBeGreaterThan(bicycle?.[0] ?? 1);
  });

  it('bears a tray with glasses that leave the face free', () => {
    const { of } = seenIn('a waiter carrying a tray with three glasses');
    expect(of('glass')?.count).toBe(3);
    const box = of('glass')?.box ?? [0, 0, 0, 1];
    expect(box[3] - box[1]).toBeLessThan(0.2);
  });

  it('draws the cork with the screw in it and fills a glass from the bottle', () => {
    const uncorked = seenIn('a corkscrew pulling the cork out of a bottle').of;
    expect(uncorked('corkscrew')?.box[3]).toBeLessThan(uncorked('bottle')?.box[3] ?? 0);
    expect(uncorked('cork')?.count).toBe(1);
    const poured = seenIn('a sommelier pouring wine into a glass').of;
    expect([poured('bottle')?.count, poured('glass')?.count]).toEqual([1, 1]);
  });

  it('shows cypresses that are asked for, and one cask instead of a cellar full', () => {
    const { of } = seenIn('Tuscany with cypress trees and a red vespa');
    expect(of('cypress')?.share).toBeGreaterThan(0.02);
    expect(of('bottle')).toBeUndefined();
    const cellar = seenIn('un tonneau et des verres').of;
    expect([cellar('barrel')?.count, cellar('glass')?.count]).toEqual([1, 2]);
  });

  it('shows the land that a feast is asked with', () => {
    const { of, place } = seenIn('Weinfest Plakat: Dorf am Fluss mit Weinbergen');
    expect([of('village'), of('river'), of('vines')].every(Boolean)).toBe(true);
    expect(place?.id).toBe('festival');
  });
});
