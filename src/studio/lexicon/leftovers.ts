import type { Match } from './match-words.ts';
import { isNegator } from './negation.ts';
import type { Token } from './normalise.ts';
import { STOP_WORDS } from './words/wines.ts';

const MOST_LEFTOVERS = 12;
/** How far ahead a negator refuses a word that we do not know: 'no tall buildings'. */
const REFUSED_WITHIN = 2;

/** Meaningful words that no lexeme took, in the customer's own spelling. */
export function findLeftovers(tokens: readonly Token[], matches: readonly Match[]): string[] {
  const read = new Set<number>();
  for (const match of matches) {
    for (let i = 0; i < match.length; i++) read.add(match.at + i);
  }
  const left = new Map<string, string>();
  for (const [i, token] of tokens.entries()) {
    if (read.has(i) || isPlain(token.word) || left.has(token.word)) continue;
    // What is refused and unknown to us is not in the picture, as was asked.
    if (isRefused(tokens, i)) continue;
    left.set(token.word, token.text);
    if (left.size === MOST_LEFTOVERS) break;
  }
  return [...left.values()];
}

function isRefused(tokens: readonly Token[], i: number): boolean {
  for (let at = i; at > Math.max(0, i - REFUSED_WITHIN); at--) {
    if (tokens[at]?.opensClause) return false;
    if (isNegator(tokens[at - 1]?.word ?? '')) return true;
  }
  return tokens[i]?.word === 'free';
}

function isPlain(word: string): boolean {
  return word.length < 2 || STOP_WORDS.has(word) || isNegator(word) || /^\d+$/.test(word);
}
