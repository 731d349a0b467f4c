import { describe, expect, it } from 'vitest';
import { CORPUS } from '#studio/corpus/corpus.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { DRAWN_STYLES } from '#studio/litho/drawn-styles.ts';
import { readPrompt } from './read-prompt.ts';

describe('reading before drawing', () => {
  it('says what will be drawn, with its number and its place', () => {
    const { willDraw, cannotDraw } = readPrompt(
      'three bottles and a candle by the fireplace',
      'cinematic',
    );
    expect(willDraw).toEqual(['three bottles', 'a candle', 'a fireside']);
    expect(cannotDraw).toEqual([]);
  });

  it('says what cannot be drawn, and offers the nearest word for a slip', () => {
    const { cannotDraw } = readPrompt('an oyzter and a zeppelin', 'cinematic');
    expect(cannotDraw).toEqual([
      { word: 'oyzter', instead: ['oyster'] },
      { word: 'zeppelin', instead: [] },
    ]);
  });

  it('says people as it says things', () => {
    const { willDraw } = readPrompt('a sommelier and a couple in a vaulted cellar', 'cinematic');
    expect(willDraw).toEqual(expect.arrayContaining(['a sommelier', 'a couple']));
    expect(readPrompt('une mère avec son bébé', 'cinematic').willDraw).toEqual(
      expect.arrayContaining(['a woman', 'a child']),
    );
  });

  it('offers for a short word no neighbour from another language', () => {
    const { cannotDraw } = readPrompt('a bottle of sake with our logo', 'cinematic');
    expect(cannotDraw.flatMap(({ instead }) => instead)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:säge|lago)$/)]),
    );
  });

  it('offers something of the same kind, and never the word itself', () => {
    expect(readPrompt('kumquats and pistachios', 'cinematic').cannotDraw).toEqual([
      { word: 'kumquats', instead: ['orange', 'lemon'] },
    ]);
  });

  it('knows what people cannot do with what is there, as the composition does', () => {
    const missing = (prompt: string) =>
      readPrompt(prompt, 'cinematic').cannotDraw.map(({ word }) => word);
    expect(missing('a worker cleaning a steel tank')).toEqual(['cleaning']);
    expect(missing('a man hugging')).toEqual(['hugging']);
    expect(missing('a worker cleaning a barrel')).toEqual([]);
    expect(missing('a couple hugging')).toEqual([]);
  });

  it('knows that no weather comes into a room', () => {
    const { willDraw, cannotDraw } = readPrompt('a kitchen in the rain', 'cinematic');
    expect(willDraw).toEqual(['a kitchen']);
    expect(cannotDraw).toEqual([{ word: 'rain', instead: [] }]);
  });

  it.each([
    ['cinematic', 'closed shop with bottles', ['closed shop']],
    ['cinematic', 'bottle floating in space', ['bottle floating', 'in space']],
    ['classical_heritage', 'the last supper with wine', ['the last supper']],
    ['meme_style', 'dog in burning room drinking wine', ['burning room']],
    ['education', 'percentage of grape varieties', ['percentage']],
    ['cinematic', 'lit fireplace and armchair', []],
    ['pastel', 'happy birthday card with two glasses', []],
    ['education', 'Sheet with corkscrew, bottle, glass, decanter', []],
    ['cinematic', 'un tonneau en bois et une bouteille', []],
    ['cinematic', 'una botte in rovere e un calice', []],
  ] as const)('announces in %s of “%s”: %j', (style, prompt, words) => {
    expect(readPrompt(prompt, style).cannotDraw.map(({ word }) => word)).toEqual(words);
  });

  it('knows what only a poster can show', () => {
    expect(readPrompt('a trombone', 'cinematic').cannotDraw).toMatchObject([
      { word: 'trombone', instead: [] },
    ]);
    expect(readPrompt('a trombone', 'illustration_poster').willDraw).toEqual(['a trombone']);
  });

  it('says that a photograph is no card, and lets a sheet be one', () => {
    const prompt = 'Save the date card for a vineyard wedding';
    const missed = (style: 'cinematic' | 'pastel') =>
      readPrompt(prompt, style).cannotDraw.map(({ word }) => word);
    expect(missed('cinematic')).toEqual(['card']);
    expect(missed('pastel')).toEqual([]);
  });

  it('warns when nothing but a default bottle would remain, or less than would be missing', () => {
    expect(readPrompt('asdf qwertz', 'cinematic').isTooLittle).toBe(true);
    expect(readPrompt('a glass of red wine', 'cinematic').isTooLittle).toBe(false);
    expect(readPrompt('red wine', 'cinematic').isTooLittle).toBe(false);
    expect(readPrompt('vineyard at sunset', 'cinematic').isTooLittle).toBe(false);
    expect(readPrompt('🍷🍷🍷', 'cinematic').isTooLittle).toBe(false);
    for (const signs of ['???!!!', '....', '🦄🦄', '—'])
      expect(readPrompt(signs, 'cinematic')).toEqual({
        willDraw: [],
        cannotDraw: [{ word: signs, instead: [] }],
        isTooLittle: true,
      });
    expect(readPrompt('a helicopter, a spreadsheet and a glass', 'cinematic').isTooLittle).toBe(
      true,
    );
    expect(readPrompt('a glass of red and a spaceship', 'cinematic').isTooLittle).toBe(false);
  });

  it.each(DRAWN_STYLES)('promises nothing in %s that only photographs show', (style) => {
    const { willDraw, cannotDraw } = readPrompt('a foil cutter and a bottle of red wine', style);
    expect(willDraw).not.toContain('a foil cutter');
    expect(cannotDraw.map(({ word }) => word)).toContain('foil cutter');
  });

  it.each([
    ['a bottle and a pear, light from the left', 'light from the left'],
    ['a glass of red wine, low angle', 'low angle'],
    ['an elderly couple shaking hands', 'shaking hands'],
    ['a glass of rosé in dappled light', 'dappled light'],
  ])('foretells what no poster shows: %s', (prompt, word) => {
    const said = (style: 'cinematic' | 'illustration_poster') =>
      readPrompt(prompt, style).cannotDraw.map((one) => one.word);
    expect(said('illustration_poster')).toContain(word);
    expect(said('cinematic')).not.toContain(word);
  });

  it('foretells that nobody looks down on people, and that no more than eight are cast', () => {
    const { cannotDraw } = readPrompt('twelve friends at a table, seen from above', 'cinematic');
    expect(cannotDraw.map(({ word }) => word)).toEqual(['twelve friends', 'from above']);
  });

  it('foretells a metal that nothing of the kind is cast in', () => {
    const said = (prompt: string) => readPrompt(prompt, 'cinematic').cannotDraw.length;
    expect(said('une carafe en cuivre')).toBe(1);
    expect(said('une cruche en cuivre')).toBe(0);
  });

  it('costs little more than reading the words', () => {
    // Every fourth, of all kinds: the mean is the same, and all of them took six seconds.
    const some = CORPUS.filter((_, i) => i % 4 === 0);
    for (const { prompt } of some) readPrompt(prompt, 'cinematic');
    const cpu = (read: (prompt: string) => unknown) => {
      const before = process.cpuUsage();
      for (const { prompt } of some) read(prompt);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / some.length;
    };
    const [reading, words] = [cpu((prompt) => readPrompt(prompt, 'cinematic')), cpu(understand)];
    expect(reading).toBeLessThan(8 * words + 500);
  });
});
