import { hasEffect } from '#studio/lexicon/phrases/heads.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

/** How far its noun may be: 'ein paar reife rote Trauben'. */
const MOST_BETWEEN = 2;

/** German 'ein Paar Gläser' are two of them and 'ein paar Gläser' a few; alone it is a couple. */
export function settlePaar(matches: readonly Match[], i: number, tokens: readonly Token[]): Match {
  const match = matches[i] as Match;
  if (match.phrase !== 'paar' || !/^eine?[ms]?$/.test(tokens[match.at - 1]?.word ?? ''))
    return match;
  const counted = matches.find((one) => one.at > match.at && hasEffect(one, 'thing', 'figure'));
  const end = match.at + match.length;
  const gap = counted ? tokens.slice(end, counted.at + 1) : [];
  const isNext = gap.length <= MOST_BETWEEN + 1 && !gap.some(({ opensClause }) => opensClause);
  const isPassed = gap.slice(0, -1).some(({ word }) => PASSES.has(word));
  if (!counted || !isNext || isPassed) return match;
  const isTwo = tokens[match.at]?.text.startsWith('P') ?? false;
  return {
    ...match,
    effects: [
      isTwo
        ? { kind: 'count', value: isWornInPairs(counted) ? 1 : 2 }
        : { kind: 'quality', value: 'several' },
    ],
  };
}

/** 'Ein Paar Sandalen' is one pair of them. */
const isWornInPairs = ({ effects }: Match): boolean =>
  effects.some(({ kind, value }) => kind === 'thing' && PAIRED.has(value));
const PAIRED: ReadonlySet<string> = new Set(
  THINGS.filter(({ one }) => one.startsWith('pair of')).map(({ id }) => id),
);

/** What follows a preposition, an article or another sentence part is no longer what it counts. */
const PASSES = new Set(
  'mit und in im an am auf bei beim vor unter der die das dem den ein eine einen zu'.split(' '),
);
