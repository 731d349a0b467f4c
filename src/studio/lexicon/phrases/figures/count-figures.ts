import { effectsOf } from '#studio/lexicon/identity.ts';
import { hasEffect, nextTo, type Sentence } from '#studio/lexicon/phrases/heads.ts';

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

const MOST_ADJECTIVES = 3;
const ADJECTIVES = ['quality', 'state', 'tint', 'mood', 'neutral', 'size'] as const;

/** 'Two old men': the number may stand before what describes them. */
export function countBefore(sentence: Sentence, i: number): number | undefined {
  const { matches } = sentence;
  for (let at = i - 1; at >= i - 1 - MOST_ADJECTIVES; at--) {
    const before = matches[at];
    if (!before || !nextTo(sentence, at)) return undefined;
    const count = effectsOf(before.effects, 'count')[0]?.value;
    if (count !== undefined) return count;
    if (!hasEffect(before, ...ADJECTIVES)) return undefined;
  }
  return undefined;
}
