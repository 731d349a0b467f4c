import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { readPrompt } from '#studio/reading/read-prompt.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';

function letteringOf(prompt: string): readonly string[] {
  const spec = understand(prompt, { style: 'education' });
  const sheet = { styleId: 'education', width: 200, height: 200, seed: 1 } as const;
  return drawPicture({ spec, ...sheet, detail: 'full' }).lettering ?? [];
}

describe('a plate that is narrowed', () => {
  it.each([
    ['how to read a German wine label', ['Spätlese', 'Erzeugerabfüllung', 'A. P. number']],
    ['deutsches Weinetikett lesen', ['Spätlese', 'Erzeugerabfüllung', 'A. P.-Nummer']],
    ['lire une étiquette de vin allemand', ['Spätlese', 'Erzeugerabfüllung', 'Numéro A. P.']],
    ['how to read an Italian wine label', ['CHIANTI CLASSICO', 'Imbottigliato all’origine']],
    ['how to read a wine label, in German', ['BORDEAUX', 'Herkunft']],
    ['tabla de quesos y vinos: quesos españoles', ['Manchego', 'Cabrales']],
    ['temperature chart for sparkling and sweet wines only', ['Sparkling', 'Sweet']],
    ['mapa de las regiones vinícolas de España, solo blancos', ['Rías Baixas', 'Rueda']],
    ['the main grape varieties of Italy', ['Sangiovese', 'Nebbiolo', 'Barbera']],
    ['les cépages de la vallée du Rhône', ['Syrah', 'Viognier']],
    ['infographic: facts about Malbec', ['MALBEC', 'Also called']],
    ['types of soil in Bordeaux', ['Gravel', 'Clay']],
    ['soils of the Mosel', ['Slate, schist', 'Limestone, chalk']],
    ['soils of the Wachau', ['Gneiss', 'Loess']],
    ['infographic: facts about Cabernet Sauvignon', ['France: Bordeaux']],
    [
      'wine glass shapes: Bordeaux, white wine, flute and port',
      ['Port', 'Port, Sherry, sweet wine'],
    ],
    ['how port is made', ['Treading', 'Grape spirit']],
    ['anatomy of a vine leaf', ['Petiole sinus', 'Teeth']],
    ['Schaubild: die Rebe im Jahreslauf, auf Deutsch, für Riesling', ['Winterruhe', 'Lese']],
  ])('shows of “%s” what it is about', (prompt, said) => {
    expect(letteringOf(prompt)).toEqual(expect.arrayContaining(said));
  });

  it.each([
    ['how to read a German wine label', ['BORDEAUX']],
    ['the main grape varieties of Italy', ['Riesling', 'Merlot']],
    ['types of soil in Bordeaux', ['Loess', 'Volcanic', 'light wines, phylloxera kept away']],
    ['wine glass types for sparkling wine', ['Burgundy', 'White']],
    ['food pairings for Riesling', ['Full red', 'Rosé']],
    ['pairing chart for red wine with meat', ['Oysters', 'Dessert']],
    ['temperature chart for sparkling and sweet wines only', ['Rosé', 'Full red']],
    ['rueda de aromas del vino tinto', ['Cítricos', 'mango']],
    ['aroma wheel for white wine', ['Black fruit', 'blackberry']],
    ['mapa de las regiones vinícolas de España, solo blancos', ['Tempranillo']],
    [
      'five red grape varieties compared in body, tannin and acidity',
      ['Chardonnay', 'Tempranillo'],
    ],
  ])('leaves out of “%s” what it is not about', (prompt, unsaid) => {
    const lettering = letteringOf(prompt);
    expect(lettering.length).toBeGreaterThan(3);
    for (const text of unsaid) expect(lettering).not.toContain(text);
  });
});

describe('a name that a plate is not cut down to', () => {
  it.each([
    ['vine training systems in Bordeaux', 'Bordeaux'],
    ['how wine is made in Italy', 'Italy'],
  ])('is announced: “%s”', (prompt, name) => {
    const missing = readPrompt(prompt, 'education').cannotDraw.map(({ word }) => word);
    expect(missing).toContain(name);
  });

  it('is none where it only says the language', () => {
    expect(readPrompt('Riesling grape profile in German', 'education').cannotDraw).toEqual([]);
  });
});
