import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const laid = (prompt: string) => {
  const { things } = understand(prompt);
  return things.map(({ thing, relation }) =>
    relation?.kind === 'in' ? `${thing} in ${things[relation.to]?.thing}` : thing,
  );
};

describe('what wine comes in', () => {
  it.each([
    'champagne in an ice bucket, two flutes',
    'champagne dans un seau à glace et deux flûtes',
    'Champagner im Eiskübel mit zwei Sektgläsern',
  ])('is its bottle in the bucket, whatever it is drunk from: %s', (prompt) => {
    expect(laid(prompt)).toContain('bottle in ice_bucket');
    expect(laid(prompt)).toContain('champagne_flute');
  });

  it.each(['wine gift basket with cheese', 'a wine hamper with chocolate', 'Weinkorb mit Käse'])(
    'is a bottle in the basket that is named after it: %s',
    (prompt) => expect(laid(prompt)).toContain('bottle in basket'),
  );

  it('is no bottle in a basket of bread beside a glass', () => {
    expect(laid('a basket of bread and a glass of wine')).not.toContain('bottle in basket');
  });
});
