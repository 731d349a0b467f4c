import type { Proof } from '#studio/accounting/proof.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { hasEffect } from '#studio/lexicon/phrases/heads.ts';
import { proofsOf } from './proofs-of.ts';
import type { Reading } from '#studio/lexicon/asked-words/reading.ts';

/** What proves a verb where somebody does it; `null` leaves it what the word means by itself. */
export function actProofs(reading: Reading, i: number): readonly Proof[] | null {
  const match = reading.matches[i] as Match;
  const acts = match.effects.filter(({ kind }) => kind === 'action');
  const isDone = acts.length > 0 && reading.matches.some((other) => isSomebody(other));
  if (!isDone || hasEffect(match, 'figure', 'thing', 'event')) return null;
  const own = proofsOf(match.effects);
  // 'Trägt einen Hut' wears, 'trägt einen Korb' carries.
  if (own.includes('followed') && isWorn(reading.matches[i + 1])) return null;
  // 'At a wine tasting' is an occasion; 'tasting' is done.
  if (own.includes('wine:any') && match.phrase.includes(' ')) return null;
  const isIdle = own.some((proof) => proof === 'followed' || proof === 'wine:any');
  return isIdle ? proofsOf(acts) : null;
}

/** People, and animals that are told to do as people do. */
const isSomebody = (match: Match): boolean =>
  !match.isNegated &&
  (hasEffect(match, 'figure') ||
    effectsOf(match.effects, 'thing').some(({ value }) => LIVELY.has(value)));

/** Straight behind the verb, or behind the adjective that follows it. */
const isWorn = (match: Match | undefined): boolean =>
  effectsOf(match?.effects ?? [], 'claim').some(({ value }) =>
    value.some((proof) => proof.startsWith('trait:worn:')),
  ) || hasEffect(match, 'tint');
