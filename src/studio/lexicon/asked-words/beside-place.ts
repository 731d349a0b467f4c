import type { Proof } from '#studio/accounting/proof.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { Relation } from '#studio/things/asked-thing.ts';
import type { Reading } from './reading.ts';

const ROWS: ReadonlySet<PlaceId> = new Set<PlaceId>(['vineyard', 'terraced_vineyard']);
const MOST_BETWEEN = 3;

/** Between the rows of a vineyard nobody stands before them all; over a fireplace something hangs. */
export function besidePlace(
  reading: Reading,
  i: number,
  kind: Relation,
): { proof: Proof; to: number } | null {
  const to = placeAfter(reading, i, kind);
  const place = effectsOf(reading.matches[to ?? -1]?.effects ?? [], 'place')[0]?.value;
  if (to === null || !place) return null;
  if (kind === 'above') return overHearth(reading, i, { place, to });
  const name = kind === 'between' && ROWS.has(place) ? subjectBefore(reading, i) : null;
  return name ? { proof: `relation:among:${name}:vines`, to } : null;
}

/** 'A painting above the fireplace'. */
function overHearth(
  reading: Reading,
  i: number,
  { place, to }: { place: PlaceId; to: number },
): { proof: Proof; to: number } | null {
  const name = place === 'fireplace' ? subjectBefore(reading, i) : null;
  return name ? { proof: `relation:above:${name}:fireplace`, to } : null;
}

function placeAfter({ matches, tokens }: Reading, i: number, kind: Relation): number | null {
  const { at, length } = matches[i] as Match;
  const isPlace = (other: Match) =>
    hasEffect(other, 'place') && (thingOf(other) === null || kind === 'above');
  // Each match has a word, and only a few may stand between.
  const near = matches.slice(i + 1, i + 2 + MOST_BETWEEN);
  const to = i + 1 + near.findIndex(isPlace);
  if (to === i) return null;
  const gap = tokens.slice(at + length, (matches[to]?.at ?? 0) + 1);
  const isNext = gap.length > 0 && gap.length <= MOST_BETWEEN + 1;
  return isNext && !gap.some(({ opensClause }) => opensClause) ? to : null;
}

/** What was named last: a thing or somebody. */
export function subjectBefore({ matches, read }: Reading, i: number): string | null {
  const head = read.heads.findLastIndex((at) => at < i);
  const somebody = matches.findLastIndex((other, at) => at < i && hasEffect(other, 'figure'));
  return somebody > (read.heads[head] ?? -1) ? 'person' : (read.all[head]?.thing ?? null);
}

/** 'Unter dem Tisch schläft ein Hund': what lies there is named behind it. */
export function subjectBehind({ matches, tokens, read }: Reading, i: number): string | null {
  const { at } = matches[i] as Match;
  if (at > 0 && !tokens[at]?.opensClause) return null;
  const head = read.heads.findIndex((one) => one > i);
  const next = matches[read.heads[head] ?? -1];
  const gap = next ? tokens.slice(at + 1, next.at + 1) : [];
  const isNext = next && !gap.some(({ opensClause }) => opensClause);
  return isNext ? (read.all[head]?.thing ?? null) : null;
}
