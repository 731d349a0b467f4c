import { describe, expect, it } from 'vitest';
import type { Box, Inventory } from '#studio/inventory/inventory.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { sayNotDrawn } from './account-words.ts';

const NOTHING: Inventory = { things: [], people: [], place: null, traits: [] };

const see = (thing: ThingId, box: Box) =>
  ({ thing, count: 1, share: 0.1, box, boxes: [box], colour: '#808080' }) as const;

const announced = (prompt: string, seen: Partial<Inventory>) =>
  sayNotDrawn(understand(prompt, { style: 'cinematic' }), { ...NOTHING, ...seen });

describe('what is before somebody at a table', () => {
  const prompt = 'a man at a table with a cheese in front of him';
  const seen = (traits: string[]) => ({
    things: [see('hard_cheese', [0.6, 0.5, 0.75, 0.6])],
    people: [see('person', [0.1, 0.2, 0.5, 0.95])],
    traits,
  });

  it('is higher in the frame than the feet under that table', () => {
    expect(announced(prompt, seen(['action:sitting', 'table']))).toEqual([]);
    expect(announced(prompt, seen(['table']))).not.toEqual([]);
  });
});

describe('a close-up of somebody', () => {
  const painted = (box: Box) => ({ people: [{ ...see('person', box), isUncounted: true }] });

  it('is cut by the lower edge', () => {
    const prompt = 'a woman, close-up';
    expect(announced(prompt, painted([0.2, 0.1, 0.8, 1]))).toEqual([]);
    expect(announced(prompt, painted([0.4, 0.3, 0.6, 0.8]))).toEqual(['close']);
  });
});

describe('what people have on a seat', () => {
  it('is with them: they sit there', () => {
    const seen = {
      things: [see('sofa', [0.1, 0.4, 0.9, 1]), see('bottle', [0.3, 0.4, 0.35, 0.6])],
      people: [
        { ...see('person', [0.2, 0.2, 0.4, 1]), count: 2 },
        { ...see('person', [0.6, 0.2, 0.8, 1]), count: 2 },
      ],
      traits: ['action:sitting'],
    };
    expect(announced('two friends sharing a bottle of wine on a sofa', seen)).toEqual([]);
  });
});

describe('somebody on a seat', () => {
  const bench = see('bench', [0.36, 0.45, 0.88, 1]);
  const man = (box: Box, ...traits: string[]) => ({
    things: [bench],
    people: [see('person', box)],
    traits,
  });

  it.each([
    ['man sitting on a bench', 'on a bench'],
    ['homme assis sur un banc', 'sur un banc'],
    ['uomo seduto su una panchina', 'su una panchina'],
    ['hombre sentado en un banco', 'en un banco'],
    ['Mann sitzt auf einer Bank', 'auf einer Bank'],
  ])('%s', (prompt, said) => {
    expect(announced(prompt, man([0.23, 0.14, 0.68, 1], 'action:sitting'))).toEqual([]);
    expect(announced(prompt, man([0.02, 0.14, 0.3, 1], 'action:sitting'))).toEqual([said]);
  });

  it('does not stand before it', () => {
    expect(announced('man on a bench', man([0.4, 0.1, 0.7, 1]))).toEqual(['on a bench']);
    expect(announced('man on a bench', man([0.4, 0.1, 0.7, 0.5]))).toEqual([]);
  });
});

