import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const placeOf = (prompt: string) => understand(prompt, { style: 'pastel' }).place;

describe('a bar in the rain', () => {
  it.each([
    'a wine bar in Paris at night in the rain',
    'un bistrot à Paris sous la pluie',
    'una enoteca in Verona sotto la pioggia',
  ])('is seen from the street: %s', (prompt) => {
    expect(placeOf(prompt)).toBe('house_front');
  });

  it('is a room where somebody is in it, or something stands there', () => {
    expect(placeOf('two friends in a wine bar in the rain')).toBe('wine_bar');
    expect(placeOf('a glass of red in a wine bar in the rain')).toBe('wine_bar');
  });
});
