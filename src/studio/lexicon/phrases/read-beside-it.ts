import type { AskedThing, Relation } from '#studio/things/asked-thing.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { hasEffect } from './heads.ts';
import type { Sentence } from './heads.ts';

const PRONOUNS = new Set('it them him her ihm ihr ihnen lui elle eux esso essa el ella'.split(' '));
/** 'In it' and 'on them' are read with what can hold something; for what is above or behind glass nothing is moved. */
const READ_ELSEWHERE: ReadonlySet<Relation> = new Set<Relation>(['in', 'on', 'above', 'through']);

/** 'A glass with a barrel behind it': what is named last stands there, told against what was named before. */
export function readBesideIt(
  { matches, tokens }: Sentence,
  heads: readonly number[],
): Map<number, NonNullable<AskedThing['relation']>> {
  const found = new Map<number, NonNullable<AskedThing['relation']>>();
  for (const match of matches) {
    const kind = effectsOf(match.effects, 'relation')[0]?.value;
    const after = tokens[match.at + match.length];
    if (!kind || READ_ELSEWHERE.has(kind) || match.isNegated) continue;
    if (!after || after.opensClause || !PRONOUNS.has(after.word)) continue;
    if (isOfPeople(matches, match, after.word)) continue;
    const from = heads.findLastIndex((head) => (matches[head] as Match).at < match.at);
    if (from > 0) found.set(from, { kind, to: from - 1 });
  }
  return found;
}

const PERSONAL = new Set(
  'them him her ihm ihr ihnen lui elle eux ella ellos ellas loro'.split(' '),
);

/** 'Two friends on a sofa, a fireplace behind them': behind the friends. */
export const isOfPeople = (matches: readonly Match[], { at }: Match, pronoun: string): boolean =>
  PERSONAL.has(pronoun) &&
  matches.some((other) => other.at < at && !other.isNegated && hasEffect(other, 'figure'));
