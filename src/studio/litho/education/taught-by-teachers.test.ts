import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { readPrompt } from '#studio/reading/read-prompt.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';

/** All that a plate says, line by line. */
function saidOn(prompt: string): string {
  const spec = understand(prompt, { style: 'education' });
  const sheet = { styleId: 'education', width: 512, height: 512, seed: 7 } as const;
  return (drawPicture({ spec, ...sheet, detail: 'full' }).lettering ?? []).join(' / ');
}

const cannot = (prompt: string): string[] =>
  readPrompt(prompt, 'education').cannotDraw.map(({ word }) => word);

describe('ranks and questions', () => {
  it('puts the highest rank on top, from whichever end it was dictated', () => {
    const top = (prompt: string) => saidOn(prompt).match(/grand cru|regional/gi)?.[0];
    expect(top('Burgundy classification pyramid: regional, village, premier cru, grand cru')).toBe(
      'grand cru',
    );
    expect(top('Burgundy classification pyramid: grand cru, premier cru, village, regional')).toBe(
      'grand cru',
    );
  });

  it('asks four questions of the field that was named, with their key', () => {
    const said = saidOn('quiz about grapes');
    expect(said).toMatch(/Barolo/);
    expect(said).toMatch(/Answers: 1 [ABC] · 2 [ABC] · 3 [ABC] · 4 [ABC]/);
    expect(said).not.toMatch(/magnum/);
    expect(cannot('wine quiz for beginners')).toEqual([]);
  });

  it('is headed by the two grapes that are told apart', () => {
    expect(saidOn('Merlot vs Cabernet Sauvignon')).toContain('MERLOT · CABERNET');
  });
});

describe('sheets for a class', () => {
  it.each([
    ['Bordeaux left bank vs right bank', ['gravel', 'Merlot leads', '1855']],
    ['oaked vs unoaked Chardonnay', ['vanilla', 'apple']],
    [
      'Old world vs new world wines, with climate, style and labels compared',
      ['often cooler', 'most often the grape'],
    ],
    [
      'red wine vs white wine, how they are made, side by side',
      ['RED WINE', 'WHITE WINE', 'Settling'],
    ],
    [
      'How champagne is made: the traditional method with eight numbered steps',
      ['HOW CHAMPAGNE IS MADE', 'Pressing', '8'],
    ],
    ['sparkling wines of the world: name, country and method in a table', ['Cava', 'Spain']],
    ['how to read a Burgundy label', ['LABEL: BURGUNDY', 'BOURGOGNE', 'Vintage']],
    ['lire une étiquette de Bourgogne', ['BOURGOGNE', 'Millésime']],
    ['Champagne label explained', ['CHAMPAGNE', 'BRUT', 'Dosage', 'RM: a grower']],
    ['Bordeaux 1855 classification pyramid', ['Premiers crus', 'Lynch-Bages']],
    ['what to eat with Riesling', ['RIESLING', 'roast goose', 'Rather not']],
    ['que manger avec un Sancerre', ['SANCERRE', 'asperges', 'Plutôt non']],
    ['red, white and rosé wine colours', ['THE COLOURS OF WINE', 'Salmon', 'Ruby']],
    ['wine quiz for a party', ['WINE QUIZ', 'Answers']],
    ['wine cheat sheet for beginners', ['WINE CHEAT SHEET', 'Full red', '15–18']],
    ['How long to age wine: chart by grape variety', ['Nebbiolo', '4–20 years']],
    ['types of wine glasses and which wine goes in each one', ['Burgundy', 'Flute']],
    [
      'wine label decoded, with arrows to producer, vintage, region, alcohol',
      ['Producer', 'Vintage'],
    ],
    ['calories in a glass of red, white, rosé and champagne', ['about 100 kcal', 'about 90 kcal']],
    ["world's top 10 wine producing countries bar chart", ['France', '45.8', 'Portugal']],
    ['Infographic: why do we swirl wine', ['WHY WE SWIRL', 'Aromas']],
    ['what is biodynamic wine? infographic', ['BIODYNAMIC WINE', 'Demeter, Biodyvin']],
    [
      'Timeline: our winery, founded 1921, first export 1965, new cellar 1998',
      ['TIMELINE OUR WINERY', '1921', 'founded'],
    ],
    ['rosé: three ways to make it', ['Direct pressing', 'Saignée']],
    ['volcanic wines of the world', ['Etna', 'Assyrtiko']],
    ['red grapes only: aromas of each variety', ['Nebbiolo', 'blackcurrant']],
    ['Comparison chart of Chardonnay oaked vs unoaked', ['steel or concrete']],
    [
      'ABC of Champagne: brut, extra brut, demi-sec explained for restaurant staff',
      ['Demi-sec', 'ABC OF CHAMPAGNE', '32–50 g/l'],
    ],
    [
      'How to set a table with wine glasses: diagram showing water, white, red and champagne glass',
      ['Water', 'behind them'],
    ],
    ['quiz card: which grape is used in Chablis?', ['Which grape is used in Chablis?', 'Answer']],
    [
      'Wine quiz: How many bottles are in a magnum? A) one B) two C) four',
      ['are in a magnum?', 'A', 'Two', 'Four'],
    ],
  ])('%s', (prompt, facts) => {
    const said = saidOn(prompt);
    for (const fact of facts) expect(said).toContain(fact);
    expect(cannot(prompt)).toEqual([]);
  });

  it('has as many words as were asked for, and says where it knows fewer', () => {
    const ten = saidOn('10 wine words every beginner should know');
    expect(ten).toContain('Corked');
    expect(ten).not.toContain('Blend');
    expect(cannot('15 wine tasting terms')).toEqual(['15 wine tasting terms']);
  });

  it('compares two grapes by all that is asked, their food too, and else says that it tells none', () => {
    const prompt = 'Pinot Noir vs Cabernet Sauvignon: body, acidity, tannin, aromas, food';
    for (const told of ['Tannin', 'Aromas', 'blackcurrant', 'duck breast', 'steak'])
      expect(saidOn(prompt)).toContain(told);
    expect(cannot(prompt)).toEqual([]);
    expect(cannot('Chardonnay and Riesling varieties, body, acidity and food')).toEqual(['food']);
    expect(saidOn('Compare Chardonnay, Riesling and Sauvignon Blanc')).not.toContain('Tannin');
  });

  it('tells Riesling by its Prädikat where one is named', () => {
    const said = saidOn('sweetness of Riesling from Kabinett to Trockenbeerenauslese');
    expect(said).toContain('Spätlese');
    expect(said.indexOf('Kabinett')).toBeLessThan(said.indexOf('Trockenbeerenauslese'));
    expect(saidOn('échelle de sucre du champagne')).toContain('Brut nature');
  });

  it('gives each wine of a list of temperatures its own line, whatever scale is named', () => {
    const prompt = 'serving temperatures for rosé, Champagne, Beaujolais and Bordeaux in Celsius';
    for (const name of ['Champagne', 'Beaujolais', 'Bordeaux'])
      expect(saidOn(prompt)).toContain(name);
    expect(saidOn(prompt)).not.toContain('Light white');
  });

  it('tells three closures by their own points, and two cheeses by their wines', () => {
    const closures = saidOn('Kork, Drehverschluss und Glasverschluss im Vergleich');
    for (const told of ['Drehverschluss', 'Rinde', 'wiederverwendbar'])
      expect(closures).toContain(told);
    expect(saidOn('come abbinare vino e formaggio: pecorino, gorgonzola')).toContain('Sauternes');
  });

  it('sets a glossary in the order of the alphabet of its language', () => {
    const said = saidOn('Glossar: Wein von A bis Z');
    expect(said.indexOf('Abgang')).toBeLessThan(said.indexOf('Säure'));
  });

  it('admits that it knows nothing to tell two apart', () => {
    expect(cannot('summer vs winter')).toContain('summer / winter');
  });
});

