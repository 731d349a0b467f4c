import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const sheetOf = (prompt: string) => understand(prompt, { style: 'illustration_poster' }).sheet;

describe('an invitation', () => {
  it.each([
    [
      'Invitation to a wine tasting evening on Friday 12 June at 7 pm, cream background',
      'Wine Tasting Evening',
    ],
    ['Invitation card for a private tasting with champagne glasses', 'Private Tasting'],
    ['Invitation à une dégustation de vins le 12 juin', 'Dégustation de Vins'],
    [
      "Invito all'inaugurazione della cantina, sabato 4 luglio ore 18",
      'Inaugurazione della Cantina',
    ],
    ['Einladung zur Weinprobe am 5. Mai um 18 Uhr', 'Weinprobe'],
    ['Wedding invitation Anna & Luca', 'Anna & Luca'],
    ['Invitation to a baby shower without wine, with peaches', 'Baby Shower'],
  ])('of “%s” says to what', (prompt, title) => {
    expect(sheetOf(prompt)?.title).toBe(title);
  });

  it('stays empty where only its background is ordered', () => {
    expect(sheetOf('Wine menu background')?.title).toBe('');
  });
});

describe('what is quoted on a card', () => {
  it('is broken into its name and the day and place below', () => {
    const sheet = sheetOf(
      'Invitation card: "Harvest Dinner, Saturday 14 September, 7 pm, Château Bellevue" with vines and lanterns',
    );
    expect(sheet).toMatchObject({
      title: 'Harvest Dinner',
      kicker: 'Invitation',
      details: ['Saturday 14 September', '7 pm', 'Château Bellevue'],
    });
  });

  it('stays whole where its commas only list', () => {
    expect(sheetOf('greeting card "Good wine, good food and good friends"')?.title).toBe(
      'Good wine, good food and good friends',
    );
  });

  it('of a voucher tells what it is for and who gives it', () => {
    expect(sheetOf('Gutschein für eine Weinprobe für zwei Personen, Weingut Keller')).toMatchObject(
      {
        title: 'Gutschein',
        kicker: 'Weinprobe für zwei Personen',
        details: ['Weingut Keller'],
      },
    );
  });

  it('of a label is its name, and nobody whom a card is for stands on it', () => {
    expect(
      sheetOf('wine label "Casa Verde", Verdejo, Rueda 2024, with a green house'),
    ).toMatchObject({ kind: 'label', title: 'Casa Verde' });
    expect(sheetOf('card for a wine lover: "Sip happens" with a spilled glass')).toMatchObject({
      kind: 'card',
      title: 'Sip happens',
      kicker: '',
    });
  });

  it('of a shelf talker stands on its card', () => {
    expect(sheetOf('Shelf talker: 92 points, Malbec Reserva, Mendoza, $19.99')).toMatchObject({
      title: '92 Points',
      details: ['Malbec Reserva', 'Mendoza', '$19.99'],
    });
  });

  it('heads the list that is dictated after it', () => {
    expect(
      sheetOf(
        'wine menu with the heading "Wines by the Glass" and three lines: Chablis 9, Pinot Noir 11, Prosecco 8',
      ),
    ).toMatchObject({
      title: 'Wines by the Glass',
      details: ['Chablis 9', 'Pinot Noir 11', 'Prosecco 8'],
    });
  });
});

describe('opening hours', () => {
  it('are a sheet with a line for each day', () => {
    expect(sheetOf('Opening hours sign: Mon-Fri 10-18, Sat 10-14')).toMatchObject({
      title: 'Opening Hours',
      details: ['Mon-Fri 10-18', 'Sat 10-14'],
    });
  });
});

describe('what is shouted in a pop print', () => {
  it('is what stands in capitals, not the picture told before it', () => {
    const { texts } = understand('Exploding champagne cork with POP!', { style: 'pop_art' });
    expect(texts.title).toBe('POP!');
  });

  it('is printed, and a label keeps its own words', () => {
    const pop = (prompt: string) => understand(prompt, { style: 'pop_art' }).texts;
    expect(pop('Man shouting "More cheese please!" with a cheese board').title).toBe(
      'More cheese please!',
    );
    expect(pop('a bottle with a label saying "Chateau Lune"').label).toEqual(['Chateau Lune']);
  });
});

