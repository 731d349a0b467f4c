import type { Effect } from '#studio/lexicon/effects.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import { hasEffect } from '#studio/lexicon/phrases/heads.ts';

const HIS = new Set('vecchio anziano viejo anciano vieux vieillard alter'.split(' '));
const HERS = new Set('vecchia anziana vieja anciana vieille alte'.split(' '));
const ARTICLES = new Set('un una il la l lo el une le ein eine der die'.split(' '));
/** What follows somebody, and no adjective. */
const GOES_ON = new Set(
  `con che nel nella in al alla seduto seduta beve tiene mangia sorride que en bebe sentado sentada sostiene avec qui dans au
  assis assise boit tient mange mit im am der die das sitzt trinkt halt e y et und`.split(/\s+/),
);

/** 'Un vecchio con il cappello' is somebody; 'un vecchio barile' is a barrel. */
export function settleOldOne(
  matches: readonly Match[],
  i: number,
  tokens: readonly Token[],
): Effect[] | null {
  const { phrase, at, length } = matches[i] as Match;
  const who = HIS.has(phrase) ? 'man' : HERS.has(phrase) ? 'woman' : null;
  const before = tokens[at - 1]?.word ?? '';
  if (!who || !ARTICLES.has(before) || tokens[at]?.opensClause) return null;
  const next = tokens[at + length];
  if (next && !next.opensClause && !GOES_ON.has(next.word)) return null;
  // 'La botte, la vecchia': of what was named before it.
  const named = matches[i - 1];
  const isOfNamed =
    named !== undefined && named.at + named.length >= at - 1 && hasEffect(named, 'thing');
  if (isOfNamed) return null;
  return [{ kind: 'figure', value: { who, role: null, part: 'figure', count: 1 } }];
}
