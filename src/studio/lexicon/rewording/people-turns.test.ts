import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const figuresIn = (prompt: string) => understand(prompt, { style: 'cinematic' }).figures;

describe('people as shops and dining rooms tell them', () => {
  it.each([
    ['Wine shop assistant showing a bottle to an elderly customer', 2],
    ['Customer at the till paying for two bottles', 1],
    ['Verkäufer zeigt einer älteren Kundin eine Flasche Wein', 2],
  ])('a customer with a place or a kind is there: %s', (prompt, count) => {
    expect(figuresIn(prompt).reduce((sum, one) => sum + one.count, 0)).toBe(count);
  });

  it('nobody is there whom a picture is made for', () => {
    expect(figuresIn('Wine tasting poster for our customers')).toEqual([]);
  });

  it('whoever has one in each hand has a body and two of them', () => {
    const spec = understand('Le caviste tient une bouteille dans chaque main', {
      style: 'cinematic',
    });
    expect(spec.figures.map(({ part }) => part)).toEqual(['figure']);
    expect(spec.things.find(({ thing }) => thing === 'bottle')?.count).toBe(2);
  });

  it('before opening, nothing is opened', () => {
    const [waitress] = figuresIn('Our dining room before opening, a waitress polishing a glass');
    expect(waitress?.action).toBe('cleaning');
  });

  it.each([
    'Waiter placing a plate of steak before a guest',
    'Le serveur pose une assiette devant une cliente',
    'El camarero coloca un plato en la mesa',
  ])('a plate that is put down is served: %s', (prompt) => {
    expect(figuresIn(prompt)[0]?.action).toBe('serving');
  });
});
