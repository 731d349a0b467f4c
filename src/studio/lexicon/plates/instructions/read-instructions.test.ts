import { describe, expect, it } from 'vitest';
import { readPlate } from '#studio/lexicon/read-plate.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { readInstructions } from './read-instructions.ts';

describe('what is said of the sheet and not on it', () => {
  it.each([
    [
      'Bar chart of our sales: red 45 %, white 35 %, rosé 20 %, title "Sales 2025", in burgundy and cream',
      'Bar chart of our sales: red 45 %, white 35 %, rosé 20 %',
    ],
    [
      'Infographic about the 5 steps of tasting wine for sommelier students, clean lines, simple icons, A4, big letters',
      'Infographic about the 5 steps of tasting wine',
    ],
    [
      'Timeline of our winery: 1890 founded, 2021 fifth generation. Elegant, minimalist, dark green and gold',
      'Timeline of our winery: 1890 founded, 2021 fifth generation.',
    ],
    [
      'Weinkarte: Riesling 5,50 €, Silvaner 6,00 €, schwarze Schrift auf weißem Grund',
      'Weinkarte: Riesling 5,50 €, Silvaner 6,00 €',
    ],
    [
      'Affiche "Les étapes" pour les élèves de l’école hôtelière, lignes épurées, couleurs bordeaux et crème',
      'Affiche "Les étapes"',
    ],
    [
      'Infografica per studenti sommelier: i passaggi della vinificazione in rosso, icone semplici, formato A4',
      'i passaggi della vinificazione in rosso',
    ],
    [
      'Gráfico de barras: tinto 55 %, blanco 45 %. Título "Ventas 2025", colores burdeos y crema',
      'Gráfico de barras: tinto 55 %, blanco 45 %.',
    ],
    ['Lehrtafel für Sommelierschüler: Die 4 Schritte, klare Linien', 'Die 4 Schritte'],
  ])('is taken out of “%s”', (prompt, content) => {
    expect(readInstructions(prompt).content).toBe(content);
  });

  it.each([
    'Three styles of white: elegant, rich, sweet',
    'Wine colours: red, white, rosé',
    'bar chart: bottles sold 2021 1,200, 2022 1,850',
    'Natural wine: no additives, no filtration, no sulphur',
    'Tasting grid: colour, nose, palate',
    'How to make rosé, white and red',
    'Steps: harvest by hand, fermentation on the skins, ageing in oak',
  ])('leaves “%s” as it is', (prompt) => {
    expect(readInstructions(prompt).content).toBe(prompt);
  });

  it('names its colours in their order, and its heading', () => {
    const { palette, title } = readInstructions(
      'Line chart: 2019 42, 2020 38. Title: Our harvest. In navy blue and gold',
    );
    expect(palette.map(({ name }) => name)).toEqual(['navy', 'gold']);
    expect(title).toBe('Our harvest');
  });
});

describe('a sheet with instructions', () => {
  const prompt =
    'Checklist: polish glasses, chill the whites, open the reds. Green and white, easy to read from a distance, title "Before the tasting"';

  it('prints none of them', () => {
    expect(readPlate(prompt)?.items?.map(({ name }) => name)).toEqual([
      'polish glasses',
      'chill the whites',
      'open the reds',
    ]);
  });

  it('misses none that it obeys, and says which it cannot', () => {
    const missing = (words: string) => understand(words, { style: 'education' }).notUnderstood;
    expect(missing(prompt)).toEqual([]);
    expect(missing('How to decant wine, watercolour style').join(' ')).toMatch(/watercolour/);
  });

  it('bears a heading that was not quoted', () => {
    const { texts } = understand('Line chart: 2019 42, 2020 38, 2021 40. Title: Our harvest', {
      style: 'education',
    });
    expect(texts.title).toBe('Our harvest');
  });
});

describe('a list of the customer’s own', () => {
  it('keeps prices with a comma whole', () => {
    expect(readPlate('Weinkarte: Riesling trocken 5,50 €, Dornfelder 5,80 €')).toMatchObject({
      topic: 'list',
      items: [
        { name: 'Riesling trocken', value: '5,50 €' },
        { name: 'Dornfelder', value: '5,80 €' },
      ],
    });
  });

  it('is a table where every entry has its columns', () => {
    expect(
      readPlate(
        'Table of our wines: Estate Red (Merlot, 13.5 %, €14), Blanc (Vermentino, 12 %, €12)',
      )?.items,
    ).toEqual([
      { name: 'Estate Red', value: null, cells: ['Merlot', '13.5 %', '€14'] },
      { name: 'Blanc', value: null, cells: ['Vermentino', '12 %', '€12'] },
    ]);
  });

  it('is a line of time in Spanish as well', () => {
    expect(
      readPlate('Línea del tiempo: 1905 fundación, 1950 primer embotellado, 2020 viñedo ecológico')
        ?.topic,
    ).toBe('timeline');
  });

  it('keeps what belongs together', () => {
    expect(
      readPlate('Wein & Käse: Riesling – Ziegenkäse, Portwein – Stilton, Silvaner – Brie')?.items,
    ).toEqual([
      { name: 'Riesling', value: 'Ziegenkäse' },
      { name: 'Portwein', value: 'Stilton' },
      { name: 'Silvaner', value: 'Brie' },
    ]);
  });
});
