import { oncePer } from '#studio/once-per.ts';
import type { Match } from './match.ts';

/** The match that a word belongs to. Asked for many words of a sentence, most of which stand near its end. */
export const matchAt = (matches: readonly Match[], at: number): Match | undefined =>
  byWord(matches)[at];

/** The match that begins with a word. */
export function matchFrom(matches: readonly Match[], at: number): Match | undefined {
  const match = matchAt(matches, at);
  return match?.at === at ? match : undefined;
}

const byWord = oncePer((matches: readonly Match[]): readonly (Match | undefined)[] => {
  const found: (Match | undefined)[] = [];
  for (const match of matches)
    for (let at = match.at; at < match.at + match.length; at++) found[at] ??= match;
  return found;
});
