import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

const CLOUDS = /^(?:clouds?|nuages?|nuvol[ae]|nubes?|wolken?)$/;
const HEAVY = new Set(['grey', 'black']);

/** Every sky by day has some. */
const IN_THE_SKY: Effect = {
  kind: 'claim',
  value: ['day', 'morning', 'golden', 'sunset', 'dusk', 'dawn', 'overcast'].map(
    (sky) => `trait:sky:${sky}` as const,
  ),
};
/** 'After a heavy thunderstorm', 'tras una tormenta': nothing falls any more, and the sky is any but a starry one. */
export function settleSpent(tokens: readonly Token[], match: Match): Match {
  const falls = effectsOf(match.effects, 'weather').some(({ value }) => FALLS.has(value));
  if (!falls || match.isNegated || tokens[match.at]?.opensClause) return match;
  const before = tokens.slice(Math.max(0, match.at - AFTER_REACH), match.at);
  const from = before.findLastIndex(({ word }) => AFTER.has(word));
  const isSpent = from >= 0 && before.slice(from + 1).every(({ opensClause }) => !opensClause);
  return isSpent
    ? { ...match, effects: [IN_THE_SKY, { kind: 'claim', value: ['trait:outdoors'] }] }
    : match;
}
const FALLS: ReadonlySet<string> = new Set(['rain', 'storm']);
const AFTER = new Set('after apres dopo tras despues nach'.split(' '));
/** 'After a short, heavy thunderstorm'. */
const AFTER_REACH = 4;

const OVERCAST: Effect = { kind: 'weather', value: 'cloudy' };

/** 'Mountains with clouds': in a photograph they are a part of the sky; grey ones close it. */
export function settleClouds(matches: readonly Match[], i: number): Match {
  const match = matches[i] as Match;
  const beside = [matches[i - 1], matches[i + 1]].filter(
    (one) =>
      one !== undefined && (one.at + one.length === match.at || match.at + match.length === one.at),
  );
  if (isHeavy(match) && beside.some(isCloud)) return { ...match, effects: [OVERCAST] };
  if (!isCloud(match) || match.isNegated) return match;
  return { ...match, effects: [beside.some(isHeavy) ? OVERCAST : IN_THE_SKY] };
}

const isCloud = (match: Match | undefined): boolean => CLOUDS.test(match?.phrase ?? '');

const isHeavy = (match: Match | undefined): boolean =>
  effectsOf(match?.effects ?? [], 'tint').some(({ value }) => HEAVY.has(value.name));
