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

  it.each(['vineyard with wine', 'jazz trio with wine in a bar', 'family lunch with wine'])(
    'comes along in a glass, and is missed where none is drawn: %s',
    (prompt) => {
      expect(thingsOf(prompt)).toContain('glass');
      const { words } = understand(prompt);
      expect(words.find(({ text }) => text === 'wine')?.proofs).toContain('thing:glass');
    },
  );

  it.each(['wine tasting setup for six people', 'wine tasting table for six people'])(
    'is set out before anybody comes: %s',
    (prompt) => {
      const { figures, things } = understand(prompt);
      expect(figures).toEqual([]);
      expect(things.find(({ thing }) => thing === 'glass')?.count).toBe(6);
    },
  );

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
