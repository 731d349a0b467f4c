import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const packed = (prompt: string) => {
  const { things } = understand(prompt, { style: 'pastel' });
  return things.map(({ thing, relation }) =>
    relation?.kind === 'in' ? `${thing} in ${things[relation.to]?.thing}` : thing,
  );
};

describe('at a picnic', () => {
  it('stands the wine that was named on the blanket, beside a basket with bread', () => {
    const things = packed('picnic in the vineyard with a basket and rosé');
    expect(things).toEqual(['basket', 'baguette in basket', 'grapes', 'bottle', 'glass']);
  });

  it('lays out what was named, and nothing to eat besides the loaf', () => {
    expect(packed('picnic in the park with cheese and a bottle of red')).toEqual([
      'hard_cheese',
      'bottle',
      'basket',
      'baguette in basket',
    ]);
  });

  it('packs no basket in a shop', () => {
    expect(packed('a picnic basket in a wine shop')).toEqual(['basket']);
  });
});
