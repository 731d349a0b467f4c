import { describe, expect, it } from 'vitest';
import { sayNotDrawn } from '#studio/accounting/account-words.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import { noteDrawnTraits } from '#studio/litho/note-traits.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { readPrompt } from '#studio/reading/read-prompt.ts';
import { plateWishOf } from './plate-wish.ts';

const cannot = (prompt: string): string[] =>
  readPrompt(prompt, 'education').cannotDraw.map(({ word }) => word);

describe('how much of a plate', () => {
  const notDrawn = (prompt: string): string[] => {
    const spec = understand(prompt, { style: 'education' });
    const brief = { spec, styleId: 'education' as const, width: 256, height: 256, seed: 3 };
    const { names, lettering, ...picture } = drawPicture({ ...brief, detail: 'full' });
    const seen = { ...inventoryDrawing(picture, names), ...(lettering && { lettering }) };
    return sayNotDrawn(spec, { ...seen, traits: noteDrawnTraits(spec, seen) });
  };

  it('is told by its steps', () => {
    // Six of ours are told in four; in two they would say nothing.
    expect(notDrawn('how to open a bottle, four steps')).toEqual([]);
    expect(notDrawn('how to open a bottle, two steps')).toContain('two steps');
    expect(notDrawn('how to open a bottle in six steps')).toEqual([]);
    expect(notDrawn('wine tasting in four steps')).toEqual([]);
  });

  it('is told by its range', () => {
    const spec = understand('wine bottle sizes from piccolo to magnum', { style: 'education' });
    const brief = { spec, styleId: 'education' as const, width: 256, height: 256, seed: 3 };
    const { lettering = [] } = drawPicture({ ...brief, detail: 'full' });
    expect(lettering).toEqual(expect.arrayContaining(['Piccolo', 'Magnum']));
    expect(lettering).not.toContain('Jeroboam');
  });
});

describe('the kind of sheet', () => {
  it.each([
    ['bar chart of tannin in Merlot, Pinot Noir, Syrah and Nebbiolo', 'scale', 'tannin'],
    ['Balkendiagramm: Säure von Riesling und Chardonnay', 'scale', 'acid'],
  ])('draws a bar for each grape: %s', (prompt, topic, scale) => {
    const spec = understand(prompt, { style: 'education' });
    expect(plateWishOf(spec)).toMatchObject({ topic, scale });
    expect(cannot(prompt)).toEqual([]);
  });

  it.each([
    ['comparison table of Riesling and Chardonnay', 'varieties'],
    ['come si degusta il vino', 'taste'],
    ['calendar of the vineyard', 'vine_year'],
    ['Querschnitt einer Weintraube mit Beschriftung', 'grape'],
  ])('is understood: %s', (prompt, topic) => {
    expect(plateWishOf(understand(prompt, { style: 'education' })).topic).toBe(topic);
    expect(cannot(prompt)).toEqual([]);
  });

  it.each([
    ["pie chart of the world's vineyards by country", 'pie chart'],
    ['line chart of alcohol in five wines', 'line chart'],
    ['cross section of a barrel', 'cross section'],
    ['anatomy of an amphora', 'anatomy'],
    ['types of hydrometers', 'types'],
    ['table of vintages in Barolo', 'table of vintages'],
  ])('is announced where the plate is another: %s', (prompt, form) => {
    expect(cannot(prompt)).toContain(form);
  });

  it.each([
    'serving temperature bar chart',
    'flow chart of red wine making',
    'cross-section of a grape',
    'parts of a wine bottle',
    'pie chart: Merlot 60%, Cabernet Franc 40%',
  ])('is not missed where the plate is one: %s', (prompt) => {
    expect(cannot(prompt)).toEqual([]);
  });
});
