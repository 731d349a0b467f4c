import { describe, expect, it } from 'vitest';
import { isDrawn } from '#studio/litho/is-drawn.ts';
import { understand } from '#studio/lexicon/understand.ts';

const sheetOf = (prompt: string) => understand(prompt, { style: 'pastel' }).sheet;

describe('cards in pastel', () => {
  it.each([
    ['save the date card for a vineyard wedding', 'Vineyard Wedding', 'Save the Date'],
    ['thank-you card with two glasses', 'Thank You', ''],
    ['birthday card with a bottle and balloons for Anna', 'Happy Birthday', 'For Anna'],
    ['carte de remerciement avec des fleurs', 'Merci', ''],
    ['biglietto di compleanno con una torta', 'Buon compleanno', ''],
    ['tarjeta de agradecimiento con flores', 'Gracias', ''],
    ['Dankeskarte mit Blumen', 'Danke', ''],
  ])('%s says so', (prompt, title, kicker) => {
    expect(sheetOf(prompt)).toMatchObject({ title, kicker });
  });

  it.each([
    [
      'invitation to a wine tasting on 5 May at Villa Rosa',
      'Wine Tasting',
      ['5 May', 'Villa Rosa'],
    ],
    [
      'invitation to our harvest dinner at Weingut Sommer, 3 October',
      'Harvest Dinner',
      ['3 October', 'Weingut Sommer'],
    ],
  ])('%s says what people are called to', (prompt, title, details) => {
    expect(sheetOf(prompt)).toMatchObject({ title, kicker: 'Invitation', details });
  });

  it('lists what a price list lists', () => {
    expect(sheetOf('price list: Riesling 12 €, Merlot 15 €, Rosé 9,50 €')).toMatchObject({
      title: 'Price List',
      details: ['Riesling 12 €', 'Merlot 15 €', 'Rosé 9,50 €'],
    });
  });

  it('sets the day and the house of an event below its name', () => {
    const flyer = sheetOf('event flyer for a spring tasting on 14 May at 6 pm at Villa Rosa');
    expect(flyer).toMatchObject({
      title: 'Spring Tasting',
      details: ['14 May at 6 pm', 'Villa Rosa'],
    });
  });

  it('are drawn, and keep their style', () => {
    const spec = understand('wedding invitation with roses', { style: 'pastel' });
    expect(spec.style).toBe('pastel');
    expect(isDrawn(spec)).toBe(true);
  });

  it('leaves a menu that lies on a table in its scene', () => {
    expect(sheetOf('a bistro table with a menu and two glasses')).toBeUndefined();
  });

  it('keeps room for the title of a picture', () => {
    const { texts, copySpace } = understand('two glasses by the sea, title "Summer Evenings"', {
      style: 'pastel',
    });
    expect(texts.title).toBe('Summer Evenings');
    expect(copySpace).toBe('top');
  });
});

describe('noises in pop art', () => {
  it.each([
    ['a champagne cork flying with a bang', 'BANG!'],
    ['ein Sektkorken fliegt mit einem Knall', 'KNALL!'],
    ['a pop art bottle', null],
  ])('%s', (prompt, title) => {
    expect(understand(prompt, { style: 'pop_art' }).texts.title).toBe(title);
  });
});
