import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const boardOf = (prompt: string) =>
  understand(prompt, { style: 'gastro' }).things.find(({ text }) => text !== undefined);

describe('a list on a board', () => {
  it.each([
    [
      'Chalkboard menu: Rosé 7, Chablis 9, Rioja 8, with two glasses of wine',
      'blackboard',
      'Rosé 7\nChablis 9\nRioja 8',
    ],
    [
      "a chalkboard listing today's wines by the glass: Riesling 6, Pinot Gris 7, Merlot 6.50",
      'blackboard',
      'Riesling 6\nPinot Gris 7\nMerlot 6.50',
    ],
    [
      'chalkboard listing Merlot 6, Rioja 7 and Chablis 9 on a brick wall',
      'blackboard',
      'Merlot 6\nRioja 7\nChablis 9',
    ],
    [
      'Carte des vins sur ardoise : Chablis 8 €, Sancerre 9 €, deux verres devant',
      'blackboard',
      'Chablis 8 €\nSancerre 9 €',
    ],
    [
      'Menu card: oysters, sea bass, lemon tart, beside a plate',
      'menu_card',
      'Oysters\nSea bass\nLemon tart',
    ],
  ])('is lettered line by line: %s', (prompt, thing, text) => {
    expect(boardOf(prompt)).toMatchObject({ thing, text });
  });

  it.each([
    'a chalkboard listing the specials and a bottle',
    'a chalkboard with the wine list, two glasses',
    'a bistro table: a menu, a carafe and two glasses',
  ])('is not made up: %s', (prompt) => {
    expect(boardOf(prompt)).toBeUndefined();
  });

  it('leaves what stands before the board on the table', () => {
    const prompt = 'Chalkboard menu: Rosé 7, Chablis 9, two glasses of wine in front';
    const { things } = understand(prompt, { style: 'gastro' });
    expect(things.find(({ thing }) => thing === 'glass')?.count).toBe(2);
  });
});

it('is written on the chalkboard, though it is called a menu', () => {
  const prompt = 'Chalkboard menu with the text "Wine of the week" next to a bottle of Malbec';
  expect(boardOf(prompt)).toMatchObject({ thing: 'blackboard', text: 'Wine of the week' });
});

describe('the heading of a board', () => {
  it.each([
    ["Chalkboard menu: today's specials", "Today's specials"],
    ['chalkboard with wines by the glass and two bottles', 'Wines by the glass'],
    ['a blackboard announcing happy hour behind the bar', 'Happy hour'],
    ['ardoise avec le plat du jour', 'Plat du jour'],
    ['menu du jour sur une ardoise, une carafe de vin rouge', 'Menu du jour'],
    ['Kreidetafel mit offenen Weinen', 'Offenen Weinen'],
  ])('is what every bar writes there: %s', (prompt, text) => {
    expect(boardOf(prompt)).toMatchObject({ thing: 'blackboard', text });
  });

  it('pours no glass for the wines that it speaks of', () => {
    const { things } = understand('chalkboard with wines by the glass', { style: 'gastro' });
    expect(things.map(({ thing }) => thing)).toEqual(['blackboard']);
  });
});
