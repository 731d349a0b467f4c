import type { Language } from '#studio/lexicon/matching/languages.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

/** A prompt as it is read: its words, and what was known among them. */
export interface Sentence {
  matches: readonly Match[];
  tokens: readonly Token[];
  language: Language;
}
