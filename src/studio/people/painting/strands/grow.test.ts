import { describe, expect, it } from 'vitest';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import { stream } from '#studio/random.ts';
import { growStrands } from './grow.ts';

const SHAPE: PersonShape = {
  isWoman: true,
  isChild: false,
  build: 1,
  hair: 'long',
  hasBeard: false,
  hasSunglasses: false,
  hasScarf: false,
  isFlute: false,
  hat: 'none',
  dress: 'trousers',
  does: [],
  pose: 'standing',
  holds: [],
  beside: null,
  serving: 1,
};

const grown = (shape: Partial<PersonShape>) =>
  growStrands({ ...SHAPE, ...shape }, stream(1, 'strands'), 0.3);

describe('hair that is drawn hair by hair', () => {
  it.each(['short', 'long', 'bun', 'braid', 'curly'] as const)(
    'covers a head of %s hair',
    (hair) => {
      expect(grown({ hair }).filter(({ kind }) => kind === 'hair').length).toBeGreaterThan(120);
    },
  );

  it('leaves a bald head bald, with its brows', () => {
    const kinds = new Set(grown({ hair: 'bald' }).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['brow']);
  });

  it('grows beards only on whoever has one', () => {
    expect(grown({}).some(({ kind }) => kind === 'beard')).toBe(false);
    expect(grown({ hasBeard: true }).some(({ kind }) => kind === 'beard')).toBe(true);
  });

  it('falls over the shoulders where it is long', () => {
    const lowest = (shape: Partial<PersonShape>) =>
      Math.min(...grown(shape).flatMap(({ points }) => points.map(([, y]) => y)));
    expect(lowest({ hair: 'long' })).toBeLessThan(1.45);
    expect(lowest({ hair: 'short' })).toBeGreaterThan(1.5);
  });
});
