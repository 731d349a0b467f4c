import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const coloursIn = (prompt: string) =>
  understand(prompt).things.map(({ thing, colours }) =>
    [thing, ...(colours ?? []).map(({ name }) => name)].join(' '),
  );

describe('a list of colours', () => {
  it.each([
    ['four bottles in pink, blue, green and orange', ['bottle pink blue green orange']],
    ['red, white and blue balloons', ['balloon red white blue']],
    ['three napkins, one red, one blue, one green', ['napkin red blue green']],
    ['pink and white roses in a vase', ['rose pink white', 'vase']],
    ['green and black olives', ['olive green black']],
  ])('gives each piece its own: %s', (prompt, expected) => {
    expect(coloursIn(prompt)).toEqual(expected);
  });

  it.each([
    'a red and a white balloon',
    'un ballon rouge et un blanc',
    'ein roter und ein weißer Luftballon',
  ])('counts as many pieces as it has articles: %s', (prompt) => {
    const [balloon] = understand(prompt).things;
    expect(balloon).toMatchObject({ thing: 'balloon', count: 2 });
    expect(balloon?.colours?.map(({ name }) => name)).toEqual(['red', 'white']);
  });

  it('ends where a colour has a noun of its own', () => {
    expect(coloursIn('two candles, red napkins and a blue bowl')).toEqual([
      'candle',
      'napkin',
      'bowl',
    ]);
  });
});

describe('what a thing is made of', () => {
  it.each([
    ['a pewter jug on a marble table', 'pewter', 'marble'],
    ['une cruche en étain', 'pewter', null],
    ['ein Zinnkrug', 'pewter', null],
    ['a wooden bowl on a marble table', 'wood', 'marble'],
  ])('is its own, and not the table: %s', (prompt, material, surface) => {
    const spec = understand(prompt);
    expect(spec.things[0]?.material).toBe(material);
    expect(spec.surface).toBe(surface);
  });

  it('may be glass of a colour', () => {
    const { things } = understand('a blue glass bottle next to a green glass bottle');
    expect(things.map(({ thing, colour }) => `${colour?.name} ${thing}`)).toEqual([
      'blue bottle',
      'green bottle',
    ]);
  });

  it('is made up where only their number is told', () => {
    expect(coloursIn('four bottles in four colours')).toEqual(['bottle red blue yellow green']);
    expect(coloursIn('four bottles in a bar in Paris')).toEqual(['bottle']);
    expect(coloursIn('six balloons in three colours')).toEqual([
      'balloon red blue yellow red blue yellow',
    ]);
  });

  it.each([
    'colourful candles',
    'multi-coloured candles',
    'candles in all colours',
    'bougies multicolores',
    'bougies de toutes les couleurs',
    'candele colorate su un tavolo',
    'candele di tutti i colori',
    'velas de colores',
    'bunte Kerzen auf dem Tisch',
    'Kerzen in vier Farben',
  ])('is made up where they are only said to differ: %s', (prompt) => {
    expect(coloursIn(prompt)).toEqual(['candle red blue yellow green']);
  });

  it('is the wine’s own where wines differ', () => {
    const [glasses] = understand('three glasses of wine in different colours').things;
    expect(glasses?.wines).toEqual(['red', 'white', 'rose']);
    expect(glasses?.colours).toBeUndefined();
  });

  it('ends where a bottle’s wine begins', () => {
    expect(coloursIn('a bottle of white Burgundy and lemon slices')).toEqual([
      'bottle',
      'lemon_slice',
    ]);
  });

  it('is not made up for one, nor for what has a colour', () => {
    expect(coloursIn('a colourful candle')).toEqual(['candle']);
    expect(coloursIn('pastel-coloured candles')).toEqual(['candle']);
    expect(coloursIn('white candles in a colourful room')).toEqual(['candle']);
  });
});