describe('what is dictated after the colon of a sheet', () => {
  it.each([
    [
      'wedding menu in gold letters: foie gras, lobster, cheese, cake',
      { title: 'Wedding Menu', kicker: '', details: ['Foie gras', 'Lobster', 'Cheese', 'Cake'] },
    ],
    [
      'menu of the day: soup of the day 6, risotto 14, tiramisu 7',
      {
        title: 'Menu of the Day',
        kicker: '',
        details: ['Soup of the day 6', 'Risotto 14', 'Tiramisu 7'],
      },
    ],
    [
      'Christmas menu: smoked salmon, roast goose, plum pudding, with holly',
      { title: 'Christmas Menu', details: ['Smoked salmon', 'Roast goose', 'Plum pudding'] },
    ],
    [
      'save the date card: Emma & Luca, 12.09.2027, Tuscany',
      { title: 'Emma & Luca', kicker: 'Save the Date', details: ['12.09.2027', 'Tuscany'] },
    ],
    [
      'invitation: Grand Opening, Vino & Co, 22 April',
      { title: 'Grand Opening', kicker: 'Invitation', details: ['Vino & Co', '22 April'] },
    ],
    [
      'wine club flyer: join now, three bottles a month',
      { title: 'Wine Club', details: ['join now', 'three bottles a month'] },
    ],
    [
      'price list for tastings: basic 10 €, with cheese 28 €',
      { title: 'Price List', details: ['Basic 10 €', 'With cheese 28 €'] },
    ],
    [
      'wine tasting voucher for two, 80 €, valid until December 2026',
      {
        title: 'Wine Tasting Voucher',
        kicker: 'For Two',
        details: ['80 €', 'valid until December 2026'],
      },
    ],
    [
      'invitation to our vineyard wedding, Clara and Tom, 20 June 2027',
      { title: 'Clara and Tom', kicker: 'Vineyard Wedding', details: ['20 June 2027'] },
    ],
    [
      'anniversary card for Rosa and Karl, 25 years, with roses',
      { title: 'Rosa and Karl', kicker: 'Anniversary', details: ['25 years'] },
    ],
    [
      'menu: starters oysters, mains duck breast',
      { title: 'Menu', details: ['Starters: oysters', 'Mains: duck breast'] },
    ],
  ])('stands on it whole: “%s”', (prompt, sheet) => {
    expect(sheetOf(prompt)).toMatchObject(sheet);
  });

  it('is a picture where it begins with an article', () => {
    expect(sheetOf('flyer for our shop: a bottle and two glasses')?.details).toEqual([]);
  });
});

describe('a clause of things alone', () => {
  it.each([
    [
      "New Year's Eve invitation, champagne tower and fireworks, 31 December, 9 pm",
      { title: "New Year's Eve Invitation", kicker: '' },
    ],
    [
      'Flyer: wine tasting in the cellar, Saturday 4 pm, 25 €, barrels and candlelight',
      { details: ['Saturday 4 pm', '25 €'] },
    ],
  ])('is seen, and not read: %s', (prompt, sheet) => {
    expect(sheetOf(prompt)).toMatchObject(sheet);
  });
});

describe('a line that is quoted', () => {
  it.each([
    [
      "Wine tasting invitation: 'You are invited', Friday 14 March at 7 pm, The Cellar Bar",
      { title: 'You are invited', kicker: 'Wine Tasting Invitation' },
    ],
    [
      "Thank you card with a bunch of grapes and the words 'Thank you for visiting us'",
      { title: 'Thank you for visiting us', details: [] },
    ],
    ['Happy birthday card with two champagne glasses', { title: 'Happy Birthday', kicker: '' }],
    [
      'Speisekarte für ein Weinfest: Flammkuchen 9 €, Federweißer 4 €',
      { title: 'Speisekarte', details: ['Flammkuchen 9 €', 'Federweißer 4 €'] },
    ],
  ])('is set once: %s', (prompt, sheet) => {
    expect(sheetOf(prompt)).toMatchObject(sheet);
  });
});

describe('a sign without quotation marks', () => {
  it.each([
    ['closed for holidays sign with a sleeping dog', 'Closed for holidays'],
    ['sign: please ring the bell', 'Please ring the bell'],
    ['Geschlossen Schild mit einer Katze', 'Geschlossen'],
  ])('bears the words of “%s”', (prompt, text) => {
    const { texts } = understand(prompt, { style: 'illustration_poster' });
    expect(texts.carried).toEqual([{ text, carrier: 'sign' }]);
  });

  it('bears none where only its kind is told', () => {
    const { texts } = understand('an old wooden sign with a bottle', {
      style: 'illustration_poster',
    });
    expect(texts.carried).toEqual([]);
  });
});
