import { isView, type PlaceId } from '#studio/places/place.ts';
import type { SceneSpec, Setting, Subject } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Piece } from './pieces.ts';

const OF_SUBJECT: Partial<Record<Subject, PlaceId>> = {
  vineyard: 'vineyard',
  harvest: 'vineyard',
  estate: 'chateau',
  cellar: 'barrel_hall',
  barrels: 'barrel_hall',
  wine_bar: 'wine_bar',
  restaurant: 'restaurant',
  pairing: 'restaurant',
  festival: 'festival',
};

const OF_SETTING: Partial<Record<Setting, PlaceId>> = {
  vineyard: 'vineyard',
  sea: 'sea',
  lake: 'lake',
  mountains: 'mountains',
  city: 'city',
  cellar: 'vault_cellar',
  bar: 'wine_bar',
  restaurant: 'restaurant',
  festival: 'festival',
  kitchen: 'kitchen',
  library: 'library',
  terrace: 'terrace',
  garden: 'garden_party',
  estate: 'chateau',
};

const BY_SEA = new Set<ThingId>([
  'lighthouse',
  'boat',
  'ship',
  'speedboat',
  'canoe',
  'dolphin',
  'whale',
  'anchor',
  'wave',
  'island',
  'palm',
  'beach_umbrella',
]);
const IN_TOWN = new Set<ThingId>([
  'eiffel_tower',
  'statue_of_liberty',
  'city_skyline',
  'tram',
  'bus',
]);

/** Scenery that a place brings along. */
export const PLACE_OF_VIEW: Partial<Record<ThingId, PlaceId>> = {
  vines: 'vineyard',
  cypress: 'vineyard',
  road: 'vineyard',
  sea: 'sea',
  river: 'river',
  lake: 'lake',
  mountain: 'mountains',
  volcano: 'volcano',
  chateau: 'chateau',
  abbey: 'abbey',
  village: 'village',
  vault: 'vault_cellar',
  fireplace: 'fireplace',
  bookshelf: 'library',
  wine_rack: 'bottle_cellar',
  shelf: 'wine_shop',
  counter: 'wine_bar',
  lamp: 'wine_bar',
  laid_table: 'restaurant',
  stall: 'festival',
  pergola: 'pergola',
  beach: 'beach',
  meadow: 'picnic',
  stars: 'vineyard',
};

/** Where the pieces stand: as told, else where such things are found. */
export function choosePlace(spec: SceneSpec, pieces: readonly Piece[]): PlaceId | null {
  if (spec.place) return spec.place;
  const land = spec.things
    .map(({ thing }) => PLACE_OF_VIEW[thing])
    .find((place) => isView(place ?? null));
  if (land) return land;
  const told = spec.subjects.map((subject) => OF_SUBJECT[subject]).find(Boolean);
  // A horse with barrels is on the road, not in the cellar.
  const isDriven = pieces.some(({ thing }) => OUTSIDE.has(thing));
  const fits = (place: PlaceId) => !isDriven || isView(place) || place === 'festival';
  if (told && fits(told)) return told;
  const set = spec.setting ? OF_SETTING[spec.setting] : undefined;
  if (set && fits(set)) return set;
  const seen = spec.things.map(({ thing }) => PLACE_OF_VIEW[thing]).find(Boolean);
  if (seen) return seen;
  const things = pieces.map(({ thing }) => thing);
  if (things.some((thing) => BY_SEA.has(thing))) return 'sea';
  if (things.some((thing) => IN_TOWN.has(thing))) return 'city';
  const isOutside = pieces.some(({ thing, row }) => row === 'view' || OUTSIDE.has(thing));
  if (isOutside || spec.time || spec.season || spec.weather)
    return isOutside ? 'picnic' : 'vineyard';
  return null;
}

const OUTSIDE = new Set<ThingId>([
  'horse',
  'donkey',
  'ox',
  'cow',
  'goat',
  'sheep',
  'deer',
  'tractor',
  'bicycle',
  'car',
  'vintage_car',
  'pickup_truck',
  'van',
  'lorry',
  'scooter',
  'motorcycle',
  'racing_car',
  'train',
  'tent',
  'hot_air_balloon',
  'rainbow',
  'kite',
  'trailer',
]);
