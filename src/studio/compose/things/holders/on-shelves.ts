import type { AskedThing } from '#studio/things/asked-thing.ts';

/** 'Bottles on a shelf' stand on one board of it before us; other shelves are painted behind the table. */
export const onShelves = (things: readonly AskedThing[]): AskedThing[] =>
  things.map((one, i) =>
    one.thing === 'shelf' && isStoodOn(things, i)
      ? { ...one, thing: 'shelf_board', count: null, isSeveral: false }
      : one,
  );

const isStoodOn = (things: readonly AskedThing[], i: number): boolean =>
  things.some(({ relation }) => relation?.kind === 'on' && relation.to === i);
