import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';

const POSSESSIVES = new Set(
  `his her their one each both every chaque ogni cada jeder jedem sa ses son leur leurs sua sue suo suoi su sus seine seinen seiner seinem ihre ihren
  ihrer ihrem`.split(/\s+/),
);
const SIDES = new Set(
  `left right other free raised outstretched gauche droite sinistra destra izquierda derecha linken rechten linker
  rechter`.split(/\s+/),
);

/** 'A farmer with wrinkled hands'. */
const WITH = new Set(['with', 'avec', 'con', 'mit', 'aux']);
const MOST_BETWEEN = 2;

const isHand = (match: Match | undefined): boolean =>
  effectsOf(match?.effects ?? [], 'figure')[0]?.value.part === 'hands';

/** 'A woman with a glass in her left hand': the hand is hers, and she is there with the rest of her. */
export function isOwnHand({ matches, tokens }: Sentence, i: number): boolean {
  const match = matches[i];
  if (!match || !isHand(match)) return false;
  const before = tokens[match.at - 1]?.word ?? '';
  const isDescribed = tokens
    .slice(Math.max(0, match.at - MOST_BETWEEN), match.at)
    .some(({ word }) => WITH.has(word));
  const owner = SIDES.has(before) ? (tokens[match.at - 2]?.word ?? '') : before;
  const isSomebodyBefore = matches
    .slice(0, i)
    .some((other) => effectsOf(other.effects, 'figure').length > 0 && !isHand(other));
  return (POSSESSIVES.has(owner) || isDescribed) && isSomebodyBefore;
}
