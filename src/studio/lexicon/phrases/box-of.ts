import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

const BOX_OF = new Set(['box of', 'boxes of', 'case of', 'cases of']);
/** 'A box of twelve mixed bottles'. */
const REACH = 3;

/** 'A box of twelve bottles' is a carton; a box of something else is whatever that comes in. */
export const settleBoxes = (matches: readonly Match[], tokens: readonly Token[]): Match[] =>
  matches.flatMap((match) => {
    if (!BOX_OF.has(match.phrase)) return [match];
    const end = match.at + match.length;
    const holdsBottles = tokens
      .slice(end, end + REACH)
      .some(({ word }) => word === 'bottles' || word === 'magnums');
    // What is in it is told by the 'of', which is no part of its name.
    return holdsBottles ? [{ ...match, length: 1 }] : [];
  });
