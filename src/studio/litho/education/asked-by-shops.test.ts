import { describe, expect, it } from 'vitest';
import { readPlate } from '#studio/lexicon/read-plate.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';

/** All that a plate says, line by line. */
function saidOn(prompt: string): string {
  const spec = understand(prompt, { style: 'education' });
  const sheet = { styleId: 'education', width: 384, height: 512, seed: 7 } as const;
  return (drawPicture({ spec, ...sheet, detail: 'full' }).lettering ?? []).join(' / ');
}

describe('vessels in which wine is kept', () => {
  it.each([
    ['Stahltank, Holzfass, Amphore im Vergleich: was macht der Ausbau mit dem Wein?', 'Sauerstoff'],
    ['cuve inox, fût de chêne, amphore et œuf en béton : quels effets sur le vin ?', 'Oxygène'],
    ['differenza tra acciaio, botte e anfora', 'Ossigeno'],
    ['diferencias entre acero inoxidable, barrica y tinaja', 'Oxígeno'],
    ['steel tank, oak barrel and clay amphora compared', 'Oxygen'],
  ])('are told apart row by row: %s', (prompt, row) => {
    expect(readPlate(prompt)?.topic).toBe('compare');
    expect(saidOn(prompt)).toContain(row);
  });
});

describe('a plate', () => {
  it('gives each rank its own months', () => {
    const said = saidOn('difference between Crianza, Reserva and Gran Reserva Rioja');
    expect(said).toMatch(/Gran Reserva Rioja \/ red: 60 months/);
  });

  it('reads a label, whatever lines are listed', () => {
    const prompt =
      'How to read a wine label: one label large in the middle, lines to producer, vintage, region, alcohol';
    expect(readPlate(prompt)?.topic).toBe('label');
    expect(saidOn(prompt)).not.toContain('large in the middle');
  });

  it.each([
    ['Cut through an oak barrel, showing staves, hoops, bung hole and head', 'barrel'],
    ['Querschnitt durch ein Eichenfass mit Dauben, Reifen und Spundloch', 'barrel'],
    ['Coupe d’un tonneau : douelles, cercles, bonde', 'barrel'],
  ])('shows the parts of a barrel: %s', (prompt, topic) => {
    expect(readPlate(prompt)?.topic).toBe(topic);
  });

  it.each([
    ['Grafting a vine, American root below, European shoot above', 'grafting'],
    ['Life cycle of grape phylloxera and how grafting stops it', 'phylloxera_cycle'],
  ])('is about what is named first: %s', (prompt, lesson) => {
    expect(readPlate(prompt)?.lesson).toBe(lesson);
  });

  it('shows the soils that are listed and no others', () => {
    const said = saidOn('Soil types and wine, slate, limestone, clay, gravel, volcanic');
    for (const soil of ['Slate', 'Limestone', 'Clay', 'Gravel', 'Volcanic'])
      expect(said).toContain(soil);
    for (const soil of ['Loess', 'Marl', 'Granite']) expect(said).not.toContain(soil);
  });

  it('pairs cheeses with wines, wherever they are to stand', () => {
    const prompt = 'which wine for which cheese, 6 cheeses left, 6 wines right, lines between';
    expect(readPlate(prompt)?.topic).toBe('pairing');
  });

  it('has a drawing for every closure', () => {
    const said = saidOn('Types of closures: natural cork, agglomerate, synthetic, screw cap');
    expect(said).toContain('foamed plastic');
    expect(said).toContain('pressed together');
  });

  it('ranks the German regions by their vineyards', () => {
    const plate = readPlate('Die 13 deutschen Anbaugebiete nach Rebfläche geordnet');
    expect(plate?.items).toHaveLength(13);
    expect(plate?.items?.[0]?.name).toBe('Rheinhessen');
  });
});

describe('a sheet of the staff room', () => {
  it.each([
    ['Poster for the staff kitchen: five rules for polishing wine glasses', 'polish_glasses'],
    ['Calendar of work in the wine cellar, month by month', 'cellar_year'],
    ['Frost damage in the vineyard: how it happens and four ways to protect the vines', 'frost'],
  ])('teaches what is asked: %s', (prompt, lesson) => {
    expect(readPlate(prompt)?.lesson).toBe(lesson);
    expect(saidOn(prompt)).not.toBe('');
  });

  it('gives each size its price', () => {
    const prompt =
      'Serving sizes at our bar: 0.1 l, 0.2 l, 0.5 l carafe, bottle 0.75 l, with price 3.50, 6.50, 15, 22 euros';
    expect(readPlate(prompt)?.items).toEqual([
      { name: '0.1 l', value: '3.50 €' },
      { name: '0.2 l', value: '6.50 €' },
      { name: '0.5 l carafe', value: '15 €' },
      { name: '0.75 l bottle', value: '22 €' },
    ]);
  });

  it.each([
    ['Was bedeuten die Begriffe trocken, halbtrocken, lieblich, süß?', 'sweetness'],
    [
      'Comparatif bouteille bordelaise, bourguignonne et alsacienne, avec légendes',
      'bottle_shapes',
    ],
    ['Los aromas del Albariño: cinco frutas y flores con dibujos', 'bouquet'],
  ])('answers its question: %s', (prompt, topic) => {
    expect(readPlate(prompt)?.topic).toBe(topic);
  });
});
