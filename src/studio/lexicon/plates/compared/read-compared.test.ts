import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { askedRows } from '#studio/litho/education/any-topic/asked-rows.ts';
import { readCompared } from './read-compared.ts';

describe('a comparison with rows of the customer’s own', () => {
  it.each([
    [
      'Chardonnay comparison: Chablis, Meursault and Napa, with climate, oak and food for each',
      ['Chablis (Chardonnay)', 'Meursault (Chardonnay)', 'Napa (Chardonnay)'],
      ['climate', 'oak', 'food'],
    ],
    [
      'Vergleich Barolo, Brunello und Chianti Classico: Rebsorte, Region, Ausbau, Speisen',
      ['Barolo', 'Brunello', 'Chianti Classico'],
      ['grape', 'home', 'oak', 'food'],
    ],
    [
      'compare Merlot and Cabernet Sauvignon by body, tannin, aromas and food',
      ['Merlot', 'Cabernet Sauvignon'],
      ['body', 'tannin', 'aromas', 'food'],
    ],
    [
      'compare Old World and New World Chardonnay in a table: climate, body, oak, flavours',
      ['Old World Chardonnay', 'New World Chardonnay'],
      ['climate', 'body', 'oak', 'aromas'],
    ],
    [
      'table comparing Cava, Prosecco, Crémant and Champagne: grapes, method, ageing, bubbles',
      ['Cava', 'Prosecco', 'Crémant', 'Champagne'],
      ['grape', 'method', 'oak'],
    ],
    [
      'Bordeaux vs Burgundy: grapes, climate, bottle shape, price',
      ['Bordeaux', 'Burgundy'],
      ['grape', 'climate', 'bottle'],
    ],
    [
      'Compare Rioja and Chianti in a table: history, grapes, food, labels',
      ['Rioja', 'Chianti'],
      ['grape', 'food'],
    ],
    [
      'Compare Pinot Noir and Cabernet Sauvignon: colour, body, tannin as a table',
      ['Pinot Noir', 'Cabernet Sauvignon'],
      ['colour', 'body', 'tannin'],
    ],
  ])('%s', (prompt, names, rows) => {
    expect(readCompared(prompt)).toMatchObject({ names, rows });
  });

  it('leaves to the books what only they tell', () => {
    expect(
      readCompared('Compare Champagne, Cava and Prosecco: grapes, method, bubbles, price'),
    ).toMatchObject({ names: ['Champagne', 'Cava', 'Prosecco'], rows: [] });
  });

  it('names one grape of two homes by its homes', () => {
    expect(readCompared('comparison of Malbec from Cahors and Mendoza: climate, food')).toEqual({
      heading: 'Malbec',
      names: ['Cahors (Malbec)', 'Mendoza (Malbec)'],
      rows: ['climate', 'food'],
    });
  });

  it.each([
    'difference between red and white wine',
    'Compare Rioja, Ribera del Duero and Priorat',
    'Pinot Noir vs Cabernet Sauvignon: body, aromas',
    'food and wine pairing chart',
  ])('none in “%s”', (prompt) => {
    expect(readCompared(prompt)).toBeNull();
  });

  it('tells a Cabernet Sauvignon by its own page, not by that of Sauvignon', () => {
    const names = ['Merlot', 'Cabernet Sauvignon'];
    const [row] = askedRows(
      ['aromas'],
      names,
      names.map((name) => understand(name)),
    );
    expect(row?.sides[1]).toMatch(/^blackcurrant/);
  });

  it('tells the colour of two grapes by how deep it is', () => {
    const names = ['Pinot Noir', 'Cabernet Sauvignon'];
    const [row] = askedRows(
      ['colour'],
      names,
      names.map((name) => understand(name)),
    );
    expect(row?.sides.map((side) => side.split(' | ')[0])).toEqual(['pale ruby', 'deep ruby']);
  });

  it('announces what no book of ours tells', () => {
    const { words } = understand(
      'comparison of Barolo and Chianti Classico: grape, climate, food, price',
      { style: 'education' },
    );
    const proofsOf = (text: string) => words.find((word) => word.text === text)?.proofs;
    expect(proofsOf('price')).toEqual([]);
    expect(proofsOf('climate') ?? ['followed']).toEqual(['followed']);
  });
});
