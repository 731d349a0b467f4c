import { thingsIn } from '#studio/lexicon/memes/label-things.ts';
import type { Lettering } from './find-lettering.ts';

/** 'Clara & Tom'. */
const COUPLE = /\p{Lu}[\p{L}\p{M}'’-]+\s(?:&|and|und|et|y|e)\s\p{Lu}[\p{L}\p{M}'’-]+/u;

/** 'Vino & Co' is no couple, unless it marries. */
export const isOfTwo = (prompt: string): boolean =>
  /wedding|marri|engag|save the date|hochzeit|verlobung|mariage|fiançailles|matrimonio|nozze|boda/iu.test(
    prompt,
  );

/** Two who are named; in German 'Fass und Trauben' begin with capitals too. */
export function coupleIn(prompt: string): string {
  const pair = COUPLE.exec(prompt)?.[0] ?? '';
  return isOfTwo(prompt) || thingsIn(pair).length === 0 ? pair : '';
}

/** Two who marry are read, whatever their names mean: 'Marco' is no frame. */
export function findCouple(prompt: string): Lettering[] {
  const found = isOfTwo(prompt) ? COUPLE.exec(prompt) : null;
  return found ? [{ at: found.index, length: found[0].length, text: found[0] }] : [];
}
