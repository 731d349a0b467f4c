import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const read = (prompt: string) => {
  const { things, figures, place } = understand(prompt, { style: 'cinematic' });
  const places = things.find(({ thing }) => thing === 'place_setting')?.count ?? null;
  return { things: things.map(({ thing }) => thing), figures: figures.length, place, places };
};

describe('a meal after the harvest', () => {
  it.each([
    ['harvest lunch for eight with bread, salad and red wine', 8],
    ['long table set for a harvest lunch for ten, with bread and grapes', 10],
    ['pranzo di vendemmia per otto con pane e formaggio', 8],
    ['harvest lunch with bread, cheese and red wine', 6],
  ])('is laid before anybody comes where dishes or places are told: %s', (prompt, places) => {
    expect(read(prompt)).toMatchObject({ figures: 0, place: 'vineyard', places });
    expect(read(prompt).things).toContain('bread');
  });

  it.each([
    'harvest lunch in the vineyard',
    'harvest lunch with eight pickers, bread, cheese and wine',
    'a harvest lunch at a long wooden table in the vineyard, eight people, bread, salads and bottles',
  ])('has its guests where they are told, or nothing else is: %s', (prompt) => {
    expect(read(prompt).figures).toBeGreaterThan(0);
  });
});

describe('a table for so many', () => {
  it.each([
    ['table for 12 with candles', 12],
    ['Weihnachtstafel für acht Personen mit Kerzen', 8],
    ['repas pour six avec du pain', 6],
  ])('is laid for them: %s', (prompt, places) => {
    expect(read(prompt)).toMatchObject({ figures: 0, places });
  });
});

describe('a picnic', () => {
  it('has its basket, and what everybody takes along where nothing is named', () => {
    const { things } = read('picnic in the vineyard');
    expect(things.toSorted()).toEqual(['baguette', 'basket', 'bottle', 'glass', 'grapes']);
    expect(read('picnic in the vineyard with cheese').things).not.toContain('grapes');
  });
});

describe('glasses for guests', () => {
  it.each([
    ['wine tasting for six in our cellar', 'glass', 6],
    ['Weinprobe für acht im Keller', 'glass', 8],
    ['champagne breakfast on a balcony', 'champagne_flute', 2],
  ] as const)('stand there though nobody names them: %s', (prompt, vessel, count) => {
    const { things } = understand(prompt, { style: 'cinematic' });
    expect(things.find(({ thing }) => thing === vessel)?.count).toBe(count);
  });

  it('lays more than one place on a table that is a table', () => {
    expect(read('roast lamb on an Easter table').places).toBeNull();
    const { things } = understand('a place setting', { style: 'gastro' });
    expect(things[0]?.count).toBe(1);
  });
});
