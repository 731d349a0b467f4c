import { NOTHING } from '#studio/lexicon/senses.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

const DETERMINER =
  /^(?:the|a|an|his|her|our|my|their|your|with|without|behind|early|home|us|me|you|them|him)$/;
/** Leaves are of something, or have their colour: whoever leaves stands right before the verb. */
const LEAVER =
  /^(?:and|who|he|she|it|guests?|customers?|clients?|man|woman|husband|wife|friend|waiter|waitress|winemaker|sommelier|boss|dog|cat)$/;
const OF_TASTE =
  /^(?:di|e|piu|troppo|molto|poco|cosi|meno|abbastanza|vino|vini|prosecco|spumante|bianco|rosso|riesling|moscato|lambrusco)$/;

/** 'Leaves the shop' has no leaves, and what 'è dolce' no cake. */
export function settleParting(match: Match, tokens: readonly Token[]): readonly Effect[] | null {
  const before = tokens[match.at - 1]?.word ?? '';
  const after = tokens[match.at + match.length]?.word ?? '';
  // What somebody leaves is not seen: the word is missing where nothing is lettered.
  if (match.phrase === 'leaves' && LEAVER.test(before) && DETERMINER.test(after))
    return [{ kind: 'undrawn', value: null }];
  return match.phrase === 'dolce' && OF_TASTE.test(before) ? NOTHING : null;
}
