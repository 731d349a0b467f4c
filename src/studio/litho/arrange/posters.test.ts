import { describe, expect, it } from 'vitest';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { sayNotDrawn } from '#studio/accounting/account-words.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';

function shownIn(prompt: string, styleId: StyleId = 'illustration_poster'): Map<string, number> {
  const sheet = { styleId, width: 320, height: 320, seed: 1, detail: 'full' } as const;
  const drawn = drawPicture({ spec: understand(prompt, { style: styleId }), ...sheet });
  const { things } = inventoryDrawing(drawn, drawn.names);
  return new Map(things.map(({ thing, count }) => [thing, count]));
}

describe('what designers ask posters for', () => {
  it('prints the plain form that is named behind the bottle', () => {
    const shown = shownIn('minimalist poster: one black bottle, one red circle');
    expect([...shown.keys()].toSorted()).toEqual(['bottle', 'circle']);
  });

  it.each([
    ['Poster of a rooster holding a wine glass', ['glass', 'rooster']],
    ['A fox stealing grapes', ['fox', 'grapes']],
  ])('gives an animal what it bears: %s', (prompt, things) => {
    const sheet = { styleId: 'illustration_poster', width: 240, height: 240, seed: 1 } as const;
    const spec = understand(prompt, { style: sheet.styleId });
    const drawn = drawPicture({ spec, ...sheet, detail: 'full' });
    const seen = inventoryDrawing(drawn, drawn.names).things;
    expect(seen.map(({ thing }) => thing).toSorted()).toEqual(things);
    const [first, second] = seen.map(({ box }) => box);
    // It is at the animal and not beside it.
    expect(first![0]).toBeLessThan(second![2]);
    expect(second![0]).toBeLessThan(first![2]);
  });

  it('paints houses round a square, and no vines in it', () => {
    const shown = shownIn('Italian piazza with a fountain');
    expect(shown.has('fountain')).toBe(true);
    expect(shown.has('vines')).toBe(false);
  });

  it('hangs the sun that is named over a place without a sky of its own', () => {
    expect(shownIn('wine festival poster, grapes and sun').get('sun')).toBe(1);
    expect(shownIn('two glasses of rosé in the sun').get('sun')).toBeUndefined();
  });

  it.each([
    ['Santorini white houses with blue domes by the sea', ['blue_dome', 'house', 'sea']],
    ['Vintage travel poster of the Amalfi coast with lemons', ['house', 'lemon', 'sea']],
    ['Travel poster of the Cinque Terre with a boat', ['boat', 'house', 'sea']],
    ['Douro valley travel poster with a boat', ['boat', 'river']],
    ['Prosecco party on the beach with palm trees', ['beach', 'bottle', 'palm', 'sea']],
  ])('shows the place and the wine that “%s” names', (prompt, things) => {
    expect([...shownIn(prompt).keys()]).toEqual(expect.arrayContaining(things));
  });

  it('leads the road between its cypresses', () => {
    const shown = shownIn('travel poster of Tuscany with a cypress road and a bottle of Chianti');
    expect(shown.get('road')).toBeGreaterThan(0);
    expect(shown.get('cypress')).toBeGreaterThan(2);
  });

  it('prints colourful bottles in a series, each in its ink', () => {
    expect(shownIn('Bunte Weinflaschen im Pop-Art-Stil', 'pop_art').get('bottle')).toBe(4);
    expect(shownIn('a colourful wine bottle', 'pop_art').get('bottle')).toBe(1);
  });

  it('counts the glasses that are asked for and not those of the crowd', () => {
    expect(shownIn('poster for our wine festival, a bottle and two glasses').get('glass')).toBe(2);
  });

  it('lays a long table where nobody sits yet, and seats guests behind one', () => {
    const laid = shownIn('long table in the garden under the trees');
    expect(laid.get('long_table')).toBe(1);
    expect(laid.get('place_setting')).toBeGreaterThan(5);
    expect(laid.get('tree')).toBeGreaterThan(1);
    expect(shownIn('friends at a long table with cheese').get('long_table')).toBe(1);
  });

  it('repeats the motifs of a pattern over the whole sheet', () => {
    const shown = shownIn('seamless pattern of grapes and vine leaves');
    expect(shown.get('grapes')).toBeGreaterThan(6);
    expect(shown.get('vine_leaf')).toBeGreaterThan(6);
  });

  it('prints one face in as many inks as are asked for', () => {
    const faces = (prompt: string): number => {
      const sheet = { styleId: 'pop_art', width: 240, height: 240, seed: 1 } as const;
      const spec = understand(prompt, { style: 'pop_art' });
      const drawn = drawPicture({ spec, ...sheet, detail: 'full' });
      const { people } = inventoryDrawing(drawn, drawn.names);
      return people.reduce((sum, { count }) => sum + count, 0);
    };
    expect(faces('portrait of a winemaker in four colours')).toBe(4);
    expect(faces('portrait of a winemaker')).toBe(1);
    expect(shownIn('cat in four colours', 'pop_art').get('cat')).toBe(4);
  });

  it('says which of the customer’s words were set, and announces the others', () => {
    const spec = understand("kissing couple, 'Just married'", { style: 'pop_art' });
    const sheet = { styleId: 'pop_art', width: 240, height: 240, seed: 1 } as const;
    const drawn = drawPicture({ spec, ...sheet, detail: 'full' });
    const inventory = { ...inventoryDrawing(drawn, drawn.names), traits: [] };
    expect(drawn.lettering?.join(' ').toLowerCase()).toContain('married');
    const unset = { ...inventory, lettering: [] };
    expect(sayNotDrawn(spec, unset).join(' ')).toContain('Just married');
    expect(
      sayNotDrawn(spec, { ...inventory, lettering: drawn.lettering ?? [] }).join(' '),
    ).not.toContain('Just married');
  });
});
