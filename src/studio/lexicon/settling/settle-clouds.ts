import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';

const CLOUDS = /^(?:clouds?|nuages?|nuvol[ae]|nubes?|wolken?)$/;
const HEAVY = new Set(['grey', 'black']);

/** Every sky by day has some. */
const IN_THE_SKY: Effect = {
  kind: 'claim',
  value: ['day', 'morning', 'golden', 'sunset', 'dusk', 'dawn', 'overcast'].map(
    (sky) => `trait:sky:${sky}` as const,
  ),
};
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
