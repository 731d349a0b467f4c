import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { readMeme } from './read-meme.ts';

describe('a joke that is told with its sides', () => {
  it('gives the dream and the truth their own words and pictures', () => {
    const meme = readMeme(
      'expectation vs reality of working the harvest: romantic sunset / back pain and wasps',
      [],
    );
    expect(meme.lines).toEqual([
      'expectation: romantic sunset',
      'reality: back pain and wasps',
      'working the harvest',
    ]);
    expect(meme.scenes[1]).toContain('tired person, back pain and wasps');
  });

  it.each([
    [
      'distracted boyfriend: me looking at natural wine, my cellar of Bordeaux is angry',
      ['natural wine', 'me', 'my cellar of Bordeaux'],
    ],
    [
      'novio distraído: yo, vino naranja, mi bodega de Rioja',
      ['vino naranja', 'yo', 'mi bodega de Rioja'],
    ],
  ])('labels three who look at each other: %s', (prompt, texts) => {
    const meme = readMeme(prompt, []);
    expect(meme.format).toBe('labels');
    expect(meme.labels.map(({ text }) => text)).toEqual(texts);
  });

  it('says how it is, and shows whoever it is about', () => {
    const { meme } = understand(
      'Left side: how visitors imagine a winemaker, relaxing with a glass. Right side: how it really is, on his knees scrubbing a tank with a brush',
      { style: 'meme_style' },
    );
    expect(meme?.lines).toEqual(['how visitors imagine a winemaker', 'how it really is']);
    expect(meme?.panels?.every(({ figures }) => figures.length === 1)).toBe(true);
  });

  it.each([
    [
      'Customer says "just one bottle" and leaves the shop with a full shopping trolley',
      'Customer says "just one bottle" and leaves the shop with a full shopping trolley',
    ],
    [
      'Gast sagt „nur ein Glas“ und bestellt drei Flaschen',
      'Gast sagt „nur ein Glas“ und bestellt drei Flaschen',
    ],
  ])('keeps what comes after the words that are quoted: %s', (prompt, line) => {
    const { texts, things } = understand(prompt, { style: 'meme_style' });
    expect(texts.captions).toEqual([line]);
    expect(things.map(({ thing }) => thing)).not.toContain('vine_leaf');
  });

  it('names whoever pretends or explains', () => {
    const { texts } = understand('Man on first date pretending to read the wine list', {
      style: 'meme_style',
    });
    expect(texts.captions.join(' ')).toBe('Man on first date pretending to read the wine list');
  });
});
