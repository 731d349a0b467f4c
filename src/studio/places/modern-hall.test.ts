import { describe, expect, it } from 'vitest';
import { isModernHall, isOfConcrete } from './modern-hall.ts';

const hall = (prompt: string, place: 'barrel_hall' | 'wine_shop' = 'barrel_hall') => ({
  prompt,
  place,
});

describe('a modern cellar', () => {
  it.each([
    'modern barrel room',
    'moderner Barriquekeller',
    'chai moderne avec des barriques',
    'bodega de barricas contemporánea',
    'barricaia moderna',
  ])('is what %s asks for', (prompt) => {
    expect(isModernHall(hall(prompt))).toBe(true);
  });

  it('is no old vault and no shop, and of concrete where that was said', () => {
    expect(isModernHall(hall('old barrel cellar'))).toBe(false);
    expect(isModernHall(hall('modern wine shop', 'wine_shop'))).toBe(false);
    expect(isOfConcrete(hall('modern barrel room'))).toBe(false);
    expect(isOfConcrete(hall('barrel hall with concrete walls'))).toBe(true);
  });
});
