import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';
import { countWords, PHRASES } from './matching/index-words.ts';
import { fold } from './matching/normalise.ts';
import { effectsOf } from './identity.ts';

describe('the lexicon', () => {
  it('knows 150 grapes and 250 appellations, each by its own name', () => {
    const senses = [...PHRASES.values()].flat();
    const grapes = effectsOf(senses, 'varietal').map(({ value }) => value.id);
    const regions = effectsOf(senses, 'region').map(({ value }) => value.id);
    expect(new Set(grapes).size).toBeGreaterThanOrEqual(150);
    expect(new Set(regions).size).toBeGreaterThanOrEqual(250);
  });

  it.each([
    ['Chinon', 'red', 'bordeaux'],
    ['vin jaune', 'white', 'clavelin'],
    ['Gigondas', 'red', 'rhone'],
    ['Tavel', 'rose', 'burgundy'],
    ['Franken', 'white', 'bocksbeutel'],
    ['Saint-Joseph blanc', 'white', 'rhone'],
    ['Lambrusco', 'red', 'burgundy'],
  ])('knows the wine of %s', (name, wine, bottle) => {
    expect(understand(`a bottle of ${name}`)).toMatchObject({ wine, bottle });
  });

  it('takes unknown nouns for their kind', () => {
    expect(understand('stilton').things).toMatchObject([{ thing: 'blue_cheese', word: 'stilton' }]);
    expect(understand('prosciutto').things).toMatchObject([{ thing: 'ham' }]);
    expect(understand('a farmer in a cellar').figures).toMatchObject([{ who: 'person', count: 1 }]);
    expect(understand('a zeppelin').notUnderstood).toEqual(['zeppelin']);
  });

  it('holds only folded words, or they could never match', () => {
    const unreachable = [...PHRASES.keys()].filter(
      (phrase) => phrase !== fold(phrase) || !/^[\p{L}\p{N} ]+$/u.test(phrase),
    );
    expect(unreachable).toEqual([]);
    expect(Math.max(...[...PHRASES.keys()].map(countWords))).toBeLessThanOrEqual(5);
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
