import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { isNegator } from '#studio/lexicon/matching/negation.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import type { Subject } from '#studio/scene-spec.ts';

const ROOMS = new Set(['restaurant', 'wine_bar', 'cellar', 'barrels', 'estate']);
const isRoom = ({ kind, value }: Effect): boolean =>
  kind === 'place' || kind === 'setting' || (kind === 'subject' && ROOMS.has(value));

/** 'An empty restaurant'. */
export const isDeserted = (matches: readonly Match[]): boolean =>
  matches.some(({ effects, at, length }, i) => {
    const isEmpty = effects.some(({ kind, value }) => kind === 'fill' && value === 'empty');
    const next = matches[i + 1];
    const isBefore = next?.at === at + length;
    return isEmpty && isBefore && next.effects.some(isRoom);
  });

const SHADOWS = new Set(
  'shadow shadows ombre ombres ombra ombre sombra sombras schatten'.split(' '),
);

/** 'No shadow' under a packshot. */
export function refusesShadow(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, i) => SHADOWS.has(word) && isNegator(tokens[i - 1]?.word ?? ''));
}

/** `true` asked for, `false` refused. */
export function readPeople(
  wanted: readonly Effect[],
  refused: readonly Effect[],
  subjects: readonly Subject[],
): boolean | null {
  if (effectsOf(refused, 'people').length > 0) return false;
  if (subjects.includes('sommelier')) return true;
  return effectsOf(wanted, 'people').length > 0 ? true : null;
}
