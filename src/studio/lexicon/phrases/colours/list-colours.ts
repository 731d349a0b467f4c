import type { NamedColour } from '#studio/scene-spec.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { ARTICLES } from '#studio/lexicon/words/asking.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import { AND } from '#studio/lexicon/phrases/relations/read-contents.ts';
import { WINE_VESSELS } from '#studio/lexicon/phrases/wine/wine-vessels.ts';

const words = (list: string) => new Set(list.split(/\s+/));
/** What may stand between a noun and the colours that follow it, and between these. */
const BETWEEN = words(
  `in en in the and et e ed y und one a an un una uno une ein eine einer eines einem other autre l
  colours colors couleurs colori colores farben den`,
);
const REACH = 16;

/** 'In pink, blue, green and orange', 'one red, one blue': a colour for each piece, by their places among the matches. */
export function listedColours(sentence: Sentence, head: number): number[] {
  const after = listedAfter(sentence, head);
  return after.length > 1 ? after : listedBefore(sentence, head);
}

function listedAfter({ matches, tokens }: Sentence, head: number): number[] {
  const own = matches[head] as Match;
  const found: number[] = [];
  const end = own.at + own.length;
  // 'Three bottles of wine in yellow, pink and blue'.
  const isOfWine = OF.has(tokens[end]?.word ?? '') && WINE.has(tokens[end + 1]?.word ?? '');
  let at = isOfWine ? end + 2 : end;
  for (let i = head + 1; i < matches.length && at < own.at + REACH; i++) {
    const match = matches[i] as Match;
    if (match.at < at) continue;
    const isJoined = tokens.slice(at, match.at).every(({ word }) => BETWEEN.has(word));
    if (!isJoined) break;
    if (hasEffect(match, 'tint')) found.push(i);
    // 'In a row in pink and blue': how they stand says nothing of their colours.
    else if (!hasEffect(match, 'relation', 'count') && !isManner(match)) break;
    at = match.at + match.length;
  }
  // 'A red bottle, white roses': the last one has a noun of its own.
  const next = tokens[at];
  const isFree = !next || next.opensClause || BETWEEN.has(next.word) || isPlain(next.word);
  return isFree ? found : found.slice(0, -1);
}

/** A way of standing, which every picture follows. */
const isManner = ({ phrase, effects }: Match): boolean =>
  BETWEEN.has(phrase) ||
  effects.every(({ kind, value }) => kind === 'claim' && value.every((one) => one === 'followed'));

const isPlain = (word: string): boolean => PLAIN.has(word);
const PLAIN = words('on with by at sur avec devant auf mit con su sobre against before behind');

/** 'Red, white and blue balloons', 'a red and a white balloon'. */
function listedBefore({ matches, tokens }: Sentence, head: number): number[] {
  const found: number[] = [];
  let at = (matches[head] as Match).at;
  for (let i = head - 1; i >= 0; i--) {
    const match = matches[i] as Match;
    const gap = tokens.slice(match.at + match.length, at);
    const isJoined = gap.every(({ word }) => AND.has(word) || ARTICLES.has(word));
    if (!isJoined || !hasEffect(match, 'tint')) break;
    found.unshift(i);
    at = match.at;
  }
  return found.slice(pouredBefore({ matches, tokens }, found));
}

/** 'A bottle of white Burgundy and lemon slices': up to the first 'and' they are its wine. */
function pouredBefore(
  { matches, tokens }: Pick<Sentence, 'matches' | 'tokens'>,
  list: readonly number[],
): number {
  const [first, before] = [matches[list[0] ?? -1], matches[(list[0] ?? 0) - 1]];
  if (!first || !before || !OF.has(tokens[first.at - 1]?.word ?? '')) return 0;
  const isPoured = before.at + before.length === first.at - 1;
  if (!isPoured || !WINE_VESSELS.has(thingOf(before)!)) return 0;
  const next = list.findIndex((i) => AND.has(tokens[(matches[i]?.at ?? 0) - 1]?.word ?? ''));
  return next < 0 ? list.length : next;
}
const OF = words('of de d di del von');
const WINE = words('wine vin vino wein');

/** 'A red and a white balloon' are two: each colour has its own article. */
export const areApart = ({ matches, tokens }: Sentence, list: readonly number[]): boolean =>
  list.length > 1 &&
  list.slice(1).every((i) => ARTICLES.has(tokens[(matches[i]?.at ?? 0) - 1]?.word ?? ''));

export const coloursAt = ({ matches }: Sentence, list: readonly number[]): NamedColour[] =>
  list.flatMap((i) => effectsOf(matches[i]?.effects ?? [], 'tint').slice(0, 1)).map((t) => t.value);
