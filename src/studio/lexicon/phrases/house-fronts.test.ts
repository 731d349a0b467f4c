import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const placeIn = (prompt: string) => understand(prompt).place;

describe('a house from without', () => {
  it.each([
    'a dog in front of the tasting room',
    'outside a cosy little wine bar',
    'three barrels in front of an old stone winery',
    'una bici davanti a un ristorante',
    'Rainy street in Paris, the window of a small bistro glowing warm',
  ])('%s', (prompt) => {
    expect(placeIn(prompt)).toBe('house_front');
  });

  it('is no room that one is in, and no lead of another thing', () => {
    expect(placeIn('a couple inside a wine bar')).toBe('wine_bar');
    expect(placeIn('a barrel in front of a brick cellar')).toBe('vault_cellar');
    expect(placeIn('a glass of wine in a bistro on a busy street')).toBe('restaurant');
    expect(placeIn('a bottle in front of the window, a restaurant')).not.toBe('house_front');
  });

  it('stands in the rain of its street', () => {
    const { weather, words } = understand('rainy street at night, the window of a small bistro');
    expect(weather).toBe('rain');
    expect(words[0]?.proofs).toContain('place:house_front');
  });

  it('leaves nothing of its words unproved', () => {
    const { words } = understand('barrels in front of a stone winery');
    expect(words.flatMap(({ proofs }) => proofs)).toContain('place:house_front');
    expect(words.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  });
});
