import type { AskedWord } from '#studio/accounting/proof.ts';
import { isNegator } from './matching/negation.ts';
import { isInRefusedList } from './matching/refused-lists.ts';
import type { Token } from './matching/normalise.ts';
import { STOP_WORDS } from './words/function-words.ts';

const MOST_LEFTOVERS = 12;
/** How far ahead a negator refuses a word that we do not know: 'no tall buildings'. */
const REFUSED_WITHIN = 2;

/** Meaningful words that nothing in a picture could prove, in the customer's own spelling. */
export function findLeftovers(words: readonly AskedWord[]): string[] {
  const left = words.filter(({ proofs }) =>
    proofs.every((proof) => proof.startsWith('lettering:')),
  );
  return [
    ...new Set(left.filter(({ text }) => !text.startsWith('“')).map(({ text }) => text)),
  ].slice(0, MOST_LEFTOVERS);
}

/** What is refused and unknown to us is not in the picture, as was asked. */
export function isRefusedAt(tokens: readonly Token[], i: number): boolean {
  if (isInRefusedList(tokens, i)) return true;
  for (let at = i; at > Math.max(0, i - REFUSED_WITHIN); at--) {
    if (tokens[at]?.opensClause) return false;
    if (isNegator(tokens[at - 1]?.word ?? '')) return true;
  }
  return tokens[i]?.word === 'free';
}

/** Function words, single letters, bare numbers and hours. */
export function isPlainWord(word: string): boolean {
  return (
    word.length < 2 || STOP_WORDS.has(word) || isNegator(word) || /^\d+(pm|am|h|uhr)?$/.test(word)
  );
}
