import { KEPT_OUTSIDE } from '#studio/places/kept-outside.ts';
import { PLACE_DECORS } from '#studio/places/place-decors.ts';
import { placeOf } from '#studio/places/place-of.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Random } from '#studio/random.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { GROUNDS } from '#studio/scene/surroundings.ts';
import type { Surface } from '#studio/scene/surroundings.ts';
import { groundOutside } from './choose-surface.ts';
import type { SurfaceChoice } from './choose-surface.ts';
import type { DecorId } from '#studio/compose/direction.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { isOnFloor } from '#studio/compose/things/holders/on-furniture.ts';

/** Something that nobody keeps in a room. */
export const asksForOpenAir = ({ things }: SceneSpec): boolean =>
  things.some(({ thing }) => KEPT_OUTSIDE.includes(thing));

/** Something is too large for a table, or nobody puts it there: the picture shows the floor. */
export const needsFloor = (spec: SceneSpec): boolean => {
  const things = askedThings(spec);
  return (
    (things.length > 0 && ON_FLOOR.test(fold(spec.prompt))) ||
    things.some((asked) => isOnFloor(asked) || asked.thing === 'boot') ||
    (isOnPavement(spec) && things.length > 0 && things.every(isBoard))
  );
};

/** 'A broken bottle on a stone floor'. */
const ON_FLOOR =
  /\b(?:on (?:the |a |an )?(?:\w+ ){0,2}floor|sur le sol|sul pavimento|(?:en|sobre) el suelo|auf dem (?:\w+)?boden)\b/;

/** A chalk board before a house stands on its pavement; beside a glass it is on the glass's table. */
const isBoard = ({ thing }: AskedThing): boolean => thing === 'blackboard';
const isOnPavement = (spec: SceneSpec): boolean => {
  const place = placeOf(spec);
  return place !== null && PLACE_GROUNDS[place] === 'stone';
};

const PLACE_GROUNDS: Partial<Record<PlaceId, Surface>> = {
  beach: 'sand',
  sea: 'sand',
  terrace: 'stone',
  village: 'stone',
  house_front: 'stone',
  village_lane: 'stone',
  piazza: 'stone',
  city: 'stone',
  yacht: 'wood',
  festival: 'stone',
};
/** Also laid as floors; cloths and leather are not. */
const FLOORS: readonly Surface[] = [
  'wood',
  'stone',
  'slate',
  'marble',
  'dark_marble',
  'metal',
  'rust',
  ...GROUNDS,
];
const BOARDS = [
  [134, 106, 76],
  [104, 68, 42],
  [150, 118, 84],
] as const;

/** What the floor or the ground is made of. */
export function chooseFloor(spec: SceneSpec, decor: DecorId, random: Random): SurfaceChoice {
  if (spec.surface && FLOORS.includes(spec.surface)) return { surface: spec.surface, tone: null };
  const place = placeOf(spec);
  const ground = place && PLACE_GROUNDS[place];
  if (ground) return { surface: ground, tone: null };
  const isOutside =
    decor === 'landscape' || place === 'garden_party' || place === 'picnic' || place === 'forest';
  if (isOutside) return { surface: groundOutside(spec), tone: null };
  if (place && PLACE_DECORS[place].decor === 'cellar')
    return { surface: 'stone', tone: [112, 96, 80] };
  if (place === 'winery' || place === 'market_hall')
    return { surface: 'stone', tone: [150, 148, 142] };
  return { surface: 'wood', tone: random.pick(BOARDS) };
}
