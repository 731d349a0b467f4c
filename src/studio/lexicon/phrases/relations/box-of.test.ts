import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const read = (prompt: string) =>
  understand(prompt).things.map(({ thing, count, relation }) =>
    `${count ?? ''}${thing} ${relation?.kind ?? ''}`.trim(),
  );

describe('a box of bottles', () => {
  it.each([
    ['box of twelve bottles seen from above', ['carton', '12bottle in']],
    ['a case of six bottles on a table', ['1crate', '6bottle in']],
    ['a box of chocolates', ['1heart_box']],
    ['a case of wine', ['1wooden_case']],
    ['three bottles in a box', ['3bottle in', '1carton']],
    ['a bottle of Barolo in a black box', ['1bottle in', '1gift_box']],
    ['black wine box with a bottle', ['gift_box', '1bottle in']],
    ['a wine box with straw and a bottle', ['1crate', 'straw in', '1bottle in']],
  ])('holds them: %s', (prompt, expected) => {
    expect(read(prompt)).toEqual(expected);
  });

  it('is no carton where something else is in it', () => {
    expect(read('a box of tissues and a bottle')).toEqual(['1bottle']);
  });
});

describe('a plate of cheese', () => {
  it.each(['a plate of cheeses', 'une assiette de fromages', 'un piatto di formaggi'])(
    'is a plate with cheese on it: %s',
    (prompt) => {
      expect(read(prompt).map((one) => one.replace(/^1/, ''))).toEqual(['plate', 'hard_cheese on']);
    },
  );

  it('is only the pasta where it goes without saying', () => {
    expect(read('a plate of pasta')).toEqual(['1pasta']);
  });
});
