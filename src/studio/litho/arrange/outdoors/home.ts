import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { EstateKind } from '#studio/scene/surroundings.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

export interface Home {
  /** Null where the place itself is the house. */
  asked: AskedThing | null;
  estate: EstateKind;
}

const HOMES = new Set<ThingId>(['house', 'chateau']);
const KINDS: readonly (readonly [RegExp, EstateKind])[] = [
  [/\b(?:castle|burg|fortress|festung|castello|castillo|fortezza|fortaleza|\w+burg)\b/, 'castle'],
  [/\b(?:chateau|chateaux|schloss|palace|palais|palazzo|palacio)\b/, 'chateau'],
  [/\b(?:villa|manor|manoir|manor house|country house|landhaus|gutshaus|herrenhaus)\b/, 'villa'],
];
const OF_LAND = new Set<ThingId>(
  THINGS.filter(({ stance }) => stance === 'scenery').map(({ id }) => id),
);
/** What stands in the sky leaves the land to the house. */
const ALOFT = new Set<ThingId>(['sun', 'moon', 'cloud', 'stars', 'hot_air_balloon', 'rainbow']);
/** Where the house has no hill: in a town, or where the water is the view. */
const ELSEWHERE = new Set<ThingId>(['sea', 'lake', 'village', 'city_skyline', 'beach', 'church']);
const LANDS = new Set<PlaceId | null>([
  null,
  'vineyard',
  'terraced_vineyard',
  'river',
  'chateau',
  'picnic',
  'mountains',
  'volcano',
]);

/** Where the land is all the picture, the one house that is asked for is painted into it, on its hill. */
export function homeIn({ things, figures, place, prompt }: SceneSpec): Home | null {
  if (figures.length > 0 || !LANDS.has(place)) return null;
  const isLand = things.every(
    ({ thing }) => (OF_LAND.has(thing) || ALOFT.has(thing)) && !ELSEWHERE.has(thing),
  );
  const homes = things.filter(({ thing }) => HOMES.has(thing));
  const [asked] = homes;
  if (isLand && !asked && place === 'chateau')
    return { asked: null, estate: kindOf(prompt) ?? 'chateau' };
  if (!isLand || !asked || homes.length > 1 || (asked.count ?? 1) > 1 || asked.isSeveral)
    return null;
  const at = things.indexOf(asked);
  if (asked.relation || things.some(({ relation }) => relation?.to === at)) return null;
  const told = kindOf(asked.word);
  return { asked, estate: told ?? (asked.thing === 'house' ? 'farmhouse' : 'chateau') };
}

function kindOf(said: string): EstateKind | null {
  const words = fold(said);
  return KINDS.find(([names]) => names.test(words))?.[1] ?? null;
}

/** Cypresses without a number stand about the house. */
export const isAboutHome = ({ thing, count }: AskedThing, home: Home | null): boolean =>
  home !== null && thing === 'cypress' && count === null;
