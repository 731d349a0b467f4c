import { describe, expect, it } from 'vitest';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { sayNotDrawn } from '#studio/accounting/account-words.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { noteDrawnTraits } from './note-traits.ts';
import { drawPicture } from './draw-picture.ts';

/** What a small print shows, and what it says that it lacks. */
function print(prompt: string, styleId: StyleId) {
  const spec = understand(prompt, { style: styleId });
  const drawn = drawPicture({ spec, styleId, width: 320, height: 320, seed: 7, detail: 'full' });
  const inventory = inventoryDrawing(drawn, drawn.names);
  const seenAll = { ...inventory, lettering: drawn.lettering ?? [] };
  const all = { ...seenAll, traits: noteDrawnTraits(spec, seenAll) };
  const seen = [...inventory.things, ...inventory.people];
  return {
    lacks: sayNotDrawn(spec, all),
    place: inventory.place?.id ?? null,
    count: (thing: string) => seen.find((one) => one.thing === thing)?.count ?? 0,
    box: (thing: string) => seen.find((one) => one.thing === thing)?.box ?? [0, 0, 0, 0],
  };
}

describe('a print', () => {
  it('has a wine that is drunk in a glass, though its name stands in the bubble', () => {
    const said = "a woman drinking red wine, speech bubble 'Oh yes, Merlot!'";
    const { count } = print(said, 'pop_art');
    expect([count('glass'), count('bottle')]).toEqual([1, 0]);
  });

  it.each([
    ['A travel poster of the Wachau with the Danube and apricot blossoms', []],
    ['A wine bar with apricot blossoms outside', ['apricot blossoms']],
  ])('has trees in bloom only over its land: %s', (prompt, lacks) => {
    const lacking = print(prompt, 'illustration_poster').lacks;
    expect(lacking.filter((text) => text.includes('blossoms'))).toEqual(lacks);
  });

  it('shows what label art is of, and no label beside it', () => {
    const { count, lacks } = print('label art of a castle', 'illustration_poster');
    expect([count('chateau'), count('label'), lacks]).toEqual([1, 0, []]);
  });

  it('puts the castle of a label into its land', () => {
    const { count, lacks } = print('Weinetikett mit Burg', 'illustration_poster');
    expect([count('chateau'), lacks]).toEqual([1, []]);
  });

  it('has one accordion, in the hands of who plays it beside a barrel', () => {
    const { count } = print(
      'old man playing the accordion next to a wine barrel',
      'illustration_poster',
    );
    expect([count('accordion'), count('barrel'), count('person')]).toEqual([1, 1, 1]);
  });

  it('raises the thumb of who gives a thumbs up', () => {
    const { count, lacks } = print('a winemaker giving a thumbs up', 'pop_art');
    expect([count('thumbs_up'), lacks]).toEqual([1, []]);
  });

  it('leaves a church its land', () => {
    const { box } = print('vineyards with a church and the moon', 'illustration_poster');
    const [, top, , foot] = box('church');
    expect(foot - top).toBeLessThan(0.6);
  });

  it('puts a cat on the sill of a window, its eyes on the glass', () => {
    const { count, lacks } = print(
      'a cat staring at a glass of wine on a windowsill',
      'illustration_poster',
    );
    expect([count('window_sill'), count('cat'), lacks]).toEqual([1, 1, []]);
  });

  it('draws the small chapel small, on its hill', () => {
    const { box, lacks } = print('a small chapel on the hill, vineyards', 'illustration_poster');
    const [, top, , foot] = box('church');
    expect(foot - top).toBeLessThan(0.4);
    expect(lacks).toEqual([]);
  });

  it('fills the sheet with four small things', () => {
    const { box } = print('rooster and sunflowers with a jug of wine', 'illustration_poster');
    const [, top, , foot] = box('rooster');
    expect(foot - top).toBeGreaterThan(0.3);
  });

  it('puts sunglasses on a flamingo', () => {
    const { box, lacks } = print('a flamingo in sunglasses', 'pop_art');
    expect(box('sunglasses')[3]).toBeLessThan(box('flamingo')[3] - 0.3);
    expect(lacks).toEqual([]);
  });

  it('gives each of several workers a basket of their own', () => {
    const { count, box } = print(
      'harvest workers carrying baskets of grapes',
      'illustration_poster',
    );
    expect([count('picker'), count('basket')]).toEqual([3, 3]);
    // In their hands, not at their feet.
    expect(box('basket')[3]).toBeLessThan(box('picker')[3] - 0.15);
  });

  it('plants the slopes behind a boat on its lake', () => {
    const { count } = print(
      'a sailboat on a blue lake with vineyards on the hills behind',
      'illustration_poster',
    );
    expect(count('vines')).toBeGreaterThan(0);
  });

  it('clinks flutes where champagne glasses are asked for', () => {
    const { count } = print('two hands clinking champagne glasses', 'pop_art');
    expect(count('champagne_flute')).toBe(2);
  });

  it('has a lavender field behind the bottle', () => {
    const { place, count } = print('lavender field and a bottle of rosé', 'illustration_poster');
    expect(place).toBe('vineyard');
    expect(count('bottle')).toBe(1);
  });

  it('shows the lady of a menu cover, and says that art nouveau is not its manner', () => {
    const cover = print('art nouveau lady with grapes for a menu cover', 'illustration_poster');
    expect(cover.count('person')).toBe(1);
    expect(cover.lacks).toEqual(['art nouveau']);
  });

  it('binds a bouquet of the flowers that are named', () => {
    const card = print('Mother’s Day card with a bouquet of peonies', 'illustration_poster');
    expect([card.count('flowers'), card.lacks]).toEqual([1, []]);
  });

  it.each([
    ['a man holding two bottles: “balanced diet”', 'meme_style', 'bottle'],
    ['a woman holding a glass and a bottle', 'pop_art', 'bottle'],
  ] as const)('has something in both hands: %s', (prompt, style, thing) => {
    const { box, count } = print(prompt, style);
    expect(count('person')).toBe(1);
    // What stands on the table before somebody ends at the edge of the sheet.
    const [left, top] = box(thing);
    expect(left).toBeLessThan(0.3);
    expect(top).toBeLessThan(0.75);
  });

  it('says that a steamboat and a mimosa are others of their kind', () => {
    const cruise = print('poster of the Mosel with a steamboat', 'illustration_poster');
    expect(cruise.lacks).toEqual(['steamboat (a ship instead)']);
    const brunch = print('brunch poster with pancakes and mimosas', 'illustration_poster');
    expect(brunch.lacks).toEqual(['mimosas (a cocktail instead)']);
  });

  it('has in a picker’s hand what is picked', () => {
    const { count } = print('a grandmother picking olives', 'illustration_poster');
    expect([count('olive'), count('grapes')]).toEqual([4, 0]);
  });

  it('knows a flute in a hand by its name', () => {
    const { count, lacks } = print('hand holding a champagne flute', 'pop_art');
    expect(count('champagne_flute')).toBe(1);
    expect(lacks).toEqual([]);
  });

  it('toasts in the manner of a comic book, without a book', () => {
    const { count } = print('comic book couple toasting', 'pop_art');
    expect(count('book')).toBe(0);
    expect(count('glass')).toBe(2);
  });

  it('spreads many small things over the whole sheet of pop art', () => {
    const { box, count } = print('tapas: olives, ham, cheese, shrimps, bread, peppers', 'pop_art');
    expect(count('prawn')).toBe(3);
    const [, top, , bottom] = box('pepper');
    expect(bottom - top).toBeGreaterThan(0.15);
  });
});
