import { describe, expect, it } from 'vitest';
import { sayNotDrawn } from '#studio/accounting/account-words.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import { plateWishOf } from './choose-plate.ts';

const wish = (prompt: string) => plateWishOf(understand(prompt, { style: 'education' }));

describe('topics that teachers ask for', () => {
  it.each([
    ['Common wine faults and how to recognise them', 'faults'],
    ['Malolactic fermentation explained', 'malolactic'],
    ['How to store wine at home: dark, cool, lying down', 'storage'],
    ['Climate zones cool, moderate, warm and their effect on wine', 'climate'],
    ['how a barrel is made, from oak tree to cask', 'cooperage'],
    ['how sherry solera works', 'solera'],
    ['Phylloxera life cycle and grafting', 'phylloxera'],
    ['Weinfehler erkennen: Kork, Oxidation, Essigstich, Böckser', 'faults'],
  ])('has a lesson for “%s”', (prompt, lesson) => {
    expect(wish(prompt)).toMatchObject({ topic: 'lesson', lesson });
  });

  it.each([
    ['Tannin scale from low to high: Gamay, Merlot, Nebbiolo', 'scale'],
    ['Tasting sheet grid with appearance, nose, palate', 'form'],
    ['Pie chart of grapes: Merlot 60%, Cabernet Franc 30%, Malbec 10%', 'list'],
    ['Guyot vs Cordon pruning', 'training'],
    ['Oak barrel vs stainless steel tank', 'compare'],
    ['The chemistry of sulphites in wine', 'worksheet'],
  ])('reads “%s” as a %s', (prompt, topic) => {
    expect(wish(prompt).topic).toBe(topic);
  });

  it.each([
    ['types of glasses: red, white, sparkling', ['Red', 'White', 'Sparkling'], 'Bordeaux'],
    ['Weingläser: Rotwein, Weißwein, Sekt', ['Rotwein', 'Weißwein', 'Sekt'], 'Flöte'],
    ['temperature di servizio: bianco, rosso, spumante', ['Bianco', 'Rosso', 'Spumante'], 'Rosato'],
    ['soil types: chalk, clay, gravel, schist', ['Chalk', 'Clay', 'Gravel', 'Schist'], 'Marl'],
    ['vine pruning: guyot and cordon', ['Guyot', 'Cordon'], 'Pergola'],
    ['wine faults: corked, oxidised', ['Corked', 'Oxidised'], 'Reduction'],
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

  it('announces a topic that it cannot teach instead of showing another', () => {
    const spec = understand('The chemistry of sulphites in wine', { style: 'education' });
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
    expect(sayNotDrawn(spec, inventory)).toEqual(['chemistry of sulphites']);
  });
});
