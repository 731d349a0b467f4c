import type { Match } from '#studio/lexicon/matching/match.ts';

const FRUITS =
  /^(?:oranges|arance|naranjas|orangen|olives|aceitunas|oliven|limes|limas|peaches|apricots|lemons|plums|cherries|tangerines)$/;

/** 'A bowl of oranges and a blue jug': several fruits are no colour of the jug; right after a noun, 'fleurs oranges', they are. */
export const areFruits = (match: Match, before: Match | undefined): boolean =>
  FRUITS.test(match.phrase) &&
  !(
    before !== undefined &&
    before.at + before.length === match.at &&
    before.effects.some(({ kind }) => kind === 'thing')
  );
