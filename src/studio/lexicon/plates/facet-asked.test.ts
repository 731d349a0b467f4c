import { describe, expect, it } from 'vitest';
import { BOUQUETS, bouquetOf } from '#studio/litho/education/aromas/bouquets.ts';
import { VARIETIES } from '#studio/litho/education/vineyard/varieties.ts';
import { plateWishOf } from '#studio/litho/education/plate-wish.ts';
import { readPlate } from '#studio/lexicon/read-plate.ts';
import { understand } from '#studio/lexicon/understand.ts';

describe('one side of one wine', () => {
  it.each([
    ['Main aromas of Sauvignon Blanc', 'bouquet', 'Sauvignon Blanc', 'en'],
    ['Aromas de la Garnacha', 'bouquet', 'Grenache', 'es'],
    ['Arômes du Champagne', 'bouquet', 'Champagne', 'fr'],
    ['What does Barolo taste like', 'bouquet', 'Nebbiolo', 'en'],
    ['Welche Aromen hat Riesling', 'bouquet', 'Riesling', 'de'],
    ['Cosa mangiare con il Barolo', 'dishes', 'Nebbiolo', 'it'],
    ['Was isst man zu Grünem Veltliner', 'dishes', 'Grüner Veltliner', 'de'],
    ['What to eat with Cabernet Sauvignon', 'dishes', 'Cabernet Sauvignon', 'en'],
  ])('%s: the %s of %s, in %s', (prompt, topic, subject, language) => {
    expect(readPlate(prompt)).toMatchObject({ topic, subject, language });
  });

  it.each([
    ['aroma wheel for Riesling', 'aromas'],
    ['Pinot Noir vs Cabernet Sauvignon: body, aromas', 'varieties'],
    ['cheese pairing for Port', 'pairing'],
    ['infographic about Malbec', 'grape_profile'],
  ])('%s stays what it was: %s', (prompt, topic) => {
    expect(readPlate(prompt)?.topic).toBe(topic);
  });

  it('calls the wine as the customer does', () => {
    expect(readPlate('What does Barolo taste like')?.heading).toBe('Barolo');
  });
});

describe('the book of aromas', () => {
  it('has a page for every grape of the plates that we know two pictured aromas of', () => {
    const without = VARIETIES.filter(({ name }) => !bouquetOf(name)).map(({ name }) => name);
    expect(without).toEqual([]);
  });

  it('names no more aromas in a row than stand beside each other', () => {
    for (const { name, families } of BOUQUETS)
      for (const [family, aromas] of families)
        expect(aromas.length, `${name}: ${family}`).toBeLessThanOrEqual(4);
  });
});

describe('what no plate tells', () => {
  it.each(['best vintages of Barolo', 'price levels of Bordeaux wines'])(
    '“%s” gets a sheet for notes and no anatomy of a bottle',
    (prompt) => {
      expect(plateWishOf(understand(prompt, { style: 'education' })).topic).toBe('worksheet');
    },
  );

  it.each([
    ['Why do wines have legs', 'tears'],
    ['Vintage chart Bordeaux', 'bordeaux_vintages'],
    ['Rioja ageing levels', 'spain_ageing'],
    ['History of Malbec', 'malbec_history'],
  ])('“%s” has its lesson: %s', (prompt, lesson) => {
    expect(readPlate(prompt)).toMatchObject({ topic: 'lesson', lesson });
  });
});
