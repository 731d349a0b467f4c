import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { askedThings } from './asked-things.ts';

const on = (prompt: string): string[] =>
  askedThings(understand(prompt, { style: 'gastro' })).map(({ thing }) => thing);

describe('a table indoors', () => {
  it.each([
    ['tarte flambée and a glass of white wine in autumn', 'autumn_leaves'],
    ['Käse und Rotwein im Winter', 'pine'],
  ])('shows the season: %s', (prompt, token) => {
    expect(on(prompt)).toContain(token);
  });

  it.each([
    ['an autumn table with pumpkins and red wine', 'autumn_leaves'],
    ['a vineyard in autumn, a bottle on a barrel', 'autumn_leaves'],
    ['cheese and red wine', 'pine'],
  ])('is left alone where something tells it, or nobody asks: %s', (prompt, token) => {
    expect(on(prompt)).not.toContain(token);
  });

  it('is laid for as many as it has glasses', () => {
    const prompt = 'Christmas dinner table with roast turkey and four glasses of red wine';
    const [setting] = askedThings(understand(prompt, { style: 'gastro' }));
    expect(setting).toMatchObject({ thing: 'place_setting', count: 4 });
  });
});

describe('lights on strings', () => {
  it('bring the evening', () => {
    const { time } = understand('friends at a table under string lights', { style: 'cinematic' });
    expect(time).toBe('dusk');
  });
});
