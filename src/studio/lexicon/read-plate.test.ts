import { describe, expect, it } from 'vitest';
import { readPlate } from './read-plate.ts';

describe('a teaching plate', () => {
  it.each([
    ['map of the wine regions of France', { topic: 'map', area: 'france' }],
    ['map of Chablis', { topic: 'map', area: 'burgundy', mark: 'Chablis' }],
    ['map of Austria’s Wachau', { topic: 'map', area: 'wachau', mark: 'Wachau' }],
    ['grape harvest by variety: Merlot 18 t, Syrah 12 t, Viognier 5 t', { topic: 'list' }],
    ['wine map of Portugal in French', { topic: 'map', area: 'portugal', language: 'fr' }],
    ['Weinkarte Österreich', { topic: 'map', area: 'austria' }],
    ['cheat sheet of Italian red grapes', { topic: 'varieties', area: 'italy' }],
    ['map of Tuscany, Italy', { topic: 'map', area: 'tuscany' }],
    ['map of Burgundy from Chablis to Beaujolais', { topic: 'map', area: 'burgundy' }],
    ['map of Napa Valley AVAs', { topic: 'map', area: 'napa_valley' }],
    [
      'production chart: 2019 12 t, 2020 15 t',
      {
        topic: 'list',
        items: [
          { name: '2019', value: '12 t' },
          { name: '2020', value: '15 t' },
        ],
      },
    ],
    [
      'bar chart: bottles sold 2021 1,200, 2022 1,850',
      {
        topic: 'list',
        heading: 'bottles sold',
        items: [
          { name: '2021', value: '1,200' },
          { name: '2022', value: '1,850' },
        ],
      },
    ],
    ['carte du vignoble de la Loire', { topic: 'map', area: 'loire', language: 'fr' }],
    ['Karte der Weinregionen in Deutschland', { topic: 'map', area: 'germany', language: 'de' }],
    ['colour chart for white wines only', { topic: 'colours', wines: ['white'] }],
    ['Die Farben von Weißwein', { topic: 'colours', wines: ['white'], language: 'de' }],
    ['Bordeaux glass vs Burgundy glass', { topic: 'glass_shapes' }],
    [
      'Food and wine pairing: oysters and Chablis, duck breast and Pinot Noir',
      {
        topic: 'pairing',
        items: [
          { name: 'oysters and Chablis', value: null },
          { name: 'duck breast and Pinot Noir', value: null },
        ],
      },
    ],
    ['Red wine vs white wine making', { topic: 'making', wines: ['red', 'white'] }],
    ['Tannin, acidity and body explained', { topic: 'lesson', lesson: 'tasters_words' }],
    ['Rosé making: saignée and direct press', { topic: 'making', wines: ['rose'] }],
    ['how red wine is made', { topic: 'making', wines: ['red'] }],
    ['vine training systems: guyot, cordon, goblet', { topic: 'training' }],
    ['how to read a German wine label', { topic: 'label' }],
    ['Süßegrade beim Sekt', { topic: 'sweetness', language: 'de' }],
    [
      'white grape varieties compared by acidity and body',
      { topic: 'varieties', wines: ['white'] },
    ],
    [
      'serving temperature of Champagne, Chardonnay and Barolo',
      {
        topic: 'temperatures',
        items: ['Champagne', 'Chardonnay', 'Barolo'].map((name) => ({ name, value: null })),
      },
    ],
    ['how red wine is made, from the vine to the bottle, labelled steps', { topic: 'making' }],
    ['the steps of making champagne, from harvest to disgorgement', { topic: 'making' }],
    ['grape to glass in six steps', { topic: 'making' }],
    ['how cheese and wine pair, chart', { topic: 'pairing' }],
    ['les arômes du vin, roue', { topic: 'aromas', language: 'fr' }],
    ['la vigne au fil des saisons', { topic: 'vine_year', language: 'fr' }],
    [
      'Corte del suelo: arena arriba, arcilla en medio, caliza abajo',
      {
        topic: 'soil_profile',
        items: ['arena', 'arcilla', 'caliza'].map((name) => ({ name, value: null })),
      },
    ],
    ['The vineyard year: pruning, flowering, veraison, harvest', { topic: 'vine_year' }],
    ['Pairing chart, fish, beef, dessert and the fitting wine style', { topic: 'pairing' }],
    ['die Teile einer Weinflasche beschriftet', { topic: 'bottle', language: 'de' }],
    [
      'which wine goes with which cheese: roquefort - sauternes, brie - champagne',
      { topic: 'list' },
    ],
    ['diagram of a wine bottle showing the punt, body, shoulder and neck', { topic: 'bottle' }],
    ['le parti della vite', { topic: 'vine', language: 'it' }],
    ['tipos de uva: tempranillo, garnacha, albariño', { topic: 'varieties', language: 'es' }],
    ['the parts of a corkscrew', { topic: 'corkscrew' }],
    ['labelled diagram of a basket wine press', { topic: 'wine_press' }],
    ['schéma d’un pressoir', { topic: 'wine_press', language: 'fr' }],
    [
      'Los pasos de la cata de vino: vista, nariz y boca, infografía',
      { topic: 'list', items: ['vista', 'nariz', 'boca'].map((name) => ({ name, value: null })) },
    ],
    ['come si fa il vino', { topic: 'making', language: 'it' }],
    ['cómo se hace el vino tinto', { topic: 'making', wines: ['red'], language: 'es' }],
    ['wine bottle sizes from half to nebuchadnezzar', { topic: 'bottle_sizes' }],
    ['the vine’s year', { topic: 'vine_year' }],
    ['life cycle of the grapevine through the four seasons', { topic: 'vine_year' }],
    ['grapevine through the year', { topic: 'vine_year' }],
    ['aroma wheel for Riesling', { topic: 'aromas', grapes: ['Riesling'] }],
    ['how to open a bottle of champagne', { topic: 'open_bottle', wines: ['sparkling'] }],
    ['how to decant an old wine, in German', { topic: 'decant', language: 'de' }],
    ['food and wine pairing chart', { topic: 'pairing' }],
    ['sweetness scale of sparkling wine', { topic: 'sweetness', wines: ['sparkling'] }],
    ['soils of the vineyard', { topic: 'soils' }],
    ['Merlot and Syrah grapes compared', { topic: 'varieties', grapes: ['Merlot', 'Syrah'] }],
    ['vine training systems', { topic: 'training' }],
    ['barrel toast levels', { topic: 'oak' }],
    ['how to hold a wine glass', { topic: 'hold_glass' }],
    ['how to read a wine label', { topic: 'label' }],
    ['diagram of the layers of a grape berry: skin, pulp, seeds', { topic: 'grape' }],
    ['wine glass shapes chart: bordeaux, white, flute', { topic: 'glass_shapes', wines: [] }],
    ['glass shapes for white wine', { topic: 'glass_shapes', wines: ['white'] }],
    ['comment naît le champagne', { topic: 'making', wines: ['sparkling'], language: 'fr' }],
    ['wie ein Rotwein entsteht', { topic: 'making', wines: ['red'], language: 'de' }],
    ['Trinktemperaturen für Weißwein', { topic: 'temperatures', wines: ['white'] }],
    ['le forme di allevamento della vite', { topic: 'training', language: 'it' }],
    ['los tipos de copas de vino', { topic: 'glass_shapes', language: 'es' }],
    ['the parts of a grapevine labelled: roots, trunk, cane', { topic: 'vine' }],
    ['soil profile under a vineyard: topsoil, clay, roots', { topic: 'soil_profile' }],
    [
      'carte des vins de France avec Alsace, Loire et Provence',
      { topic: 'map', area: 'france', regions: ['Alsace', 'Val de Loire', 'Provence'] },
    ],
    [
      'map with Tuscany and Piedmont',
      { topic: 'map', area: 'italy', regions: ['Piemonte', 'Toscana'] },
    ],
    [
      'map of Portugal with the Douro, Dão and Alentejo marked',
      { topic: 'map', area: 'portugal', regions: ['Douro', 'Dão', 'Alentejo'] },
    ],
    [
      'map of Italy with Sardinia and Tuscany',
      { topic: 'map', area: 'italy', regions: ['Toscana', 'Sardegna'] },
    ],
    ['map of Burgundy with Chablis and the Côte de Nuits', { topic: 'map', area: 'burgundy' }],
    [
      'temperature chart, sparkling 6-8, red 14-18',
      {
        topic: 'temperatures',
        items: [
          { name: 'sparkling', value: '6-8' },
          { name: 'red', value: '14-18' },
        ],
      },
    ],
    [
      'Chardonnay vs Sauvignon Blanc chart',
      { topic: 'varieties', grapes: ['Chardonnay', 'Sauvignon Blanc'] },
    ],
    [
      'compare Chablis, Meursault and Pouilly-Fuissé',
      {
        topic: 'list',
        items: [{ name: 'Chablis' }, { name: 'Meursault' }, { name: 'Pouilly-Fuissé' }],
      },
    ],
    [
      'Worksheet: compare four bottle shapes, Bordeaux, Burgundy, Alsace and Champagne, side by side',
      {
        topic: 'bottle_shapes',
        items: [
          { name: 'Bordeaux' },
          { name: 'Burgundy' },
          { name: 'Alsace' },
          { name: 'Champagne' },
        ],
      },
    ],
    [
      'Unterschied zwischen Bordeaux und Burgund',
      { topic: 'compare', items: [{ name: 'Bordeaux' }, { name: 'Burgund' }] },
    ],
    [
      'timeline of wine: 6000 BC Georgia, 1863 phylloxera, 1976 Paris',
      {
        topic: 'timeline',
        items: [
          { name: 'Georgia', value: '6000 BC' },
          { name: 'phylloxera', value: '1863' },
          { name: 'Paris', value: '1976' },
        ],
      },
    ],
    ['diagram of a wine glass with the parts labelled: rim, bowl, stem, base', { topic: 'glass' }],
    ['classification pyramid: Grand Cru 2%, Village 37%, Regional 51%', { topic: 'pyramid' }],
    [
      'five steps to taste wine: see, swirl, smell, sip, savour',
      { topic: 'list', heading: 'five steps to taste wine' },
    ],
  ])('is read from “%s”', (prompt, expected) => {
    expect(readPlate(prompt)).toMatchObject(expected);
  });

  it.each(['history of wine in Persia', 'map of the moon', 'a glass of red on a table'])(
    'is not guessed from “%s”',
    (prompt) => expect(readPlate(prompt)).toBeNull(),
  );

  it.each([
    ['How to serve sparkling wine', { topic: 'lesson', lesson: 'sparkling_service' }],
    ['At what temperature to serve champagne', { topic: 'temperatures' }],
    ['Body of wine: light, medium, full', { topic: 'lesson', lesson: 'body_levels' }],
    ['Five cheeses and their wines', { topic: 'pairing' }],
    ['What makes wine red?', { topic: 'lesson', lesson: 'red_colour' }],
    ['Three ways to chill wine', { topic: 'lesson', lesson: 'chilling' }],
    [
      'Dry vs sweet Riesling',
      { topic: 'compare', items: [{ name: 'Dry Riesling' }, { name: 'sweet Riesling' }] },
    ],
    ['Grape growth stages from bud to harvest', { topic: 'vine_year' }],
    ['Rosé production methods', { topic: 'making', wines: ['rose'] }],
    ['Map of the villages of the Côte de Nuits', { topic: 'map', area: 'cote_de_nuits' }],
    ['Map of Burgundy with villages', { topic: 'map', area: 'cote_dor' }],
    ['Map of Piedmont with Barolo and Barbaresco', { topic: 'map', area: 'piedmont' }],
  ])('finds the sheet that teachers mean: %s', (prompt, wish) => {
    expect(readPlate(prompt)).toMatchObject(wish);
  });

  it('reads a very long prompt', () => {
    const long = 'how grape wine map colour open '.repeat(2_000);
    expect(readPlate(long)).not.toBeUndefined();
  });
});
