import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { oldTractorIn } from './old-tractor.ts';

const isOld = (prompt: string) =>
  oldTractorIn(understand(prompt, { style: 'illustration_poster' })) !== null;

describe('a tractor', () => {
  it.each([
    'vintage tractor among vines',
    'an old red tractor in the vineyard',
    'un vieux tracteur dans les vignes',
    'trattore d’epoca tra le vigne',
    'alter Traktor im Weinberg',
  ])('is one of the fifties in “%s”', (prompt) => {
    expect(isOld(prompt)).toBe(true);
  });

  it.each(['a red tractor among old vines', 'vintage poster of a harvest'])(
    'is not in “%s”',
    (prompt) => {
      expect(isOld(prompt)).toBe(false);
    },
  );
});
