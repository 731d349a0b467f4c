import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Person } from './figure-body.ts';

/** The one straw hat that was asked for and lies nowhere: whoever is seen from head to foot has it on. */
export const strawHatIn = (things: readonly AskedThing[]): AskedThing | undefined =>
  things.find(
    ({ thing, relation, count }) =>
      thing === 'straw_hat' && relation === null && (count ?? 1) === 1,
  );

/** Worn by whoever comes first. */
export function inHat(things: readonly AskedThing[]): { worn?: Partial<Person> } {
  const hat = strawHatIn(things);
  return hat ? { worn: { hat: 'straw', hatColour: hat.colour?.hex ?? null } } : {};
}
