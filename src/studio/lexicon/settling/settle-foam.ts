import type { Effect } from '#studio/lexicon/effects.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';

const LEAPS =
  /^(?:popping|foam(?:ing)?(?: over)?|(?:being )?spray(?:s|ed|ing)?|champagne spray|gush(?:es|ing)(?: out)?|erupting|explod(?:es|ing)|bursting out|bubbling over|(?:qui )?jaillit|jaillissant|jet de mousse|sgorga|spruzzo|brota|chorro de espuma|spritzt|spritzend|sprudelt|sektdusche)$/;

/** Sparkling wine that sprays and foams has thrown its cork; whoever is in the picture does it by hand. */
export function settleFoam(matches: readonly Match[], match: Match): Match {
  if (!LEAPS.test(match.phrase)) return match;
  const effects = matches.flatMap((other) => (other.isNegated ? [] : other.effects));
  const isAlone = effects.every(({ kind }) => kind !== 'figure' && kind !== 'action');
  return isAlone && effects.some(sparkles)
    ? { ...match, effects: [{ kind: 'thing', value: 'popping_cork' }] }
    : match;
}

export const sparkles = (effect: Effect): boolean =>
  (effect.kind === 'wine' && effect.value === 'sparkling') ||
  ((effect.kind === 'region' || effect.kind === 'varietal') && effect.hint.wine === 'sparkling');