describe('what is above another thing', () => {
  const barrel = see('barrel', [0.3, 0.4, 0.7, 0.9]);
  const lantern = (box: Box) => ({ things: [barrel, see('lantern', box)] });

  it.each([
    ['lantern above the barrel', 'above the barrel'],
    ['lanterne au-dessus du tonneau', 'au-dessus du tonneau'],
    ['lanterna al di sopra della botte', 'al di sopra della botte'],
    ['farol por encima del barril', 'por encima del barril'],
    ['Laterne über dem Fass', 'über dem Fass'],
  ])('%s', (prompt, said) => {
    expect(announced(prompt, lantern([0.4, 0.1, 0.6, 0.3]))).toEqual([]);
    expect(announced(prompt, lantern([0.75, 0.6, 0.9, 0.9]))).toEqual([said]);
  });

  it('hangs over the fireplace, not on the table before it', () => {
    const seen = (box: Box) => ({
      things: [see('picture_frame', box), see('fireplace', [0.4, 0.4, 0.9, 0.8])],
      place: { id: 'fireplace', share: 0.5 } as const,
    });
    expect(announced('painting above the fireplace', seen([0.5, 0.1, 0.8, 0.35]))).toEqual([]);
    expect(announced('painting above the fireplace', seen([0.1, 0.3, 0.7, 0.9]))).toEqual([
      'above the fireplace',
    ]);
  });

  it('may be said loosely of what lies over another thing', () => {
    const things = [see('cherry', [0.3, 0.5, 0.6, 0.7]), see('cake', [0.2, 0.4, 0.7, 0.8])];
    expect(announced('cherries over a cake', { things })).not.toContain('over a cake');
  });
});

describe('what leans against another thing', () => {
  const barrel = see('barrel', [0.25, 0.57, 0.62, 0.9]);
  const ladder = (box: Box) => ({ things: [barrel, see('ladder', box)] });

  it.each([
    ['ladder leaning against a barrel', 'leaning against a barrel'],
    ['une échelle appuyée contre un tonneau', 'appuyée contre un tonneau'],
    ['scala appoggiata a una botte', 'appoggiata a una botte'],
    ['escalera apoyada contra un barril', 'apoyada contra un barril'],
    ['Leiter lehnt an einem Fass', 'lehnt an einem Fass'],
  ])('%s', (prompt, said) => {
    expect(announced(prompt, ladder([0.55, 0.28, 0.9, 0.95]))).toEqual([]);
    expect(announced(prompt, ladder([0.64, 0.28, 0.9, 0.95]))).toEqual([said]);
  });
});

describe('what is seen through glass', () => {
  it('lies inside it', () => {
    const glass = see('glass', [0.3, 0.2, 0.6, 0.9]);
    const seen = (box: Box) => ({ things: [glass, see('candle', box)] });
    const prompt = 'a candle seen through a glass';
    expect(announced(prompt, seen([0.4, 0.4, 0.5, 0.7]))).toEqual([]);
    expect(announced(prompt, seen([0.7, 0.4, 0.8, 0.7]))).toEqual(['seen through a glass']);
  });
});

describe('what is held', () => {
  const woman = see('person', [0.3, 0.1, 0.6, 1]);
  const seen = (box: Box, ...traits: string[]) => ({
    things: [see('lantern', box)],
    people: [woman],
    traits,
  });

  it.each([
    ['woman holding a lantern', 'holding'],
    ['femme tenant une lanterne', 'tenant'],
    ['Frau hält eine Laterne', 'hält'],
  ])('%s', (prompt, said) => {
    expect(announced(prompt, seen([0.55, 0.4, 0.7, 0.6], 'action:holding'))).toEqual([]);
    expect(announced(prompt, seen([0.8, 0.7, 0.95, 0.9], 'action:holding'))[0]).toContain(said);
    expect(announced(prompt, seen([0.55, 0.4, 0.7, 0.6]))[0]).toContain(said);
  });

  it('need not be what is looked at', () => {
    const looking = { people: [see('winemaker', [0.3, 0.1, 0.6, 1])], traits: ['action:tasting'] };
    const barrel = see('barrel', [0.7, 0.5, 0.95, 1]);
    expect(announced('winemaker inspecting a barrel', { ...looking, things: [barrel] })).toEqual(
      [],
    );
  });

  it('is up to the light only beside it', () => {
    const glass = see('glass', [0.65, 0.24, 0.72, 0.43]);
    const lit = (box: Box) =>
      announced('man holding a glass up to the light of a candle', {
        things: [glass, see('candle', box)],
        people: [see('person', [0.3, 0.1, 0.7, 1])],
        traits: ['action:holding', 'light:backlit'],
      });
    expect(lit([0.75, 0.3, 0.78, 0.5])).toEqual([]);
    expect(lit([0.63, 0.6, 0.66, 0.78])).toEqual(['up to the light']);
    // The candles of a backdrop are one piece.
    expect(lit([0, 0.28, 1, 0.7])).toEqual(['up to the light']);
  });
});
