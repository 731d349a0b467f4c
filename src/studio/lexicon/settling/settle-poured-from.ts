import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

const FROM_ABOVE = /^(?:from the top|from (?:directly )?above|dall alto|desde arriba|von oben)$/;
const COMES_DOWN =
  /^(?:filled|poured|pouring|lit|falling|fall|hanging|dripping|drizzled|riempit[aeio]|versat[aeio]|llenad[ao]s?|vertid[ao]s?|gefullt|gegossen|eingeschenkt|beleuchtet)$/;

/** 'A tower of glasses being filled from the top': the wine comes from there, and nobody looks down on it. */
export const settlePouredFrom = (tokens: readonly Token[], match: Match): Match =>
  FROM_ABOVE.test(match.phrase) && COMES_DOWN.test(tokens[match.at - 1]?.word ?? '')
    ? { ...match, effects: [{ kind: 'undrawn', value: null }] }
    : match;
