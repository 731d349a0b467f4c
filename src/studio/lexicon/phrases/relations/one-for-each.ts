import type { AskedThing } from '#studio/things/asked-thing.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import { EACH } from './read-beside-it.ts';

/** 'Three glasses, a small card in front of each': as many cards as glasses. */
export function oneForEach(
  { matches, tokens }: Sentence,
  heads: readonly number[],
  all: readonly AskedThing[],
): AskedThing[] {
  const counts = new Map<number, number>();
  for (const match of matches) {
    const isTold = effectsOf(match.effects, 'relation').length > 0 && !match.isNegated;
    const after = tokens[match.at + match.length];
    if (!isTold || !after || after.opensClause || !EACH.has(after.word)) continue;
    const from = heads.findLastIndex((head) => (matches[head] as Match).at < match.at);
    const counted = all.slice(0, Math.max(0, from)).findLast(({ count }) => (count ?? 1) > 1);
    const own = all[from];
    if (counted?.count && own && (own.count ?? 1) === 1) counts.set(from, counted.count);
  }
  return all.map((one, i) => {
    const count = counts.get(i);
    if (count === undefined) return one;
    const { isSeveral: _several, ...single } = one;
    return { ...single, count };
  });
}
