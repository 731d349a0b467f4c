import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { breedOf, MONGREL, standFor } from './breeds.ts';
import { dogBody } from './dog-body.ts';
import { standOf } from './dog-stands.ts';

describe('a golden retriever', () => {
  it.each(['a golden retriever by the fire', 'ein Golden Retriever vor dem Kamin'])(
    'has the coat of its breed, and is not painted gold: %s',
    (prompt) => {
      const dog = understand(prompt).things.find(({ thing }) => thing === 'dog');
      expect(dog?.colour).toBeNull();
    },
  );

  it('is larger than most', () => {
    expect(breedOf('golden retriever')!.size).toBeGreaterThan(MONGREL.size);
  });
});

describe('a dog of a breed', () => {
  it.each(['dachshund', 'Dackel', 'jack russell', 'Schäferhund', 'golden retriever', 'épagneul'])(
    'is known by its name: %s',
    (word) => expect(breedOf(word)).not.toBeNull(),
  );

  it.each(['dog', 'chien', 'Hund', 'corgi'])('is not made up for %s', (word) =>
    expect(breedOf(word)).toBeNull(),
  );

  it('stands on short legs where it is known by them', () => {
    const standing = standOf(['standing']);
    const low = standFor(standing, breedOf('dachshund')!);
    expect(low.head.at[1]).toBeLessThan(standing.head.at[1] - 15);
    expect(low.low[2]).toBeLessThan(standing.low[2]);
    expect(standFor(standing, MONGREL).head.at[1]).toBe(standing.head.at[1]);
  });

  it('has ears that hang below the jaw, or stand above the skull', () => {
    const stand = {
      ...standOf([]),
      head: { at: [0, 50, 0] as [number, number, number], nod: 0, turn: 0 },
    };
    const [below, above] = [[7.4, 39, -0.6] as const, [5, 61, -1.3] as const];
    expect(dogBody(stand, 'long').coatAt([...below])).toBe('ear');
    expect(dogBody(stand, 'flap').coatAt([...below])).not.toBe('ear');
    expect(dogBody(stand, 'up').coatAt([...above])).toBe('ear');
  });
});
