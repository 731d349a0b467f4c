import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Climber } from '#studio/scene/surroundings.ts';
import { askedHouse } from '#studio/places/asked-house.ts';
import { PLACE_DECORS } from '#studio/places/place-decors.ts';
import { placeOf } from '#studio/places/place-of.ts';

const SAID: Readonly<Record<Climber, RegExp>> = {
  bougainvillea: /\b(?:bougainvill\w+|buganvill\w+)\b/,
  wisteria: /\b(?:wisterias?|glycines?|glicin[aei]s?|blauregen|glyzini\w+)\b/,
  rose: /\b(?:climbing roses?|rambling roses?|covered in roses|with roses up|rosiers? grimpants?|rose rampicanti|rosas trepadoras|rosales trepadores|kletterrosen)\b/,
  ivy: /\b(?:ivy|ivies|vine covered (?:walls?|house|facade|winery)|creepers?|lierre|vigne vierge|edera|hiedra|efeu\w*|wilde[mnr]? wein)\b/,
};

/** What is said to grow up the walls of the house that the picture is of. */
export function climberOf(spec: SceneSpec): Climber | null {
  const place = placeOf(spec);
  const isFront = place === 'house_front';
  const isHouse =
    isFront ||
    askedHouse(spec) !== null ||
    (place !== null && PLACE_DECORS[place].view?.estate !== undefined);
  const isOfLand = place === null || PLACE_DECORS[place].decor === 'landscape';
  if (!isHouse || !(isOfLand || isFront)) return null;
  const text = fold(spec.prompt);
  const all = Object.entries(SAID) as [Climber, RegExp][];
  return all.find(([id, words]) => words.test(text) && !spec.refused.includes(id))?.[0] ?? null;
}
