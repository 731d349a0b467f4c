import type { ThingId } from '#studio/things/catalogue.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import { thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import { WITH } from './read-contents.ts';

/** 'A man with a hat sitting on a bench': he sits there, not his hat. */
export const isWornBy = (
  { matches }: Pick<Sentence, 'matches'>,
  thing: ThingId | null | undefined,
): boolean =>
  WORN.has(thing ?? '') && matches.some(({ effects }) => effectsOf(effects, 'figure').length > 0);
const WORN: ReadonlySet<string> = new Set([
  'straw_hat',
  'sunglasses',
  'boot',
  'scarf',
  'necktie',
  'backpack',
]);

/** 'A man playing guitar under a lamp': he is there, with what he plays. */
export const isPlayed = (
  { matches }: Pick<Sentence, 'matches'>,
  head: number | undefined,
): boolean => {
  const [verb, thing] = [matches[(head ?? 0) - 1], matches[head ?? -1]];
  const isPlaying = effectsOf(verb?.effects ?? [], 'action').some(
    ({ value }) => value === 'playing',
  );
  const isNear = verb !== undefined && thing !== undefined && thing.at - verb.at - verb.length < 2;
  return (
    isPlaying &&
    isNear &&
    matches.some((one) => one.at < verb.at && effectsOf(one.effects, 'figure').length > 0)
  );
};

/** 'A dog wearing sunglasses next to a glass', 'a bottle with a blank label on a plinth': they are there with what they have on. */
export function wearerOf(sentence: Sentence, heads: readonly number[], head: number): number {
  const [wearer, worn] = [head - 1, head].map((at) => sentence.matches[heads[at] ?? -1]);
  const [whose, part] = [thingOf(wearer), thingOf(worn)];
  if (!wearer || !worn || !whose) return head;
  const gap = sentence.tokens.slice(wearer.at + wearer.length, worn.at);
  const isPart = BOTTLE_PARTS.has(part ?? '') && gap.some(({ word }) => WITH.has(word));
  const hasOn = LIVELY.has(whose) || gap.some(({ word }) => HAS_ON.test(word));
  return isPart || (hasOn && WORN.has(part ?? '')) ? head - 1 : head;
}
const HAS_ON = /^(?:wear(?:s|ing)|portant|porte|indossa|lleva|tragt)$/;
export const BOTTLE_PARTS: ReadonlySet<string> = new Set([
  'label',
  'capsule',
  'wax_seal',
  'ribbon',
  'dewdrops',
]);

/** 'A fox with a book sitting on a barrel': books do not sit, and whoever has one does. */
export function sitterOf(
  { matches, tokens }: Sentence,
  heads: readonly number[],
  { head, at }: { head: number; at: number },
): number {
  const had = matches[heads[head] ?? -1];
  const thing = thingOf(had);
  if (!had || !thing || LIVELY.has(thing)) return head;
  const between = tokens.slice(had.at + had.length, at);
  if (!between.some(({ word }) => SITS.test(word))) return head;
  const who = heads.findLastIndex(
    (one, i) => i < head && LIVELY.has(thingOf(matches[one]) ?? 'bottle'),
  );
  const owner = matches[heads[who] ?? -1];
  const gap = owner ? tokens.slice(owner.at + owner.length, had.at) : [];
  return gap.some(({ word }) => WITH.has(word) || HAS.test(word)) ? who : head;
}
/** What only the living do. */
const SITS =
  /^(?:sit(?:s|ting)?|perch(?:es|ed|ing)|crouch(?:es|ed|ing)|curled|sleep(?:s|ing)|snooz(?:es|ing)|assise?s?|perchee?s?|dort|endormie?s?|sedut[oaie]|appollaiat[oaie]|dorme|sentad[oa]s?|posad[oa]s?|duerme|dormid[oa]s?|sitzt|sitzend\w*|hockt|hockend\w*|schlaft|schlafend\w*)$/;
const HAS =
  /^(?:wear(?:s|ing)|hold(?:s|ing)|carr(?:ies|ying)|portant|porte|tenant|tient|indossa|tiene|lleva|tragt|halt|haltend\w*)$/;
