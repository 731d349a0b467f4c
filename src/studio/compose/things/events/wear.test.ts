import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';

const dressed = (prompt: string) =>
  askedThings(understand(prompt)).map(({ thing, wears = [] }) =>
    [thing, ...wears.map((part) => `${part.colour?.name ?? 'plain'} ${part.thing}`)].join(' + '),
  );

describe('what is part of another thing', () => {
  it.each([
    ['a gift box with a red ribbon and a bottle', ['gift_box + red ribbon', 'bottle']],
    [
      "Mother's Day gift: bottle of rosé with a pink ribbon and tulips",
      ['gift_box', 'bottle + pink ribbon', 'tulip'],
    ],
    ['cadeau: une bouteille avec un ruban rouge', ['gift_box', 'bottle + red ribbon']],
    ['regalo: una bottiglia con un nastro rosso', ['gift_box', 'bottle + red ribbon']],
    ['regalo: una botella con un lazo rojo', ['gift_box', 'bottle + red ribbon']],
    ['Geschenk: eine Flasche mit roter Schleife', ['gift_box', 'bottle + red ribbon']],
    ['a champagne bottle with gold foil', ['bottle + gold capsule']],
    [
      'a bottle with a white label and a magnum with a black label',
      ['bottle + white label', 'magnum + black label'],
    ],
    ['a wine bottle with a red wax seal', ['bottle + red wax_seal']],
    ['an advent wreath with four white candles', ['wreath + white candle']],
    ['a ribbon', ['ribbon']],
    ['two glasses and a corkscrew in the cork of a bottle', ['glass', 'bottle + plain corkscrew']],
    ['a bottle of red wine, a corkscrew and a cork', ['bottle', 'corkscrew', 'cork']],
  ])('is worn by it: %s', (prompt, expected) => {
    expect(dressed(prompt)).toEqual(expected);
  });
});

describe('what is said of a part', () => {
  it('moves what wears it: a magnum with gold foil in a bucket is in the bucket', () => {
    const things = askedThings(understand('a magnum with gold foil in a silver ice bucket'));
    const magnum = things.find(({ thing }) => thing === 'magnum');
    expect(magnum?.relation?.kind).toBe('in');
    expect(things.map(({ thing }) => thing)).toEqual(['magnum', 'ice_bucket']);
  });
});

describe('cold meats', () => {
  it('come in more than one kind on a board', () => {
    const things = askedThings(understand('plateau de charcuterie avec cornichons'));
    expect(things.map(({ thing }) => thing)).toEqual(
      expect.arrayContaining(['board', 'salami', 'ham', 'gherkin']),
    );
  });
});

describe('a laid table', () => {
  it('has a place for each guest, with the glasses and napkins that were asked for', () => {
    const [table] = askedThings(
      understand('table laid for four with red napkins and wine glasses'),
    );
    expect(table?.count).toBe(4);
    expect(table?.wears?.map(({ thing }) => thing)).toEqual(['napkin', 'glass']);
  });

  it('has candles and dishes in its middle', () => {
    const things = askedThings(understand('dinner table for two with candles and a roast chicken'));
    expect(things.map(({ thing, relation }) => `${thing} ${relation?.kind ?? ''}`)).toEqual([
      'place_setting ',
      'candle on',
      'roast_chicken on',
    ]);
  });
});

describe('a sauce', () => {
  it('stands beside the steak in the bowl that was asked for', () => {
    const things = askedThings(understand('a steak and a bowl of chimichurri'));
    expect(things.map(({ thing }) => thing)).toEqual(['steak', 'chimichurri']);
  });

  it('fills a small bowl, and no fries stand in it', () => {
    const things = askedThings(understand('burger with fries and ketchup in a small bowl'));
    const ketchup = things.find(({ thing }) => thing === 'ketchup');
    expect(ketchup?.plated).toMatchObject({ sides: [], holder: { thing: 'bowl' } });
  });

  it('is poured when oil is asked for in a bowl', () => {
    const things = askedThings(understand('bread and olive oil in a bowl'));
    expect(things.map(({ thing }) => thing)).toContain('oil_dip');
  });
});
