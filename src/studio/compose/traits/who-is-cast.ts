import type { Trait } from '#studio/accounting/proof.ts';
import { castTraits } from '#studio/inventory/say-people.ts';
import type { PlacedPerson } from '#studio/people/acting/staging/placed.ts';

/** Who they are, where they have no name of their own: 'two children and a man' reads better than 'three people'. */
export const whoIsCast = (people: readonly Pick<PlacedPerson, 'shape' | 'thing'>[]): Trait[] =>
  castTraits(
    people
      .filter(({ thing }) => thing === 'person')
      .map(({ shape }) => (shape.isChild ? 'child' : shape.isWoman ? 'woman' : 'man')),
  );
