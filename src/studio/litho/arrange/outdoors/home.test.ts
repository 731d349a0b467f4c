import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { homeIn } from './home.ts';

const homeOf = (prompt: string) =>
  homeIn(understand(prompt, { style: 'illustration_poster' }))?.estate ?? null;

describe('the house of a land', () => {
  it.each([
    ['travel poster of Tuscany with cypresses and a villa', 'villa'],
    ['white farmhouse in the vineyards at sunset', 'farmhouse'],
    ['Weinberge an der Mosel mit Burg und Fluss', 'castle'],
    ['the Loire with a château and a river', 'chateau'],
  ])('is painted into it: %s', (prompt, estate) => {
    expect(homeOf(prompt)).toBe(estate);
  });

  it.each([
    'a dog in front of a house',
    'three houses among the vines',
    'a couple and a villa in the vineyard',
    'a castle by the sea',
  ])('stands by itself where it is one of others: %s', (prompt) => {
    expect(homeOf(prompt)).toBeNull();
  });
});
