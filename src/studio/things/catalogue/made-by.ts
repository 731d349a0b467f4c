import type { Stance, Technique, Thing } from '#studio/things/thing.ts';

/** A thing that posters and plates draw, and photographs do not build. */
export const drawnOnly = madeBy('drawn');

/** A thing that posters draw and photographs build, told in the same short way. */
export const drawnAndBuilt = madeBy('photo', 'drawn');

/** A thing that only photographs show. */
export const builtOnly = madeBy('photo');

/** The same for a thing whose entry says more than its words: a dish, a part of a view. */
export const alsoDrawn = <One extends Thing>(thing: One): One => ({
  ...thing,
  madeBy: ['photo', 'drawn'],
});

function madeBy(...techniques: readonly Technique[]) {
  return <const Id extends string>(
    id: Id,
    [one, many]: readonly [one: string, many: string],
    stance: Stance,
    words: string,
    kinds: readonly string[] = [],
  ): Thing<Id> => {
    const all = [...new Set([...words.split(' | '), many.toLowerCase()])].join(' | ');
    return { id, one, many, words: all, kinds, stance, madeBy: techniques };
  };
}
