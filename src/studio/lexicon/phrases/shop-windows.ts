import type { Match } from '#studio/lexicon/matching/match.ts';
import { oncePer } from '#studio/once-per.ts';
import { SHOPS } from '#studio/places/place.ts';
import { hasEffect } from './heads.ts';
import { STREET } from './streets.ts';

export function isShopWindow({ effects }: Match): boolean {
  for (const { kind, value } of effects)
    if (kind === 'thing' && value === 'shop_window') return true;
  return false;
}

/** Goods that somebody lays out; letters on the pane and lamps before it are not for sale. */
export const isDisplayed = ({ effects, isNegated }: Match): boolean =>
  !isNegated && effects.some(({ kind, value }) => kind === 'thing' && !OF_THE_FRONT.has(value));
const OF_THE_FRONT: ReadonlySet<unknown> = new Set([
  'shop_window',
  'window',
  'sign',
  'neon_sign',
  'string_lights',
  'door',
  'bicycle',
  'tree',
]);

/** 'A shop window with bottles and gift boxes': nobody is there but who looks at them. */
export const isDisplay = oncePer(
  (matches: readonly Match[]): boolean =>
    matches.some((match) => isShopWindow(match) && !match.isNegated) &&
    matches.some(isDisplayed) &&
    !matches.some((match) => hasEffect(match, 'figure', 'people')),
);

/** 'Seen from the snowy street' says where we stand, and 'a wine merchant's' whose it is. */
export function withoutStreet(match: Match): Match {
  if (STREET.test(match.phrase)) return { ...match, effects: [{ kind: 'neutral', value: null }] };
  const effects = match.effects.filter(
    ({ kind, value }) => kind !== 'place' || OF_SHOPS.has(value),
  );
  return effects.length === match.effects.length
    ? match
    : { ...match, effects: effects.length > 0 ? effects : [{ kind: 'neutral', value: null }] };
}
const OF_SHOPS: ReadonlySet<unknown> = new Set(SHOPS);
