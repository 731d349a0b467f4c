import type { Match } from '#studio/lexicon/matching/match.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import type { Shade } from '#studio/things/asked-thing.ts';

/** What photographs give a painted lip. */
const RIMMED: ReadonlySet<string> = new Set(['plate', 'bowl']);

const RIM =
  /^(?:rims?|edges?|edging|borders?|bands?|trim|bord|bords|lisere|lisérés?|bordo|bordi|borde|bordes|ribete|filo|filet|rand|goldrand|silberrand)$/;
const ROMANCE: ReadonlySet<string> = new Set(['fr', 'it', 'es']);
/** How far a rim may stand behind its plate: 'white plates with a fine gold rim'. */
const REACH = 6;

export interface Rim {
  /** The word that names the colour, by its place among the matches. */
  tint: number;
  /** Where the word for the rim stands in the prompt. */
  at: number;
  head: number;
}

/** 'A plate with a blue rim', 'assiette au bord doré', 'Teller mit blauem Rand': the colour is the rim's. */
export function rimsOf(sentence: Sentence, heads: readonly number[]): Rim[] {
  const { matches, tokens, language } = sentence;
  return matches.flatMap((match, tint): Rim[] => {
    if (!hasEffect(match, 'tint') || heads.includes(tint)) return [];
    const end = match.at + match.length;
    // 'Bord doré'; elsewhere the colour comes first.
    const beside = ROMANCE.has(language) && !tokens[match.at]?.opensClause ? match.at - 1 : end;
    const at = [end, beside].find((word) => RIM.test(tokens[word]?.word ?? ''));
    if (at === undefined) return [];
    const head = heads.findLast((one) => isBefore(sentence, matches[one], at));
    return head === undefined ? [] : [{ tint, at, head }];
  });
}

function isBefore({ tokens }: Sentence, noun: Match | undefined, at: number): boolean {
  if (!noun || noun.at > at || !RIMMED.has(thingOf(noun) ?? '')) return false;
  const between = tokens.slice(noun.at + noun.length, at + 1);
  return between.length <= REACH && !between.some(({ opensClause }) => opensClause);
}

/** The colour of the rim of this head. */
export function rimFor({ matches }: Sentence, rims: readonly Rim[], head: number): { rim?: Shade } {
  const own = rims.find((one) => one.head === head);
  const rim = own && effectsOf(matches[own.tint]?.effects ?? [], 'tint')[0]?.value;
  return rim ? { rim } : {};
}
