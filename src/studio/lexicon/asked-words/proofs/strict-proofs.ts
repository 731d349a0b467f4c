import type { Proof } from '#studio/accounting/proof.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { gazeProofs } from './gaze-proofs.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import { isSill } from '#studio/places/words/window-sills.ts';
import { subjectBefore, subjectBehind } from '#studio/lexicon/asked-words/beside-place.ts';
import type { Reading } from '#studio/lexicon/asked-words/reading.ts';

/** Where a word says more than the thing it names: that alone proves it. */
export function strictProofs(reading: Reading, i: number): readonly Proof[] | null {
  const match = reading.matches[i] as Match;
  // A window behind a table is no sill.
  if (hasEffect(match, 'place') && isSill(match.phrase)) return ['thing:window_sill'];
  const claims = effectsOf(match.effects, 'claim').flatMap(({ value }) => value);
  // 'An elderly couple' is more than any two.
  if (hasEffect(match, 'figure') && claims.includes('trait:look:old')) return ['trait:look:old'];
  if (claims.includes('relation:feet:thing:person')) {
    const name = subjectBehind(reading, i) ?? subjectBefore(reading, i);
    return [name && name !== 'person' ? `relation:feet:${name}:person` : 'people:1'];
  }
  // 'Reflected in his spectacles': a wet street mirrors, and they do not.
  if (claims.includes('trait:surface:mirror') && isInThing(reading, i)) return [];
  // Somebody else in the picture is not the cat that stares.
  if (claims.includes('trait:gaze') && isOfAnimal(reading, i))
    return ['trait:gaze', 'trait:action:looking'];
  // On prints nobody's head is placed.
  if (claims.includes('trait:gaze') && reading.technique === 'photo') return gazeProofs(reading, i);
  return null;
}

/** Told in or on a thing that is neither water nor glass to look into. */
function isInThing({ matches, tokens, read }: Reading, i: number): boolean {
  const match = matches[i] as Match;
  const head = read.heads.find((one) => one > i);
  const target = matches[head ?? -1];
  const gap = target ? tokens.slice(match.at + match.length, target.at + 1) : [];
  const isNext = gap.length <= MOST_BETWEEN && !gap.some(({ opensClause }) => opensClause);
  const thing: string = (target && thingOf(target)) ?? 'mirror';
  return isNext && !MIRRORS.has(thing) && !hasEffect(target, 'place', 'surface');
}
const MOST_BETWEEN = 4;
const MIRRORS: ReadonlySet<string> = new Set(
  'mirror lake sea river pool pond window tray laid_table long_table bistro_table piano'.split(' '),
);

/** An animal was named last, and nobody since. */
function isOfAnimal({ matches }: Reading, i: number): boolean {
  const doer = matches
    .slice(0, i)
    .findLast((one) => hasEffect(one, 'figure') || (hasEffect(one, 'thing') && !one.isNegated));
  return effectsOf(doer?.effects ?? [], 'thing').some(({ value }) => LIVELY.has(value));
}
