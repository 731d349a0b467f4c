import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { stream } from '#studio/random.ts';
import { chooseArchetype } from './choose-archetype.ts';

const chosen = (prompt: string) => chooseArchetype(understand(prompt), stream('1', 'archetype'));

describe('the kind of picture', () => {
  it('is what was counted, without the cards of a tasting', () => {
    expect(chosen('two bottles and three glasses on a dark table')).toBe('asked');
  });

  it('is a tasting where one is asked for', () => {
    expect(chosen('wine tasting event setup')).toBe('tasting_row');
  });
});
