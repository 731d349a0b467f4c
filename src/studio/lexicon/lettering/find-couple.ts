import type { Lettering } from './find-lettering.ts';

/** 'Clara & Tom'. */
export const COUPLE = /\p{Lu}[\p{L}\p{M}'’-]+\s(?:&|and|und|et|y|e)\s\p{Lu}[\p{L}\p{M}'’-]+/u;

/** 'Vino & Co' is no couple, unless it marries. */
export const isOfTwo = (prompt: string): boolean =>
  /wedding|marri|engag|save the date|hochzeit|verlobung|mariage|fiançailles|matrimonio|nozze|boda/iu.test(
    prompt,
  );

/** Two who marry are read, whatever their names mean: 'Marco' is no frame. */
export function findCouple(prompt: string): Lettering[] {
  const found = isOfTwo(prompt) ? COUPLE.exec(prompt) : null;
  return found ? [{ at: found.index, length: found[0].length, text: found[0] }] : [];
}
