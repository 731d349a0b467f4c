import type { AskedThing } from '#studio/things/asked-thing.ts';

/** 'Numbered bottles in paper bags': nobody sees a number on what is hidden, it stands on the bag. */
export function numberBags(things: readonly AskedThing[]): AskedThing[] {
  const isNumbered = (bag: number): boolean =>
    things.some(
      ({ states, relation }) =>
        states.includes('numbered') && relation?.kind === 'in' && relation.to === bag,
    );
  return things.map((one, i) =>
    one.thing === 'gift_bag' && isNumbered(i)
      ? { ...one, states: [...one.states, 'numbered'] }
      : one,
  );
}
