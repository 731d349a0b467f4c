import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { AskedThing, Fill } from '#studio/things/asked-thing.ts';
import { isHead } from './heads.ts';
import type { Sentence } from './sentence.ts';

/** 'Two glasses, one full and one empty', 'three glasses: empty, half full, full': so full is each of them. */
export function fillsOf(
  sentence: Sentence,
  head: number,
  pieces: number | null,
): Pick<AskedThing, 'fills'> {
  const fills: Fill[] = [];
  const all: Fill[] = [];
  let isCounted = false;
  for (let i = head + 1; i < sentence.matches.length && !isHead(sentence, i); i++) {
    const { effects } = sentence.matches[i] as Match;
    const fill = effectsOf(effects, 'fill')[0]?.value;
    if (fill) all.push(fill);
    if (fill && isCounted) fills.push(fill);
    const count = effectsOf(effects, 'count')[0]?.value;
    isCounted = count === 1 || (isCounted && !fill);
  }
  if (new Set(fills).size > 1) return { fills };
  const isEach = all.length > 1 && all.length === pieces && new Set(all).size > 1;
  return isEach ? { fills: all } : {};
}
