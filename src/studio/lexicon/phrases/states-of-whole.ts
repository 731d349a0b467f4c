import type { Match } from '#studio/lexicon/matching/match.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { WITH } from './relations/read-contents.ts';
import type { Sentence } from './sentence.ts';

const PARTS: ReadonlySet<string> = new Set(['wax_seal', 'capsule', 'label', 'ribbon', 'dewdrops']);
const BOTTLES: ReadonlySet<string> = new Set(['bottle', 'magnum', 'half_bottle', 'flute_bottle']);
/** How a bottle is, and none of its parts. */
const OF_BOTTLES: ReadonlySet<string> = new Set([
  'lying',
  'fallen',
  'leaning',
  'tilted',
  'stacked',
]);

/** 'A magnum with a wax seal lying in its rack': the magnum lies there. */
export function statesOfWhole(
  { matches, tokens }: Sentence,
  heads: readonly number[],
  all: readonly AskedThing[],
): AskedThing[] {
  const isPart = (i: number): boolean => {
    const [whole, part] = [matches[heads[i - 1] ?? -1], matches[heads[i] ?? -1]];
    if (!whole || !part || !PARTS.has(all[i]!.thing) || !BOTTLES.has(all[i - 1]?.thing ?? ''))
      return false;
    return between(whole, part).some((at) => WITH.has(tokens[at]?.word ?? ''));
  };
  return all.map((one, i) => {
    const lent = isPart(i + 1 < all.length ? i + 1 : -1)
      ? all[i + 1]!.states.filter((state) => OF_BOTTLES.has(state))
      : [];
    const states = isPart(i) ? one.states.filter((state) => !OF_BOTTLES.has(state)) : one.states;
    return lent.length > 0 || states.length < one.states.length
      ? { ...one, states: [...states, ...lent] }
      : one;
  });
}

const between = (a: Match, b: Match): number[] =>
  Array.from({ length: Math.max(0, b.at - a.at - a.length) }, (_, k) => a.at + a.length + k);
