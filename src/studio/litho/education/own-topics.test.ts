import { describe, expect, it } from 'vitest';
import { sayNotDrawn } from '#studio/accounting/account-words.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import { readPrompt } from '#studio/reading/read-prompt.ts';
import { RANKED } from './lessons/ranked.ts';
import { LESSON_IDS, LESSONS } from './lessons/lessons.ts';
import { plateWishOf } from './plate-wish.ts';
import { wineNamed } from './wine-named.ts';

const wish = (prompt: string) => plateWishOf(understand(prompt, { style: 'education' }));

describe('a dictated list', () => {
  it('begins with its first entry, not with the kind of chart', () => {
    const plate = wish('what to serve with cheese: pairing chart for goat, brie, cheddar');
    expect(plate?.items?.map(({ name }) => name)).toEqual(['goat', 'brie', 'cheddar']);
  });
});

describe('topics that teachers ask for', () => {
  it.each([
    ['Common wine faults and how to recognise them', 'faults'],
    ['Malolactic fermentation explained', 'malolactic'],
    ['How to store wine at home: dark, cool, lying down', 'storage'],
    ['Climate zones cool, moderate, warm and their effect on wine', 'climate'],
    ['how a barrel is made, from oak tree to cask', 'cooperage'],
    ['how sherry solera works', 'solera'],
    ['Phylloxera and grafting', 'phylloxera'],
    ['Phylloxera life cycle and grafting', 'phylloxera_cycle'],
    ['life cycle of phylloxera', 'phylloxera_cycle'],
    ['Lebenszyklus der Reblaus', 'phylloxera_cycle'],
    ['how to save an open bottle', 'save_open'],
    ['how long to keep an open bottle of wine by type', 'open_keeps'],
    ['cómo salvar una botella abierta', 'save_open'],
    ['the five senses of wine tasting', 'five_senses'],
    ['le vin et les cinq sens', 'five_senses'],
    ['grapevine branch botanical plate', 'shoot'],
    ['vineyard work month by month', 'vineyard_months'],
    ['3 steps to pair wine with cheese', 'pairing_steps'],
    ['tannin, acidity, body, alcohol explained', 'structure'],
    ['common grape diseases: downy mildew, botrytis', 'diseases'],
    ['Weinfehler erkennen: Kork, Oxidation, Essigstich, Böckser', 'faults'],
    ['Timeline of wine ageing', 'ageing'],
    ['timeline of wine', 'history'],
    ['Wie reift Wein in der Flasche?', 'ageing'],
    ['le vieillissement du vin', 'ageing'],
    ['types of decanters', 'decanters'],
    ['barrel sizes barrique, pièce, hogshead, puncheon, foudre', 'barrel_sizes'],
    ['how many calories in a glass of wine', 'calories'],
    ['standard drinks and alcohol units in wine, beer and spirits', 'units'],
    ['vineyard row orientation north south and sunlight', 'rows'],
    ['Kabinett, Spätlese, Auslese: die Qualitätsstufen', 'pradikat'],
    ['Port styles: ruby, tawny, LBV, vintage', 'port_styles'],
    ['fortified wines: fino, amontillado, oloroso', 'sherry_styles'],
    ['la pyramide des vins de Bourgogne', 'burgundy_ranks'],
    ['le malattie della vite: peronospora, oidio', 'diseases'],
    ['cómo se hace el corcho, del alcornoque al tapón', 'cork_harvest'],
    ['what does terroir mean: soil, climate, topography, people', 'terroir'],
    ['wine and climate: cool climate versus warm climate', 'climate'],
    ['Weinsprache für Anfänger: Tannin, Säure, Körper, Abgang', 'tasters_words'],
    ['veraison: how grapes ripen from flowering to harvest', 'ripening'],
    ['diagram of the parts of a cork', 'parts_cork'],
    ['parts of a champagne cork and wire cage', 'parts_champagne_cork'],
    ['Aufbau eines Gärtanks', 'parts_tank'],
    ['anatomy of a grape cluster', 'parts_cluster'],
    ["parts of a waiter's friend", 'parts_waiters_friend'],
    ['infographic about sulphites in wine', 'sulphites'],
    ['how altitude affects grapes', 'altitude'],
    ['biodynamic calendar', 'biodynamic_days'],
    ['why do we decant red wine', 'why_decant'],
    ['German wine quality pyramid', 'german_ranks'],
    ['the noble grapes: six red and white varieties', 'noble_grapes'],
    ['timeline of the history of wine in Georgia', 'georgia_history'],
    ['why wine bottles have a punt: four reasons', 'punt'],
    ['pruning calendar for growers, month by month', 'vineyard_months'],
    ['Geschichte des Weins in Österreich', 'austria_history'],
    ['histoire du vin de Bourgogne', 'burgundy_history'],
    ['life cycle of a grape berry with months', 'berry_months'],
    ['wine service etiquette for waiters: order of serving, which side, how full', 'service_rules'],
    ['what the tasting words body, tannin, acidity, finish mean', 'tasters_words'],
  ])('has a lesson for “%s”', (prompt, lesson) => {
    expect(wish(prompt)).toMatchObject({ topic: 'lesson', lesson });
  });

  it.each([
    ['Tannin scale from low to high: Gamay, Merlot, Nebbiolo', 'scale'],
    ['Tasting sheet grid with appearance, nose, palate', 'form'],
    ['Pie chart of grapes: Merlot 60%, Cabernet Franc 30%, Malbec 10%', 'list'],
    ['Guyot vs Cordon pruning', 'training'],
    ['Guyot pruning step by step', 'lesson'],
    ['pruning a vine: guyot and cordon', 'training'],
    ['Champagne dosage: brut nature to doux', 'sweetness'],
    ['in 2 steps: chill and pour', 'list'],
    ['flute vs coupe vs tulip glass', 'glass_shapes'],
    ['types of grape harvest: hand or machine', 'compare'],
    ['how to prune grapevines in winter', 'lesson'],
    ['Oak barrel vs stainless steel tank', 'compare'],
    ['The chemistry of smoke taint in wine', 'worksheet'],
    ['the water cycle', 'worksheet'],
    ['the vine from bud break to flowering, veraison and harvest', 'vine_year'],
    ['tannin, acidity and body of red grapes chart', 'varieties'],
    ['Wie entsteht Rosé? Schritt für Schritt', 'making'],
    ['world map of wine producing countries', 'map'],
    ['Teile der Weinrebe', 'vine'],
    ['calendario de la vid', 'vine_year'],
  ])('reads “%s” as a %s', (prompt, topic) => {
    expect(wish(prompt).topic).toBe(topic);
  });

  it.each([
    ['types of glasses: red, white, sparkling', ['Red', 'White', 'Sparkling'], 'Bordeaux'],
    ['Weingläser: Rotwein, Weißwein, Sekt', ['Rotwein', 'Weißwein', 'Sekt'], 'Flöte'],
    ['temperature di servizio: bianco, rosso, spumante', ['Bianco', 'Rosso', 'Spumante'], 'Rosato'],
    [
      'chart of cheese types and which wine goes with each',
      ['Fresh, goat', 'Washed rind', 'Blue cheese'],
      'Fish',
    ],
    ['soil types: chalk, clay, gravel, schist', ['Chalk', 'Clay', 'Gravel', 'Schist'], 'Marl'],
    ['vine pruning: guyot and cordon', ['Guyot', 'Cordon'], 'Pergola'],
    ['wine faults: corked, oxidised', ['Corked', 'Oxidised'], 'Reduction'],
    ['flute vs coupe vs tulip glass', ['Flute', 'Coupe', 'Tulip'], 'Bordeaux'],
    ['Chianti vs Rioja vs Bordeaux', ['Sangiovese', 'Tempranillo', 'Spain'], 'Brunello'],
    ['food and wine pairing: fish, beef, dessert', ['Fish', 'Beef', 'Dessert'], 'Pizza, pasta'],
    ['For my class: two grapes with their names: Merlot, Syrah', ['Merlot', 'Syrah'], 'Gamay'],
    ['tipos de uva: tempranillo, garnacha', ['Tempranillo', 'Garnacha'], 'Merlot'],
  ])('shows of “%s” what was named, by that name', (prompt, said, unsaid) => {
    const spec = understand(prompt, { style: 'education' });
    const sheet = { styleId: 'education', width: 120, height: 120, seed: 1 } as const;
    const { lettering } = drawPicture({ spec, ...sheet, detail: 'full' });
    expect(lettering).toEqual(expect.arrayContaining(said));
    expect(lettering).not.toContain(unsaid);
  });

  it.each([
    ['Sheet with corkscrew, bottle, glass, decanter', 'Corkscrew Bottle Glass Decanter'],
    ['Arbeitsblatt mit Korkenzieher, Laterne und Kerze', 'Korkenzieher Laterne Kerze'],
    ['fiche avec un tire-bouchon, une lanterne et un panier', 'Tire-bouchon Lanterne Panier'],
  ])('names each thing of “%s” in the language of the sheet', (prompt, names) => {
    const spec = understand(prompt, { style: 'education' });
    const sheet = { styleId: 'education', width: 120, height: 120, seed: 1 } as const;
    const { lettering } = drawPicture({ spec, ...sheet, detail: 'full' });
    expect(lettering).toEqual(expect.arrayContaining(names.split(' ')));
  });

  it.each(LESSON_IDS)('draws every point of the lesson %s under its name', (lesson) => {
    const spec = understand('a plate', { style: 'education' });
    const plate = {
      topic: 'lesson',
      lesson,
      language: 'en',
      wines: [],
      grapes: [],
      area: null,
    } as const;
    const sheet = { styleId: 'education', width: 160, height: 160, seed: 1 } as const;
    const drawn = drawPicture({ spec: { ...spec, plate }, ...sheet, detail: 'full' });
    const said = (drawn.lettering ?? []).join(' ');
    for (const { name, icon } of LESSONS[lesson].points) {
      expect(said).toContain((name.split(' | ')[0] ?? '').split(' ')[0]);
      // Ranks are the steps of a pyramid.
      const isSeen = drawn.names.entries.some((entry) => 'thing' in entry && entry.thing === icon);
      expect(isSeen || RANKED.has(lesson)).toBe(true);
    }
  });

  it('pours a wine of a dictated list in its own colour', () => {
    const poured = ['white port', 'rosé', 'tawny port', 'port', 'Portwein', 'ruby port'].map(
      wineNamed,
    );
    expect(poured).toEqual(['white', 'rose', 'orange', 'red', 'red', 'red']);
  });

  it('is headed by what it is about, not by the order to draw it', () => {
    const { plate } = understand('show five glasses from light to dark: white, rosé, red, port', {
      style: 'education',
    });
    expect(plate?.heading).toBe('five glasses from light to dark');
  });

  it('counts the steps of making as shown where they stand on the plate', () => {
    const prompt = 'how red wine is made, from picking and crushing to pressing and bottling';
    expect(readPrompt(prompt, 'education').cannotDraw).toEqual([]);
  });

  it('is said before a credit is spent where it is not ours', () => {
    expect(readPrompt('the water cycle', 'education')).toMatchObject({
      cannotDraw: [{ word: 'water cycle' }],
      isTooLittle: true,
    });
    expect(readPrompt('photosynthesis in vine leaves', 'education').isTooLittle).toBe(true);
    const known = readPrompt('Port styles: ruby, tawny, LBV, vintage', 'education');
    expect(known).toMatchObject({ cannotDraw: [], isTooLittle: false });
  });

  it('announces a topic that it cannot teach instead of showing another', () => {
    const spec = understand('The chemistry of smoke taint in wine', { style: 'education' });
    const picture = drawPicture({
      spec,
      styleId: 'education',
      width: 96,
      height: 96,
      seed: 1,
      detail: 'full',
    });
    const inventory = {
      ...inventoryDrawing(picture, picture.names),
      lettering: picture.lettering ?? [],
    };
    expect(sayNotDrawn(spec, inventory).join(' ')).toBe('chemistry of smoke taint');
  });
});