describe('sheets for hosts and guests', () => {
  it.each([
    ['Checklist for hosting a blind tasting', ['BLIND TASTING', 'Glasses all alike']],
    ['Picnic checklist: bottle, glasses, bread, cheese', ['PICNIC CHECKLIST', 'Bread']],
    ['How to pour wine without dripping, step by step', ['Turn and lift', 'a quarter turn']],
    ['How long to decant: young Barolo, Syrah, old Bordeaux', ['two to three hours', 'sediment']],
    ['Decanting old vs young wine', ['DECANTING: OLD WINE', 'off its sediment', 'wide: much air']],
    ['Mulled wine recipe', ['One orange', 'never boil']],
    ['Timeline of the history of Port wine', ['1756', 'Pombal']],
    ['Wine and chocolate pairing chart', ['CHOCOLATE AND WINE', 'Milk chocolate']],
    ['Pasta sauces and Italian wines pairing chart', ['Pesto', 'Vermentino']],
    ['Rosé styles from pale to dark', ['Provence', 'Tavel']],
    ['Quiz: true or false about Champagne', ['SPARKLING WINE', 'True', 'False', 'Answers']],
    ['Printable tasting sheet for six wines', ['Score', 'Palate', '6']],
    ['Scheda di degustazione per vini bianchi', ['VINO BIANCO', 'Aspetto']],
    ['Die 13 Weinanbaugebiete Deutschlands', ['DEUTSCHLAND', 'Saale-Unstrut']],
    ['Where do tannins come from?', ['Skins and seeds']],
    ['Gläserkunde: welches Glas für welchen Wein', ['GLÄSER', 'Flöte']],
    ['Cosa significa DOC, DOCG e IGT', ['DOCG', 'regole severe']],
    ['Sherry styles explained: fino, manzanilla, oloroso, PX', ['PX', 'sun-dried']],
    [
      'What does terroir mean? Infographic for beginners with soil, climate, grape and people',
      ['/ Soil /', 'People'],
    ],
  ])('%s', (prompt, facts) => {
    const said = saidOn(prompt);
    for (const fact of facts) expect(said).toContain(fact);
    expect(cannot(prompt)).toEqual([]);
  });
});
