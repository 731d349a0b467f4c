import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const TRAVEL =
  /\b(?:(?:travel|tourism|tourist) (?:poster|print)|affiche (?:de voyage|touristique)|manifesto (?:di viaggio|turistico)|cartel (?:de viaje|turistico)|reiseplakat|tourismusplakat)\b/;

/** 'Travel poster of Tuscany': nobody travels to a bottle, the land is meant. */
export function travelledTo(source: string, region: SceneSpec['region']): PlaceId | null {
  if (!region || !TRAVEL.test(fold(source))) return null;
  return region.landscape === 'river_terraces' ? 'river' : 'vineyard';
}
