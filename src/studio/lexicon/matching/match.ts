import type { Effect } from '#studio/lexicon/effects.ts';

/** A phrase of the prompt that the lexicon knows. */
export interface Match {
  /** First token and how many belong to it. */
  at: number;
  length: number;
  phrase: string;
  effects: readonly Effect[];
  isNegated: boolean;
}

/** Which words of the prompt these phrases are made of. */
export function wordsRead(matches: readonly Match[]): Set<number> {
  const read = new Set<number>();
  for (const { at, length } of matches) for (let i = at; i < at + length; i++) read.add(i);
  return read;
}
