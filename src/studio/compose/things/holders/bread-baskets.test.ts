import { describe, expect, it } from 'vitest';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { understand } from '#studio/lexicon/understand.ts';

const thingsOf = (prompt: string) =>
  askedThings(understand(prompt, { style: 'gastro' })).map(({ thing }) => thing);

describe('a basket of bread', () => {
  it.each([
    'a basket of plain white bread and a carafe of water',
    'un panier de pain blanc et une carafe',
    'ein Korb mit Weißbrot und eine Karaffe Wasser',
  ])('is the one that bakers set on a table: %s', (prompt) => {
    expect(thingsOf(prompt)).toContain('bread_basket');
    expect(thingsOf(prompt)).not.toContain('bread');
  });

  it('keeps what else lies in it', () => {
    expect(thingsOf('a basket with bread and apples')).toContain('basket');
  });
});
