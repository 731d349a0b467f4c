import { SUBJECT_WORDS } from '#studio/lexicon/words/subjects.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { longestMatch } from './longest-match.ts';

/** A bar or a shop by any other word than its shelves. */
const BARS = {
  bar: (SUBJECT_WORDS.wine_bar ?? '')
    .split('|')
    .filter((word) => !/^\s*shel(?:f|ves)\s*$/.test(word))
    .join('|'),
};

/** 'Five bottles on a wooden shelf': the shelf is in any house, and names no bar. */
export const isOnAnyShelf = ({ things, prompt }: SceneSpec): boolean =>
  things.some(
    ({ relation }) => relation?.kind === 'on' && things[relation.to]?.thing === 'shelf',
  ) && longestMatch(prompt, BARS) === null;
