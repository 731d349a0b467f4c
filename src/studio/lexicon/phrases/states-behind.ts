import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Sentence } from './sentence.ts';

/** 'The cellar door, half open, …': a state that has a clause to itself is that of the thing named right before. */
export function statesBehind(
  { matches, tokens }: Sentence,
  heads: readonly number[],
  head: number,
): string[] {
  const next = matches[head + 1];
  const own = matches[head] as Match;
  if (!next || heads.includes(head + 1) || next.at !== own.at + own.length) return [];
  const isAlone =
    tokens[next.at]?.opensClause === true && (tokens[next.at + next.length]?.opensClause ?? true);
  return isAlone ? effectsOf(next.effects, 'state').map(({ value }) => value) : [];
}
