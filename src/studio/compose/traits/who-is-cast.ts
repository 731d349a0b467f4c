import type { Trait } from '#studio/accounting/proof.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';

/** Where all who were cast are women, or all men, they are called so: 'three women' reads better than 'three people'. */
export function whoIsCast(shapes: readonly Pick<PersonShape, 'isWoman' | 'isChild'>[]): Trait[] {
  if (shapes.length === 0 || shapes.some(({ isChild }) => isChild)) return [];
  if (shapes.every(({ isWoman }) => isWoman)) return ['cast:women'];
  return shapes.every(({ isWoman }) => !isWoman) ? ['cast:men'] : [];
}
