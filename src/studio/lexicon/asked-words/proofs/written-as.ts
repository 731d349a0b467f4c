import type { Proof } from '#studio/accounting/proof.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import { isPlainWord } from '#studio/lexicon/leftovers.ts';
import { landmarkOf } from '#studio/places/words/landmarks.ts';
import type { Reading } from '#studio/lexicon/asked-words/reading.ts';

export const letteringOf = (tokens: readonly Token[], at: number, length: number): Proof[] => [
  `lettering:${tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(' ')}`,
];

export const writtenAs = ({ tokens, source }: Reading, { at, length }: Match): string =>
  source.slice(tokens[at]?.start, tokens[at + length - 1]?.end).replace(/\s+/g, ' ');

/** As it was written, from its first word to its last that says something. */
export function textOf({ tokens, source }: Reading, { at, length, phrase }: Match): string {
  const own = tokens.slice(at, at + length);
  // 'Ben' is a little word elsewhere.
  const isName = landmarkOf(phrase) !== null;
  const last = own.findLast(({ word }) => isName || !isPlainWord(word)) ?? own.at(-1);
  return source.slice(own[0]?.start, last?.end).replace(/\s+/g, ' ');
}
