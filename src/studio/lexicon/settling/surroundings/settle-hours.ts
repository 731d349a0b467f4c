import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

interface Found {
  matches: readonly Match[];
  tokens: readonly Token[];
}

export const STAYS_IN = /^(?:quiet |cosy |cozy )?(night|evening) in$/;
const WITH_WHAT = new Set('with and for by at'.split(' '));

/** 'An evening in Paris' is spent there; 'a cosy evening in' ends with its last word. */
export function settleEveningIn({ tokens }: Found, match: Match): Match {
  const [, hour] = STAYS_IN.exec(match.phrase) ?? [];
  const next = tokens[match.at + match.length];
  if (!hour || !next || next.opensClause || WITH_WHAT.has(next.word)) return match;
  return { ...match, effects: [{ kind: 'time', value: hour === 'night' ? 'night' : 'dusk' }] };
}

export const SUNNY = /^(?:sunny|sunlit|bright sun|sonnig|ensoleille|soleggiato|soleado)$/;

/** 'A sunny September morning': the sun shines at the hour that is named, and names none itself. */
export function settleSunny({ matches }: Found, match: Match): Match {
  const isHour = (one: Match): boolean =>
    one !== match && !SUNNY.test(one.phrase) && effectsOf(one.effects, 'time').length > 0;
  return SUNNY.test(match.phrase) && matches.some(isHour)
    ? { ...match, effects: [{ kind: 'quality', value: 'sunny' }] }
    : match;
}
