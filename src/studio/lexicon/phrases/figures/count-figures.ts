import { effectsOf } from '#studio/lexicon/identity.ts';
import { hasEffect, nextTo } from '#studio/lexicon/phrases/heads.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';

const OF = new Set(['of', 'de', 'd', 'di', 'von']);

/** 'A family of four', 'une famille de cinq'. */
export function countAfter(
  { matches, tokens }: Pick<Sentence, 'matches' | 'tokens'>,
  i: number,
): number | undefined {
  const [match, next] = [matches[i], matches[i + 1]];
  if (!match || !next || next.at !== match.at + match.length + 1) return undefined;
  const isOf = OF.has(tokens[next.at - 1]?.word ?? '');
  return isOf ? effectsOf(next.effects, 'count')[0]?.value : undefined;
}

/** 'Four generations of a family': one of each. */
export function generationsOf(
  { matches, tokens }: Pick<Sentence, 'matches' | 'tokens'>,
  i: number,
): number | undefined {
  const family = matches[i];
  const at = tokens.findIndex(({ word }) => GENERATIONS.has(word));
  if (!family || at < 0 || Math.abs(family.at - at) > NEAR) return undefined;
  const number = matches.find((one) => one.at + one.length === at);
  return number && effectsOf(number.effects, 'count')[0]?.value;
}
const GENERATIONS = new Set(['generations', 'generazioni', 'generaciones', 'generationen']);
/** Words between a family and its generations. */
const NEAR = 6;

/** 'A group of five' and the number in it, where who they are is still to come. */
const countedGroup = ({ effects }: Match): number | undefined => {
  const group = effectsOf(effects, 'figure')[0]?.value;
  return group?.who === 'group' && !group.isManner && (group.count ?? 0) > 2
    ? (group.count ?? undefined)
    : undefined;
};

/** 'A team of five colleagues', 'a group of five people': five are there, and who they are is told last. */
export function isTeamOf(
  { matches, tokens }: Pick<Sentence, 'matches' | 'tokens'>,
  i: number,
  next: number | undefined,
): boolean {
  const [match, members] = [matches[i], matches[next ?? -1]];
  if (!match || !members) return false;
  const end = match.at + match.length;
  const between = tokens.slice(end, members.at + 1);
  const isCounted = countedGroup(match) !== undefined && OF.has(tokens[end - 2]?.word ?? '');
  return (
    (OF.has(tokens[end]?.word ?? '') || isCounted) &&
    between.length <= MOST_ADJECTIVES + 2 &&
    between.every(({ opensClause }) => !opensClause)
  );
}

const MOST_ADJECTIVES = 3;
const ADJECTIVES = ['quality', 'state', 'tint', 'mood', 'neutral', 'size', 'claim'] as const;

/** 'Two old men': the number may stand before what describes them. */
export function countBefore(sentence: Sentence, i: number): number | undefined {
  const { matches } = sentence;
  for (let at = i - 1; at >= i - 1 - MOST_ADJECTIVES; at--) {
    const before = matches[at];
    if (!before || !nextTo(sentence, at)) return undefined;
    const count = effectsOf(before.effects, 'count')[0]?.value ?? countedGroup(before);
    if (count !== undefined) return count;
    if (!hasEffect(before, ...ADJECTIVES)) return undefined;
  }
  return undefined;
}
