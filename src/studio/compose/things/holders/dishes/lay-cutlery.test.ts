import { describe, expect, it } from 'vitest';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { understand } from '#studio/lexicon/understand.ts';

const sidesOf = (prompt: string) => {
  const things = askedThings(understand(prompt, { style: 'gastro' }));
  const sideOf = (piece: string) => things.find(({ thing }) => thing === piece)?.relation?.kind;
  return [sideOf('fork'), sideOf('knife')];
};

describe('knife and fork', () => {
  it.each(['steak with a knife and fork', 'a plate of pasta, knife and fork'])(
    'lie on their sides of the plate: %s',
    (prompt) => expect(sidesOf(prompt)).toEqual(['left_of', 'right_of']),
  );

  it('lie where they are said to lie', () => {
    expect(sidesOf('a knife and fork on a napkin beside a plate')[1]).not.toBe('right_of');
  });
});
