import { describe, expect, it } from 'vitest';
import { readPlate } from '#studio/lexicon/read-plate.ts';
import { rowOfColours } from './instructions/palette-asked.ts';
import { readOwnList } from './read-own-list.ts';

describe('a list that the customer dictates', () => {
  it('is counted by its own numbers, which are no figures of it', () => {
    expect(readOwnList('Our menu: 1. Sekt Brut, 2. Riesling, 3. Eiswein')?.items).toEqual([
      { name: 'Sekt Brut', value: null },
      { name: 'Riesling', value: null },
      { name: 'Eiswein', value: null },
    ]);
  });

  it.each([
    ['Ablauf: 18:00 Begrüßung, 18:30 Weißweine, 19:30 Rotweine', ['18:00', '18:30', '19:30']],
    ['Programme: 10h accueil, 12h30 déjeuner, 15h dégustation', ['10h', '12h30', '15h']],
    ['Schedule: 6 pm welcome, 7 pm tasting, 9 pm cheese', ['6 pm', '7 pm', '9 pm']],
  ])('is a programme by its hours: %s', (prompt, hours) => {
    const plate = readPlate(prompt);
    expect(plate?.topic).toBe('timeline');
    expect(plate?.items?.map(({ value }) => value)).toEqual(hours);
  });

  it('loses no entry to the tool that is drawn with all', () => {
    expect(
      readOwnList('What temperature: fridge 6°C, cellar 12°C, room 18°C with thermometers')?.items,
    ).toEqual([
      { name: 'fridge', value: '6°C' },
      { name: 'cellar', value: '12°C' },
      { name: 'room', value: '18°C' },
    ]);
  });

  it.each([
    ['Quanto dura: spumante, bianco, rosso, liquoroso, con i giorni', 4],
    ['Weinfehler: Kork, Oxidation, Essigstich, Böckser, jeweils mit Beispiel', 4],
    ['Hang: Sonne, kalte Luft, Fluss, Wald, labels simple enough for beginners', 4],
  ])('has no entry for what is told of all: %s', (prompt, entries) => {
    expect(readOwnList(prompt)?.items).toHaveLength(entries);
  });

  it('has its heading before the first row of a table, and its columns in none', () => {
    const list = readOwnList(
      'Tableau: nos cuvées. Colonnes: cépage, prix. Tradition (Gamay, 9 €), Réserve (Pinot noir, 16 €)',
    );
    expect(list?.heading).toBe('nos cuvées');
    expect(list?.items.map(({ name }) => name)).toEqual(['Tradition', 'Réserve']);
  });

  it('is a pyramid in one German word', () => {
    expect(readPlate('Weinpyramide: Gutswein, Ortswein, Erste Lage')?.topic).toBe('pyramid');
  });
});

describe('a row of colours', () => {
  it('is read in its order', () => {
    const words = 'four bottles in warhol style pink yellow blue and green'.split(' ');
    expect(rowOfColours(words).map(({ name }) => name)).toEqual([
      'pink',
      'yellow',
      'blue',
      'green',
    ]);
  });
});
