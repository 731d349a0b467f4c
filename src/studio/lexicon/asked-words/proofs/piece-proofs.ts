import type { Proof } from '#studio/accounting/proof.ts';
import { hasEffect } from '#studio/lexicon/phrases/heads.ts';
import type { Reading } from '#studio/lexicon/asked-words/reading.ts';

/** Words that say which one of several is meant: 'the second one', 'von links'. */
export const isOfPiece = ({ read }: Reading, at: number): boolean =>
  read.pieces.some(({ tokens }) => tokens.includes(at));

/** 'The second is open': how it is shows on it, and which one it is in nothing else. */
export function pieceProofs(reading: Reading, i: number): Proof[] | null {
  const piece = reading.read.pieces.find(({ told }) => told === i);
  // Hundreds of names are more than the compiler will spell out.
  const name: string | undefined = piece?.thing;
  if (name) return [`thing:${name}`];
  const match = reading.matches[i];
  return match && !hasEffect(match, 'thing') && isOfPiece(reading, match.at) ? ['followed'] : null;
}
