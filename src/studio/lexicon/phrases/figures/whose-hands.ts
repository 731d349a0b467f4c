import type { Proof } from '#studio/accounting/proof.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { FigureSense } from '#studio/lexicon/effects.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

/** 'A child's small hands': words between the owner and the hands. */
const MOST_BETWEEN = 2;
const OF = new Set('of de d di del della von der'.split(' '));
const ARTICLE = new Set('a an the une un la le l una un il lo el eines einer old young'.split(' '));

const senseOf = (match: Match | undefined): FigureSense | undefined =>
  effectsOf(match?.effects ?? [], 'figure')[0]?.value;

/** 'A woman's hand', 'mains d'enfant': the hands are of that age and sex, and nobody else is there. */
export function giveHands(matches: readonly Match[], tokens: readonly Token[]): Match[] {
  const given = [...matches];
  for (const [i, match] of matches.entries()) {
    const owner = senseOf(match);
    if (!owner || owner.part === 'hands' || match.isNegated) continue;
    const at = handsOf(matches, i, tokens);
    const hands = senseOf(matches[at]);
    if (!hands) continue;
    given[i] = { ...match, effects: [{ kind: 'claim', value: proofsOf(owner) }] };
    given[at] = withSense(matches[at]!, { ...hands, who: owner.who });
  }
  return given;
}

/** Bodied where the work asks for it; a man's hands are everybody's. */
const proofsOf = ({ who }: FigureSense): Proof[] =>
  who === 'woman' || who === 'child'
    ? [
        `trait:hands:${who}`,
        ...(who === 'child' ? (['trait:person:child'] as const) : (['people:1'] as const)),
      ]
    : ['thing:hand', 'many:hand', 'people:1'];

const withSense = (match: Match, value: FigureSense): Match => ({
  ...match,
  effects: match.effects.map((effect) =>
    effect.kind === 'figure' ? { ...effect, value } : effect,
  ),
});

/** Place of the hands that this match owns among the matches, or -1. */
function handsOf(matches: readonly Match[], i: number, tokens: readonly Token[]): number {
  const { at, length } = matches[i]!;
  const isHands = (other: Match): boolean => senseOf(other)?.part === 'hands';
  const end = at + length;
  const isGenitive =
    (tokens[end]?.word === 's' && tokens[end].start === tokens[end - 1]!.end + 1) ||
    (tokens[end - 1]!.word.endsWith('s') &&
      !tokens[end]?.opensClause &&
      tokens[end]?.start === tokens[end - 1]!.end + 2);
  if (isGenitive) {
    const next = matches.findIndex((other) => isHands(other) && other.at >= end);
    return next >= 0 && matches[next]!.at - end <= MOST_BETWEEN + 1 ? next : -1;
  }
  const before = matches.findLastIndex((other, k) => k < i && isHands(other));
  if (before < 0) return -1;
  const link = tokens.slice(matches[before]!.at + matches[before]!.length, at);
  const isOwned =
    link.length > 0 &&
    OF.has(link[0]!.word) &&
    link.slice(1).every(({ word }) => ARTICLE.has(word));
  return isOwned ? before : -1;
}
