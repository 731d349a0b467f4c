import { describe, expect, it } from 'vitest';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { stepsFor } from './gated.ts';

const match = (phrase: string, ...effects: Match['effects']): Match => ({
  at: 0,
  length: 1,
  phrase,
  effects,
  isNegated: false,
});

describe('the steps that concern a word', () => {
  const steps = stepsFor([
    { kinds: ['thing'] },
    { phrases: (phrase) => phrase === 'sunny' },
    {},
    { kinds: ['weather', 'season'] },
  ]);

  it.each([
    [match('barrel', { kind: 'thing', value: 'barrel' }), 0b0101],
    [match('sunny', { kind: 'weather', value: 'clear' }), 0b1110],
    [match('of'), 0b0100],
  ])('are told by its kinds and its phrase: $phrase', (word, bits) => {
    expect(steps(word)).toBe(bits);
  });

  it('are no more than a number has bits for', () => {
    expect(() => stepsFor(Array.from({ length: 32 }, () => ({})))).toThrow('Too many');
  });
});
