import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isView, liesOpen, SHOPS } from './place.ts';
import type { PlaceId } from './place.ts';

/** Rooms of a house: whatever else is named beside them is seen through their windows. */
const ROOMS: ReadonlySet<PlaceId> = new Set<PlaceId>([
  'kitchen',
  'living_room',
  'restaurant',
  'wine_bar',
  'cafe',
  'hotel_room',
  'hotel_lobby',
  'office',
  'library',
  'spa',
  'tasting_room',
  'classroom',
  'winery',
  'laboratory',
  ...SHOPS,
]);
export const isRoom = (place: PlaceId | null): boolean => place !== null && ROOMS.has(place);

/** Of the open, what a window can look out on: not a feast, nor what is a room under glass. */
const OUTSIDE: readonly PlaceId[] = [
  'vineyard',
  'terraced_vineyard',
  'bush_vines',
  'river',
  'lake',
  'sea',
  'mountains',
  'volcano',
  'village',
  'chateau',
  'abbey',
  'city',
  'garden_party',
  'beach',
  'harbour',
  'piazza',
  'forest',
  'pool',
  'olive_grove',
  'orchard',
];
export const isSeenThrough = (place: PlaceId): boolean => OUTSIDE.includes(place);

/** Rooms that are painted with a window of their own. */
const HAS_WINDOW: ReadonlySet<PlaceId> = new Set<PlaceId>([
  'restaurant',
  'tasting_room',
  'living_room',
  'cafe',
  'hotel_room',
  'office',
  'classroom',
]);

const OPEN_DOOR =
  /\b(?:open(?:s|ing)? (?:to|on|onto|into|out)|open(?:ed)? (?:to|onto)|opening|leading|leads|through|onto|ouverte? sur|ouvrant|donnant|apert[ao] (?:su|sul|sulla|sui|verso)|che da su|abiert[ao] (?:a|al|hacia)|offene[nmr]? .*(?:blick|auf)|blick)\b/;
const DOORS = /\b(?:door|doors|doorway|gate|porte|porta|portone|puerta|tur|tor|kellertur)\b/;

/** 'The cellar door opening to the vines': one looks out through it. */
export const opensDoor = ({ prompt, things }: Pick<SceneSpec, 'prompt' | 'things'>): boolean => {
  const text = fold(prompt);
  return things.some(({ thing }) => thing === 'door') && DOORS.test(text) && OPEN_DOOR.test(text);
};

/** What is seen through the window of the room that was named; 'window' where nothing is said of it. */
export function outsideRoom(spec: SceneSpec, place: PlaceId | null): PlaceId | null {
  if (!place || (!isRoom(place) && !opensDoor(spec))) return null;
  const named = spec.words.flatMap(({ proofs, isRefused }) =>
    isRefused ? [] : OUTSIDE.filter((id) => proofs[0] === `place:${id}` || isSight(proofs, id)),
  );
  if (named.length > 0) return named[0]!;
  // Hills are seen from any window that looks out on land.
  if (spec.words.some(({ proofs }) => proofs[0] === 'trait:land:hills')) return 'window';
  const asksForWindow = spec.things.some(({ thing }) => thing === 'window');
  return asksForWindow && !HAS_WINDOW.has(place) ? 'window' : null;
}

/** What is named as a thing and seen as the view: 'the sea behind', 'the Eiffel Tower'. */
const isSight = (proofs: readonly string[], place: PlaceId): boolean =>
  SIGHTS[place]?.some((thing) => proofs[0] === `thing:${thing}` || proofs[0] === `own:${thing}`) ??
  false;
const SIGHTS: Partial<Record<PlaceId, readonly ThingId[]>> = {
  sea: ['sea'],
  lake: ['lake'],
  river: ['river'],
  mountains: ['mountain'],
  village: ['village'],
  chateau: ['chateau'],
  city: ['city_skyline', 'eiffel_tower'],
  vineyard: ['vines'],
};

/** Painted as a place of its own rather than as land. */
export const isPainted = (place: PlaceId): boolean => liesOpen(place) && !isView(place);
