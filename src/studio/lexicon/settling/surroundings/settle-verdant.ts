import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { PlaceId } from '#studio/places/place.ts';

const GROWN: ReadonlySet<PlaceId> = new Set<PlaceId>(['garden_party', 'vineyard', 'orchard']);

const grows = (match: Match | undefined): boolean =>
  match?.effects.some(
    ({ kind, value }) =>
      (kind === 'place' && GROWN.has(value)) ||
      (kind === 'thing' && value === 'vines') ||
      (kind === 'claim' && value.includes('trait:land:hills')),
  ) ?? false;

/** 'A green vineyard', 'un vignoble vert': the season in which it is green, unless another is said. */
export function settleVerdant(matches: readonly Match[], match: Match, i: number): Match {
  const isGreen = effectsOf(match.effects, 'tint').some(({ value }) => value.name === 'green');
  if (!isGreen || match.isNegated) return match;
  const [before, next] = [matches[i - 1], matches[i + 1]];
  const isOf =
    (next?.at === match.at + match.length && grows(next)) ||
    (before !== undefined && before.at + before.length === match.at && grows(before));
  const hasSeason = matches.some(({ effects }) => effectsOf(effects, 'season').length > 0);
  if (!isOf || hasSeason) return match;
  return {
    ...match,
    effects: [
      { kind: 'season', value: 'summer' },
      { kind: 'claim', value: ['trait:season:summer', 'trait:season:spring'] },
    ],
  };
}
