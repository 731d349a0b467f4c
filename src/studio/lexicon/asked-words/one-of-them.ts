import type { Match } from '#studio/lexicon/matching/match.ts';
import { isPlainWord } from '#studio/lexicon/leftovers.ts';
import type { Reading } from './reading.ts';

/** 'Lit by one candle' asks for no second; 'this one', 'one of them' and 'one evening' count nothing. */
export function isOneOfThem({ tokens, matches, read }: Reading, i: number): boolean {
  const { at } = matches[i] as Match;
  const head = read.heads.find((one) => one > i);
  const noun = matches[head ?? -1];
  // 'One by one'.
  if (tokens[at - 2]?.word === 'one' || tokens[at + 1]?.word === 'by') return false;
  if (!noun || noun.at - at > 3 || ONES.has(tokens[at - 1]?.word ?? '')) return false;
  const gap = tokens.slice(at + 1, noun.at + 1);
  return !gap.some(({ word, opensClause }) => opensClause || isPlainWord(word));
}
const ONES = new Set('the this that no each every any only another last first'.split(' '));
