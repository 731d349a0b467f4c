import type { Proof } from '#studio/accounting/proof.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { hasEffect } from '#studio/lexicon/phrases/heads.ts';
import type { Relation } from '#studio/things/asked-thing.ts';
import { TABLES } from '#studio/things/tables.ts';
import { subjectBefore, subjectBehind } from '#studio/lexicon/asked-words/beside-place.ts';
import type { Reading } from '#studio/lexicon/asked-words/reading.ts';

/** What a preposition demands, and the match of the noun that it leads to. */
export interface Where {
  proofs: readonly Proof[];
  to: number;
}

/** Only articles and an adjective or two may stand between. */
const MOST_BETWEEN = 3;

/** 'On the hill', 'under the table', 'on the floor': told against what is a part of the place and no thing of its own. */
export function whereInPlace(reading: Reading, i: number, kind: Relation): Where | null {
  const to = claimAfter(reading, i);
  if (to === null) return null;
  const claims = effectsOf(reading.matches[to]!.effects, 'claim').flatMap(({ value }) => value);
  if (kind === 'on' && claims.includes('trait:land:hills') && standsThere(reading, i))
    return { proofs: ['trait:on:hill'], to };
  const subject = subjectBefore(reading, i) ?? subjectBehind(reading, i);
  if (kind === 'under' && claims.includes('trait:table') && subject)
    return { proofs: TABLES.map((table): Proof => `relation:under:${subject}:${table}`), to };
  // 'Chairs on the tables', after closing time: beside them they are as ever.
  if (kind === 'on' && claims.includes('trait:table') && SEATS.has(subject ?? ''))
    return {
      proofs: [...TABLES, 'laid_table'].map(
        (table): Proof => `relation:on:${subject ?? ''}:${table}`,
      ),
      to,
    };
  return null;
}

const SEATS: ReadonlySet<string> = new Set(['chair', 'stool', 'armchair']);

/** A house or a tree is on its hill; of a picnic, of sheep or of vines nobody asks how high they are. */
function standsThere({ matches, read }: Reading, i: number): boolean {
  const head = read.heads.findLastIndex((at) => at < i);
  const thing: string = read.all[head]?.thing ?? '';
  if (LANDMARKS.has(thing)) return true;
  return matches.slice(0, i).some((match) => hasEffect(match, 'estate') && !match.isNegated);
}
const LANDMARKS: ReadonlySet<string> = new Set(
  'church windmill house castle chateau tower abbey ruins lighthouse village tree cypress'.split(
    ' ',
  ),
);

/** The next word that names a part of the place, before any thing. */
function claimAfter({ matches, tokens, read }: Reading, i: number): number | null {
  const { at, length } = matches[i] as Match;
  const next = matches.slice(i + 1, i + 2 + MOST_BETWEEN);
  const to = i + 1 + next.findIndex((other) => hasEffect(other, 'claim'));
  const start = matches[to]?.at ?? -1;
  if (to === i || start - at - length > MOST_BETWEEN || read.heads.includes(to)) return null;
  const gap = tokens.slice(at + length, start + 1);
  const isParted =
    gap.some(({ opensClause }) => opensClause) || read.heads.some((one) => one > i && one < to);
  return isParted ? null : to;
}
