import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import type { Standing } from '#studio/people/acting/staging/placed.ts';
import { stanceOf } from '#studio/people/acting/pose.ts';

const IN_POOL =
  /\b(?:in|inside|into) (?:an?|the|our|their|his|her) (?:\w+ ){0,2}(?:pools?|whirlpool)\b|\b(?:swimming|bathing|swims?)\b(?! (?:pools?|trunks|shorts|suits?|costumes?))|\bdans (?:une|la|leur) piscine\b|\b(?:in|nella) (?:una )?piscina\b|\ben (?:una|la) piscina\b|\bim (?:\w+ )?(?:schwimmbecken|pool|schwimmbad)\b/;

/** What one sits in up to the chest, wherever it stands. */
const TUB =
  /\b(?:hot ?tubs?|jacuzzis?|whirlpools?|bain a remous|vasca idromassaggio|banera de hidromasaje)\b/;
export const namesHotTub = (prompt: string): boolean => TUB.test(fold(prompt));

/** 'Friends in a pool': in its water, not beside it. */
export const isInPool = (prompt: string, place: PlaceId | null): boolean =>
  (place === 'pool' && IN_POOL.test(fold(prompt))) || (place === 'spa' && namesHotTub(prompt));

const IN_BATH =
  /\b(?:in|inside) (?:an?|the|her|his|their) (?:\w+ ){0,2}bath(?: ?tub)?\b|\btaking a (?:\w+ )?bath\b|\bdans (?:une|sa|la) (?:\w+ )?baignoire\b|\b(?:in|nella) (?:una )?vasca(?: da bagno)?\b|\ben (?:una|la|su) (?:banera|tina)\b|\bin (?:der|einer|ihrer|seiner) (?:\w+ )?(?:bade)?wanne\b/;
/** 'A woman in a bathtub': in its foam, not behind it. */
export const isInBath = (prompt: string): boolean => IN_BATH.test(fold(prompt));

/** Metres from the feet to where the water reaches, and where its surface is in the frame. */
const WAIST = 1.04;
const SURFACE = 0.7;
/** Metres that the frame shows at least: heads, and water round them. */
const LEAST = 1.9;

/** Up to the waist in the water that the place paints; who sits or lies stays where they were. */
export function sinkInWater<T extends Standing>(standing: T, { pose, isChild }: PersonShape): T {
  if (stanceOf(pose).legs !== 'straight') return standing;
  const metres = Math.max(standing.metres, LEAST);
  const waist = WAIST * standing.size * (isChild ? 1.06 : 1);
  return {
    ...standing,
    metres,
    at: 0.5 + ((standing.at - 0.5) * standing.metres) / metres,
    foot: SURFACE + waist / metres,
    cutBelow: waist,
    isInWater: true,
    isCutClean: true,
  };
}
