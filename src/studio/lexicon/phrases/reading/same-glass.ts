import type { Match } from '#studio/lexicon/matching/match.ts';
import { thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';

/** 'Bubbles in a flute … on the outside of the glass': the flute is that glass. */
export function isSameGlass(
  { matches, tokens }: Sentence,
  heads: readonly number[],
  head: number,
): boolean {
  const match = matches[head] as Match;
  if (thingOf(match) !== 'glass' || !THE.has(tokens[match.at - 1]?.word ?? '')) return false;
  return heads.some((other) => other < head && DRUNK_FROM.has(thingOf(matches[other]) ?? ''));
}
const THE = new Set('the le la du il lo del el das des dem'.split(' '));
const DRUNK_FROM = new Set<string>([
  'champagne_flute',
  'tumbler',
  'cocktail',
  'mulled_wine',
  'beer',
]);
