import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';

/** All that a plate says, line by line. */
function saidOn(prompt: string): string {
  const spec = understand(prompt, { style: 'education' });
  const sheet = { styleId: 'education', width: 512, height: 512, seed: 7 } as const;
  return (drawPicture({ spec, ...sheet, detail: 'full' }).lettering ?? []).join(' / ');
}

describe('a plate that is narrowed stays right', () => {
  it('names all grapes of a sparkling region', () => {
    const said = saidOn('the grapes of Champagne');
    for (const grape of ['Chardonnay', 'Pinot noir', 'Meunier']) expect(said).toContain(grape);
  });

  it('a map of white wines names white grapes only, also of regions known for reds', () => {
    const said = saidOn('map of the white wines of Italy');
    for (const grape of ['Pinot bianco', 'Cortese', 'Fiano', 'Grillo'])
      expect(said).toContain(grape);
    for (const grape of ['Lagrein', 'Nebbiolo', 'Aglianico']) expect(said).not.toContain(grape);
  });

  it('calls no grape an appellation', () => {
    const riesling = saidOn('parts of a wine label explained for Riesling');
    expect(riesling).toContain('PRÄDIKATSWEIN');
    expect(riesling).not.toContain('Contrôlée');
    const chardonnay = saidOn('parts of a label for Chardonnay');
    expect(chardonnay).toContain('Vin de France');
    expect(chardonnay).not.toContain('Contrôlée');
  });

  it('tells three sparkling wines apart, each by its own facts', () => {
    const said = saidOn('differences between Champagne, Cava and Prosecco');
    for (const fact of ['Meunier', 'Parellada', 'Glera', 'Catalonia']) expect(said).toContain(fact);
  });

  it('pours the grape of its heading for every entry', () => {
    const spec = understand('Chardonnay styles: Chablis, Meursault, Napa', { style: 'education' });
    expect(spec.plate).toMatchObject({ topic: 'list', grapes: ['Chardonnay'] });
  });

  it('gives both worlds the grape that is compared', () => {
    expect(saidOn('Old world vs new world Chardonnay')).toContain('Old world Chardonnay');
  });

  it('shows every glass of the one wine that is named, and none of another', () => {
    const red = saidOn('red wine glass types and their shapes');
    for (const glass of ['Bordeaux', 'Burgundy', 'Syrah · Rhône', 'Stemless'])
      expect(red).toContain(glass);
    expect(red).not.toContain('Flute');
    const white = saidOn('types of white wine glasses');
    for (const glass of ['Aromatic white', 'Full white']) expect(white).toContain(glass);
    expect(white).not.toContain('Bordeaux');
    expect(saidOn('champagne glass types')).toContain('Flute');
  });

  it('lists black grapes alone where black ones are asked for', () => {
    const said = saidOn('tipos de uva tinta en España');
    expect(said).toContain('Tempranillo');
    for (const white of ['Verdejo', 'Albariño']) expect(said).not.toContain(white);
  });

  it('serves a Barolo as a full red and a Beaujolais as a light one', () => {
    const said = saidOn('serving temperature of Champagne, Barolo and Beaujolais');
    for (const degrees of ['6–10', '15–18', '13–15']) expect(said).toContain(degrees);
  });

  it('asks five questions of its own where a quiz is only given a name', () => {
    const said = saidOn('quiz: what do you know about wine? 5 questions for beginners');
    expect(said).toContain('WINE QUIZ / 1');
    expect(said).toMatch(/\b5 B|5 A|5 C/);
  });

  it('shows as many as were asked for', () => {
    const said = saidOn('the five most common wine glass shapes');
    for (const glass of ['Bordeaux', 'Flute', 'Coupe']) expect(said).toContain(glass);
    expect(said).not.toContain('Tulip');
    expect(saidOn('four soils every student should know')).not.toContain('Granite');
  });

  it('goes by the name that its list was given', () => {
    expect(saidOn('Cheese night pairing: goat cheese, brie, blue cheese')).toContain(
      'CHEESE NIGHT PAIRING',
    );
    expect(saidOn('Infographic: goat cheese, brie, blue cheese and their wines')).not.toContain(
      'INFOGRAPHIC',
    );
  });

  it('pairs food with the wines that its list names', () => {
    const said = saidOn('Guía de maridaje: carnes y vinos tintos');
    expect(said).toContain('Tinto con cuerpo');
    expect(said).not.toContain('Blanco');
  });

  it('lays soils on each other where layers are asked for', () => {
    const said = saidOn(
      'Soil types of Burgundy: limestone, marl and clay, shown as layers under a vine',
    );
    for (const layer of ['Limestone', 'Marl', 'Clay', 'Roots']) expect(said).toContain(layer);
  });

  it('serves each chocolate with its own wines, and takes no colour of food for a wine', () => {
    const said = saidOn('Wine and chocolate pairing: white, milk and dark chocolate');
    for (const one of ['White chocolate', 'Milk chocolate', 'Sweet', 'Light red'])
      expect(said).toContain(one);
  });

  it('tells what the grapes of a region taste of, beyond those on its map', () => {
    const said = saidOn('the main grapes of Rioja and what they taste like');
    for (const one of ['Graciano', 'Viura', 'strawberry']) expect(said).toContain(one);
    expect(saidOn('grapes of the Douro')).not.toContain('Port');
  });

  it('names the unit of a chart once', () => {
    const said = saidOn('Bar chart of our sales: January 120, February 95, March 180 bottles');
    expect(said).toContain('OUR SALES (BOTTLES)');
    expect(said).not.toContain('180 bottles');
  });

  it('ranks from the least to the most', () => {
    const said = saidOn('Acidity in wine: examples of low, medium and high acid grapes');
    for (const one of ['Grenache', 'Chardonnay', 'Chenin Blanc']) expect(said).toContain(one);
  });

  it('finds the point of a lesson by another word for it', () => {
    expect(saidOn('Wine storage tips: temperature, humidity, light, position')).toContain(
      'under cork',
    );
  });

  it('shows the vine once in each season', () => {
    const said = saidOn('le cycle de la vigne en quatre saisons');
    for (const one of ['Repos', 'Débourrement', 'Vendange']) expect(said).toContain(one);
    expect(said).not.toContain('Véraison');
  });

  it('puts a question once, and its letters once', () => {
    const said = saidOn(
      'Quiz: which grape is used for Chablis? A Riesling, B Chardonnay, C Merlot',
    );
    expect(said).toContain('WINE QUIZ');
    expect(said).toContain('/ A / Riesling /');
  });

  it('tells of all three wines how they are made', () => {
    const said = saidOn('Red, white and rosé: how each is made');
    for (const one of ['RED WINE', 'WHITE WINE', 'ROSÉ']) expect(said).toContain(one);
  });
});
