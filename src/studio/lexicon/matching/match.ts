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
