import { describe, expect, it } from 'vitest';
import { readPlate } from '#studio/lexicon/read-plate.ts';
import { narrowed } from '#studio/litho/education/narrowed.ts';
import { NAMED_GLASSES } from '#studio/litho/education/service/glass-kinds.ts';
import { vesselsCompared } from './vessels-compared.ts';

const shapesOf = (prompt: string) => {
  const wish = readPlate(prompt);
  return wish && narrowed({ wish }, NAMED_GLASSES).map(({ shape, wine }) => `${shape} ${wine}`);
};

describe('glasses and bottles that are compared', () => {
  it.each([
    'comparison of red wine glass, white wine glass and champagne flute with names',
    'Vergleich von Rotweinglas, Weißweinglas und Sektflöte mit Namen',
    'comparaison d’un verre à vin rouge, d’un verre à vin blanc et d’une flûte à champagne avec leurs noms',
    'confronto tra calice da vino rosso, calice da vino bianco e flûte con i nomi',
    'comparación de copa de vino tinto, copa de vino blanco y copa flauta con nombres',
  ])('%s: each has its own shape', (prompt) => {
    expect(readPlate(prompt)?.topic).toBe('glass_shapes');
    expect(shapesOf(prompt)).toEqual(['bordeaux red', 'white white', 'flute sparkling']);
  });

  it('a coupe is no flute, and port no sherry', () => {
    expect(shapesOf('compare champagne coupe, tulip glass, port glass with labels')).toEqual([
      'coupe sparkling_rose',
      'tulip orange',
      'tulip red',
    ]);
  });

  it.each([
    'comparison of Bordeaux bottle, Burgundy bottle and Champagne bottle with names',
    'Vergleich von Bordeauxflasche, Burgunderflasche und Bocksbeutel mit Beschriftung',
    'bouteille bordelaise, bouteille bourguignonne et flûte d’Alsace avec leurs noms',
    'confronto tra bottiglia bordolese, bottiglia borgognona e bottiglia renana con etichette',
    'comparación de botella bordelesa, botella borgoñona y botella de champán con nombres',
  ])('%s: bottles of their shapes', (prompt) => {
    expect(readPlate(prompt)?.topic).toBe('bottle_shapes');
    expect(readPlate(prompt)?.items).toHaveLength(3);
  });

  it.each([
    'red wine and white wine',
    'a bottle and a glass of red wine',
    'Bordeaux vs Burgundy',
    'champagne, cava and prosecco compared',
  ])('%s compares no vessels', (prompt) => {
    expect(vesselsCompared(prompt)).toBeNull();
  });
});