describe('a bingo card', () => {
  it.each([
    ['tasting bingo card for a wine party', 25, 'Free'],
    ['bingo de cata de vinos', 25, 'Libre'],
    ['Weinprobe-Bingo nur Weißweine', 25, 'Frei'],
  ])('has its squares in the language of the prompt: “%s”', (prompt, count, free) => {
    const spec = understand(prompt, { style: 'education' });
    expect(spec.plate?.topic).toBe('bingo');
    const sheet = { styleId: 'education', width: 400, height: 400, seed: 1 } as const;
    const said = drawPicture({ spec, ...sheet, detail: 'full' }).lettering ?? [];
    expect(said).toContain(free);
    // Squares, the title and the rule; a long name takes two lines.
    expect(said.length).toBeGreaterThanOrEqual(count + 2);
  });

  it('is another one with another seed, and the customer’s own where squares are dictated', () => {
    const said = (prompt: string, seed: number) => {
      const spec = understand(prompt, { style: 'education' });
      const sheet = { styleId: 'education', width: 400, height: 400, seed } as const;
      return drawPicture({ spec, ...sheet, detail: 'full' }).lettering ?? [];
    };
    expect(said('tasting bingo', 1)).not.toEqual(said('tasting bingo', 2));
    const own = said('wine bingo: cork taint, cherry, oak, vanilla', 1);
    expect(own).toEqual(expect.arrayContaining(['Cork taint', 'Cherry', 'Oak', 'Vanilla']));
    expect(own).not.toContain('Free');
  });
});
