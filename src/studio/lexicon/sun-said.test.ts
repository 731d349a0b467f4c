import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const sunOf = (prompt: string) => {
  const { isMidday = false, isSunNamed = false } = understand(prompt);
  return { isMidday, isSunNamed };
};

describe('what is said of the sun', () => {
  it.each([
    'vineyard at noon',
    'vignoble à midi',
    'vigneto a mezzogiorno',
    'viñedo al mediodía',
    'Weinberg am Mittag',
  ])('is that it stands high: %s', (prompt) => {
    expect(sunOf(prompt).isMidday).toBe(true);
  });

  it.each([
    'vines with the sun behind them',
    'vignes et soleil',
    'vigne sotto il sole',
    'viñas bajo el sol',
    'Reben in der Sonne',
  ])('is its name: %s', (prompt) => {
    expect(sunOf(prompt).isSunNamed).toBe(true);
  });

  it.each([
    "vignoble l'après-midi",
    'une bouteille sur un sol en pierre',
    'grilled sole with a glass of Chablis',
    'vineyard, no sun',
  ])('is nothing: %s', (prompt) => {
    expect(sunOf(prompt)).toEqual({ isMidday: false, isSunNamed: false });
  });
});
