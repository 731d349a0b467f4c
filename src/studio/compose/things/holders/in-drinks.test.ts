import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { inDrinks } from './in-drinks.ts';

/** Each thing with what is in its drink. */
const told = (prompt: string): string[] =>
  inDrinks(understand(prompt, { style: 'cinematic' }).things, prompt).map(({ thing, wears = [] }) =>
    [thing, ...wears.map((part) => part.thing)].join(' '),
  );

describe('what belongs to a drink', () => {
  it.each([
    ['gin and tonic with a slice of lime on the rim', ['cocktail lime']],
    ['Aperol spritz with an orange slice and ice cubes', ['cocktail orange ice_cube']],
    ['glass of rosé with ice cubes and mint', ['glass ice_cube herbs']],
    ['ice cubes in a glass of rosé', ['glass ice_cube']],
    ['mulled wine with orange slices', ['mulled_wine orange']],
    ['a glass of rosé with ice cubes on a bistro table', ['glass ice_cube', 'bistro_table']],
    ['a strawberry on the rim of a champagne glass', ['champagne_flute strawberry']],
    ['a negroni with orange peel and a big ice cube', ['cocktail orange ice_cube']],
    ['Aperol spritz with a straw', ['cocktail drinking_straw']],
    ['a mojito with two straws', ['cocktail drinking_straw']],
    ['Gin Tonic mit Strohhalm', ['cocktail drinking_straw']],
    ['white sangria with mint and berries in a glass jug', ['jug herbs berry']],
  ])('is in it or on its rim: %s', (prompt, things) => {
    expect(told(prompt)).toEqual(things);
  });

  it.each([
    ['a glass of prosecco with raspberries', ['glass', 'berry']],
    ['strawberries in a wine glass', ['strawberry', 'glass']],
    ['a glass of Sancerre and a lemon', ['glass', 'lemon']],
    ['a bottle in straw and a glass', ['bottle', 'straw', 'glass']],
  ])('and what does not lies on the table: %s', (prompt, things) => {
    expect(told(prompt)).toEqual(things);
  });
});
