import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';
import { LONGEST_PHRASE, PHRASES } from './index-words.ts';
import { fold } from './normalise.ts';
import { COUNTRIES } from './words/regions.ts';
import { VARIETALS } from './words/varietals.ts';

describe('the lexicon', () => {
  it('knows some 60 grapes and 60 regions', () => {
    expect(VARIETALS.length).toBeGreaterThanOrEqual(60);
    expect(COUNTRIES.flatMap(({ regions }) => regions).length).toBeGreaterThanOrEqual(60);
  });

  it('holds only folded words, or they could never match', () => {
    const unreachable = [...PHRASES.keys()].filter(
      (phrase) => phrase !== fold(phrase) || !/^[\p{L}\p{N} ]+$/u.test(phrase),
    );
    expect(unreachable).toEqual([]);
    expect(LONGEST_PHRASE).toBeLessThanOrEqual(5);
  });

  it('reads 10,000 characters at once', () => {
    const spec = understand('a glass of red in a vineyard, '.repeat(400));
    expect(spec.subjects).toEqual(['glass', 'vineyard']);
  });

  it('survives lone surrogates and a wall of quotation marks', () => {
    expect(understand('glass \ud83c of red').wine).toBe('red');
    expect(understand('"'.repeat(5000)).subjects.length).toBeGreaterThan(0);
    expect(understand("'a ".repeat(3000)).subjects.length).toBeGreaterThan(0);
  });

  it('prints quoted words where the style prints words', () => {
    const prompt = 'a bottle at sunset "Summer Nights"';
    expect(understand(prompt, { style: 'illustration_poster' }).title).toBe('Summer Nights');
    expect(understand(prompt, { style: 'meme_style' }).texts.captions).toEqual(['Summer Nights']);
    expect(understand(prompt, { style: 'cinematic' }).texts.label).toEqual(['Summer Nights']);
  });

  it('gives the same answer to the same prompt', () => {
    const prompt = 'Two glasses of Barolo, no people';
    expect(understand(prompt)).toEqual(understand(prompt));
  });
});
