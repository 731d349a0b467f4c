import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const TRAVEL =
  /\b(?:(?:travel|tourism|tourist) (?:poster|print)|(?:postcard|greetings) (?:from|of)|carte postale d[eu]|cartolina d[ai]|saluti da|(?:tarjeta )?postal de|saludos de|(?:post|ansichts)karte (?:aus|von)|grusse aus|affiche (?:de voyage|touristique)|manifesto (?:di viaggio|turistico)|cartel (?:de viaje|turistico)|reiseplakat|tourismusplakat)\b/;

/** 'Travel poster of Tuscany', 'a postcard from Santorini': nobody travels to a bottle, the land is meant. */
export function travelledTo(source: string, region: SceneSpec['region']): PlaceId | null {
  if (!region || !TRAVEL.test(fold(source))) return null;
  return region.landscape === 'river_terraces' ? 'river' : 'vineyard';
}
