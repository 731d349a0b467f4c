import { breedOf } from '#studio/props/animals/breeds.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Reading } from './reading.ts';

/** On prints whoever sits, wears or holds something is the one dog that has a face from the front. */
const POSED =
  /\b(?:sits?|sitting|seated|assise?s?|sedut[oa]|siede|sentad[oa]|sitzt|sitzen\w*|wear(?:s|ing)|holding|holds|drinks|drinking|portrait of|tient|tenant|porte|boit|tiene|indossa|beve|lleva|sostiene|bebe|tragt|halt|trinkt)\b/;

/** Breeds of dogs are shown by their coat, ears and size; of two that are named in one breath the first is. */
export function isOwnBreed({ read, technique, source }: Reading, match: Match): boolean {
  const breed = thingOf(match) === 'dog' ? breedOf(match.phrase) : null;
  // Most words are no dog.
  if (breed === null) return false;
  const isShown = technique === 'photo' || !POSED.test(fold(source));
  return isShown && read.things.some(({ word }) => breedOf(word) === breed);
}
