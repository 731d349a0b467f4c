import { hasEffect, nextTo } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';

const REACH = 5;
const DESCRIBING = [
  'tint',
  'state',
  'fill',
  'mood',
  'neutral',
  'count',
  'quality',
  'surface',
  'material',
  'size',
];

/** The noun that an adjective or a number describes, by its place among the matches: ahead of it, else behind. */
export function bearerOf(
  sentence: Sentence,
  i: number,
  isNoun: (at: number) => boolean,
): number | null {
  const ahead = walk(sentence, i, isNoun, 1);
  const behind = walk(sentence, i, isNoun, -1);
  const isAfterNoun =
    sentence.language !== 'en' &&
    sentence.language !== 'de' &&
    hasEffect(sentence.matches[i], 'tint', 'state', 'fill', 'quality', 'material', 'size');
  return isAfterNoun ? (behind ?? ahead) : (ahead ?? behind);
}

function walk(
  sentence: Sentence,
  start: number,
  isNoun: (at: number) => boolean,
  step: 1 | -1,
): number | null {
  for (let at = start; Math.abs(at - start) < REACH; at += step) {
    const isJoined = step === 1 ? nextTo(sentence, at) : nextTo(sentence, at - 1);
    if (!isJoined) return null;
    if (isNoun(at + step)) return at + step;
    if (!hasEffect(sentence.matches[at + step], ...DESCRIBING)) return null;
  }
  return null;
}
