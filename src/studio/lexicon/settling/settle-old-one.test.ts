import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const whoIn = (prompt: string) =>
  understand(prompt, { style: 'pastel', size: 'square' }).figures.map(({ who }) => who);

describe('the old ones, named by nothing but their age', () => {
  it.each([
    ['un vecchio con il cappello e un bicchiere di vino', 'man'],
    ['un viejo sentado en una bodega', 'man'],
    ['une vieille qui tient une bouteille', 'woman'],
    ['ein Alter mit Hut', 'man'],
  ])('are somebody: %s', (prompt, who) => {
    expect(whoIn(prompt)).toEqual([who]);
  });

  it.each(['un vecchio barile', 'une vieille bouteille', 'eine alte Flasche mit Staub'])(
    'are nobody where a thing is old: %s',
    (prompt) => {
      expect(whoIn(prompt)).toEqual([]);
    },
  );
});

describe('a girl', () => {
  it('is a child who carries her basket, and grown with a glass of wine', () => {
    expect(whoIn('a girl carrying a basket of grapes')).toEqual(['child']);
    expect(whoIn('ein Mädchen trägt einen Korb Trauben')).toEqual(['child']);
    expect(whoIn('a girl carrying two glasses of wine')).toEqual(['woman']);
    expect(whoIn('une jeune fille qui porte un panier')).toEqual(['woman']);
  });
});
