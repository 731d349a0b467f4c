import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

export const TRAVEL =
  /\b(?:(?:travel|tourism|tourist) (?:poster|print)|(?:postcard|greetings) (?:from|of)|carte postale d[eu]|cartolina d[ai]\w*|postal de|(?:postkarte|ansichtskarte) (?:aus|von|vom)|saluti da|saludos de|grusse aus|affiche (?:de voyage|touristique)|manifesto (?:di viaggio|turistico)|cartel (?:de viaje|turistico)|reiseplakat|tourismusplakat)\b/;

/** Lands that nobody orders a glass of; 'Bordeaux' and 'Champagne' alone may be the wine. */
const LAND_NAMES =
  'tuscany|toscane|toscana|toskana|provence|provenza|napa(?: valley)?|napatal|piedmont|piemont[e]?|sicily|sicile|sicilia|sizilien|california|californie|kalifornien|(?:the )?loire(?: valley)?|vallee de la loire|douro(?: valley)?|mosel(?: valley| tal)?|moselle|moseltal|wachau|alsace|alsazia|alsacia|elsass|mendoza|santorini|stellenbosch|willamette(?: valley)?|barossa(?: valley)?|marlborough|andalusia|andalousie|andalucia|andalusien|langhe|(?:the )?rhine(?: valley)?|rheintal|umbria|ombrie|umbrien|sonoma(?: valley)?|tokaj|kakheti|sud ?tirol|south tyrol|alto adige';
const LANDS = new RegExp(`^(?:the )?(?:${LAND_NAMES})$`);
/** 'Santorini with a glass of white wine': the land comes first, and what stands in it after. */
const LAND_FIRST = new RegExp(
  `^(?:the )?(?:${LAND_NAMES})(?:,| (?:with|at|in|by|avec|mit|con|au|im|al|en)\\b)`,
);

const ISLANDS = /\b(?:santorini|santorin|cyclades|kykladen)\b/;
const TIMBERED = /\b(?:alsace|alsazia|alsacia|elsass)\b/;

/** 'Travel poster of Tuscany', 'a postcard from Santorini': nobody travels to a bottle, the land is meant. */
export function travelledTo(source: string, region: SceneSpec['region']): PlaceId | null {
  if (!region) return null;
  const said = fold(source).trim();
  const isLand = TRAVEL.test(said) || LANDS.test(said) || LAND_FIRST.test(said);
  if (!isLand) return null;
  if (ISLANDS.test(said)) return 'sea';
  if (region.landscape === 'river_terraces') return 'river';
  // Known by its villages rather than by its hills.
  return TIMBERED.test(said) ? 'village' : 'vineyard';
}

const CARD =
  /\b(?:postcard|carte postale|cartolina|tarjeta postal|postal de|postkarte|ansichtskarte)\b/;

/** A postcard from somewhere shows it; from nowhere in particular it is a card with words. */
export const isViewCard = (source: string, place: PlaceId | null): boolean =>
  place !== null && CARD.test(fold(source));
