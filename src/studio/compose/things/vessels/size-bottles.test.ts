import { describe, expect, it } from 'vitest';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { understand } from '#studio/lexicon/understand.ts';

const askedFor = (prompt: string) => askedThings(understand(prompt, { style: 'cinematic' }));

describe('bottles in several sizes', () => {
  it('are as many as were asked for, each larger than the one before', () => {
    const things = askedFor('five bottles from half bottle to magnum in a row');
    expect(things.map(({ thing, size = 'own' }) => `${thing} ${size}`)).toEqual([
      'half_bottle own',
      'bottle lesser',
      'bottle own',
      'bottle greater',
      'magnum own',
    ]);
  });

  it('leaves a bottle beside a magnum alone', () => {
    expect(askedFor('a magnum and two bottles').map(({ thing }) => thing)).toEqual([
      'magnum',
      'bottle',
    ]);
  });
});

describe('what is said to be on a window sill', () => {
  it('stands on it', () => {
    const things = askedFor('bottle of Riesling on a window sill');
    const [bottle] = things;
    expect(things[bottle!.relation!.to]!.thing).toBe('window_sill');
  });
});

describe('a dish that has a vessel of its own', () => {
  it('brings no second one, and its fries stand beside it', () => {
    const things = askedFor('bowl of mussels with fries');
    expect(things.map(({ thing, relation }) => `${thing} ${relation?.kind ?? 'free'}`)).toEqual([
      'mussels free',
      'fries free',
    ]);
    expect(things[0]!.states).toContain('in bowl');
  });
});
