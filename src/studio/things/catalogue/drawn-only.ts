import type { Stance, Thing } from '#studio/things/thing.ts';

/** A thing that posters and plates draw, and photographs do not build. */
export function drawnOnly<const Id extends string>(
  id: Id,
  [one, many]: readonly [one: string, many: string],
  stance: Stance,
  words: string,
  kinds: readonly string[] = [],
): Thing<Id> {
  const all = [...new Set([...words.split(' | '), many.toLowerCase()])].join(' | ');
  return { id, one, many, words: all, kinds, stance, madeBy: ['drawn'] };
}
