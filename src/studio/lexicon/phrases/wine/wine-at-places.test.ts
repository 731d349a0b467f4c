import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const thingsOf = (prompt: string) => understand(prompt).things.map(({ thing }) => thing);

describe('wine that is named beside other things', () => {
  it.each([
    'picnic in a vineyard with wine and bread',
    'cellar with barrels, wine and cheese',
    'pique-nique dans les vignes avec du vin et du pain',
    'two chairs and a small table with wine in a vineyard',
  ])('is in a glass, wherever that is: %s', (prompt) => {
    expect(thingsOf(prompt)).toContain('glass');
  });

  it('is the wine where something is said of where it stands, and the land elsewhere', () => {
    expect(thingsOf('Prosecco on a boat with the sea behind')).toContain('champagne_flute');
    expect(thingsOf('Chablis in autumn')).toEqual([]);
  });

  it.each([
    'old barrels of wine in a cellar with candles',
    'grapes for wine in a crate in the vineyard',
    'a vineyard in wine country',
  ])('is in none where it is in its barrel, or not yet made: %s', (prompt) => {
    expect(thingsOf(prompt)).not.toContain('glass');
  });
});
