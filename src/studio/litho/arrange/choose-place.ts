import { fold } from '#studio/lexicon/matching/normalise.ts';
import { PLACE_OF_SETTING } from '#studio/places/place-of-setting.ts';
import { SKYLINES } from '#studio/backdrops/place/skyline/skylines.ts';
import { cityOf } from '#studio/places/place-of.ts';
import { isView } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec, Subject } from '#studio/scene-spec.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { treesAbove } from '#studio/places/scenery/trees-above.ts';
import { townPlace } from '#studio/litho/places/seaside-town.ts';
import { homeIn } from './outdoors/home.ts';
import type { Piece } from './piece.ts';
import { BOATS } from './outdoors/river-boats.ts';

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

const ON_TABLE = new Set<ThingId>(
  THINGS.filter(({ stance }) => stance !== 'scenery' && stance !== 'floor').map(({ id }) => id),
);

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
/** Regions whose boats lie on the river: Douro, Mosel. */
const IN_VALLEYS = new Set<SceneSpec['landscape']>(['river_terraces', 'steep_slopes']);
const IN_TOWN = new Set<ThingId>([
  'eiffel_tower',
  'statue_of_liberty',
  'city_skyline',
  'tram',
  'street_lamp',
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
export const choosePlace = (spec: SceneSpec, pieces: readonly Piece[]): PlaceId | null =>
  outsideRooms(townPlace(spec, onItsRiver(spec, placeOfPieces(spec, pieces))), pieces);

/** 'A wine bar in Paris, the Eiffel Tower': it stands over the roofs of the town, and on no counter. */
const outsideRooms = (place: PlaceId | null, pieces: readonly Piece[]): PlaceId | null =>
  place !== null && BARS.has(place) && pieces.some(({ thing }) => TOWERS.has(thing))
    ? 'city'
    : place;
const BARS: ReadonlySet<PlaceId> = new Set(['wine_bar', 'restaurant', 'tasting_room', 'studio']);
const TOWERS: ReadonlySet<ThingId> = new Set(['eiffel_tower', 'statue_of_liberty']);

/** 'Porto with a boat on the river': the city is seen across its own. */
function onItsRiver(spec: SceneSpec, place: PlaceId | null): PlaceId | null {
  const city = place === 'river' ? cityOf(spec) : null;
  return city && SKYLINES[city].hasRiver ? 'city' : place;
}

function placeOfPieces(spec: SceneSpec, pieces: readonly Piece[]): PlaceId | null {
  const land = landIn(spec);
  if (isFairOnLand(spec, pieces)) return land ?? 'vineyard';
  // Terraces above a river are seen from the river; a boat needs water.
  const isAfloat = pieces.some(({ thing }) => BOATS.has(thing));
  if (isView(spec.place) && (WATERS.has(land) || (isAfloat && !WATERS.has(spec.place))))
    return land ?? 'river';
  if (isBeforeHut(spec)) return 'mountains';
  if (spec.place) return spec.place;
  if (land) return land;
  if (homeIn(spec)) return 'vineyard';
  const told = spec.subjects.map((subject) => OF_SUBJECT[subject]).find(Boolean);
  // A horse with barrels is on the road, not in the cellar.
  const isDriven = pieces.some(isOutOfDoors);
  // Whoever sits under a tree is out of doors.
  const isShaded = treesAbove(spec) > 0;
  const hasLights = spec.things.some(({ thing }) => thing === 'string_lights');
  const fits = (place: PlaceId) =>
    !(isDriven || hasLights || isShaded) || isView(place) || place === 'festival';
  // A barrel that is asked for is counted; a hall full of others would hide it.
  const hasBarrel = pieces.some(({ thing }) => thing === 'barrel');
  if (told && fits(told)) return told === 'barrel_hall' && hasBarrel ? 'vault_cellar' : told;
  // A poster has no studio: what was asked for stands on its paper.
  const set = spec.setting && spec.setting !== 'studio' ? PLACE_OF_SETTING[spec.setting] : null;
  if (set && fits(set)) return set;
  const seen = spec.things.map(({ thing }) => PLACE_OF_VIEW[thing]).find(Boolean);
  if (seen) return seen;
  const things = pieces.map(({ thing }) => thing);
  if (isAfloat && IN_VALLEYS.has(spec.landscape)) return 'river';
  if (things.some((thing) => BY_SEA.has(thing))) return 'sea';
  if (things.some((thing) => IN_TOWN.has(thing))) return 'city';
  if (hasLights) return 'garden_party';
  // Whoever picks grapes is among the vines.
  if (spec.figures.some(({ role }) => role === 'picker')) return 'vineyard';
  const isOutside = pieces.some((piece) => piece.row === 'view' || isOutOfDoors(piece));
  if (isOutside || isShaded) return 'picnic';
  if (asksHills(spec)) return things.includes('basket') ? 'picnic' : 'vineyard';
  // A tasting in the evening is laid indoors; the window shows the hour.
  const isTable = pieces.length > 0 && pieces.every(({ thing }) => ON_TABLE.has(thing));
  const isWeather = spec.weather !== null && spec.weather !== 'clear';
  const isStarry = spec.time === 'night' && STARS.test(fold(spec.prompt));
  const hasHour = spec.time ?? spec.season ?? spec.weather;
  return hasHour && (!isTable || isWeather || isStarry) ? 'vineyard' : null;
}

/** 'With hills': the land is asked for, whatever stands before it. */
export const asksHills = ({ words }: Pick<SceneSpec, 'words'>): boolean =>
  words.some(({ proofs }) => proofs[0] === 'trait:land:hills');

/** 'In front of a chalet': the hut stands behind them, and they under the sky. */
export const isBeforeHut = ({ place, prompt }: Pick<SceneSpec, 'place' | 'prompt'>): boolean =>
  place === 'hut' &&
  /\b(?:in front of|outside|before|in the snow|skis?(?! (?:chalet|hut|lodge|cabin|resort|bar))|skiing|sledge|snowman|devant|dans la neige|luge|davanti|nella neve|sci|delante de|fuera de|en la nieve|esquis?|vor (?:der|dem|einer|einem)|im schnee|schlitten|schneemann|skier)\b/.test(
    fold(prompt),
  );

/** A sky that is asked for is seen. */
const STARS = /\b(?:stars|starry|starlit|stellat[oa]|etoilee?|estrellad[oa]|sternen\w*)\b/;

/** Water is a place of its own; a village or a château stands at it as well. */
function landIn({ things }: SceneSpec): PlaceId | null {
  const lands = things
    .map(({ thing }) => PLACE_OF_VIEW[thing] ?? null)
    .filter((place) => place !== null && isView(place));
  return lands.find((place) => WATERS.has(place)) ?? lands[0] ?? null;
}
const WATERS = new Set<PlaceId | null>(['river', 'sea', 'lake']);

/** 'Poster for our harvest festival: a church on the hill': the feast is told by its garlands, the land is what was asked for. */
export function isFairOnLand(spec: SceneSpec, pieces: readonly Piece[]): boolean {
  const isFair = spec.place === 'festival' || (!spec.place && spec.subjects.includes('festival'));
  if (!isFair || spec.things.some(({ thing }) => thing === 'stall')) return false;
  const isLand = spec.subjects.some((subject) => subject === 'vineyard' || subject === 'harvest');
  const isDriven = pieces.some(({ thing }) => OUTSIDE.has(thing));
  return isLand || isDriven || landIn(spec) !== null || pieces.some(({ row }) => row === 'view');
}

/** A horse that sits for its portrait is nowhere in particular. */
const isOutOfDoors = ({ thing, row }: Piece): boolean => OUTSIDE.has(thing) && row !== 'bust';

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
  'cart',
  'grill',
  'fire',
]);
