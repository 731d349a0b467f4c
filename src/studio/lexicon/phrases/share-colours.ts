import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/match-words.ts';
import type { NamedColour } from '#studio/scene-spec.ts';
import { hasEffect, type Sentence } from './heads.ts';

/** Words that may stand between the things and their colours, and between two colours. */
const REACH = 5;
const STEP = 2;

export interface SharedColours {
  shades: readonly NamedColour[];
  /** Where they stand in the list of matches. */
  at: readonly number[];
}

/** 'Four bottles in pink, blue, green and orange': as many colours as things, one for each. */
export function shareColours(
  { matches }: Sentence,
  head: number,
  count: number | null,
): SharedColours | null {
  if (count === null || count < 2) return null;
  const own = matches[head] as Match;
  const at: number[] = [];
  let end = own.at + own.length;
  for (let i = head + 1; i < matches.length; i++) {
    const match = matches[i] as Match;
    if (match.at - end > (at.length === 0 ? REACH : STEP)) break;
    if (hasEffect(match, 'tint')) {
      at.push(i);
      end = match.at + match.length;
    } else if (at.length > 0 || hasEffect(match, 'thing')) break;
  }
  if (at.length !== count) return null;
  const shades = at.flatMap((i) => effectsOf(matches[i]?.effects ?? [], 'tint').slice(0, 1));
  return { shades: shades.map(({ value }) => value), at };
}
