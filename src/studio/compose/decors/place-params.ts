import { freeShare } from '#studio/compose/camera/free-share.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { backstageOf } from '#studio/compose/things/backstage.ts';
import { cityOf } from '#studio/places/place-of.ts';
import { liesOpen } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { PaintingParams } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { askedOfPlace } from './asked-of-place.ts';

function cityParams(spec: SceneSpec): PaintingParams {
  const city = cityOf(spec);
  return city ? { city } : {};
}

/** Rooms with windows that are painted. */
const WITH_WINDOWS: readonly (PlaceId | null)[] = [
  'kitchen',
  'living_room',
  'cafe',
  'tasting_room',
  'hotel_room',
  'train',
  'office',
];

const BESIDE_PEOPLE = 0.36;

/** How far from the middle of the frame the place has its landmark. */
function asideOf(stage: Stage): number {
  const { direction, spec } = stage;
  // No tower grows out of anybody's back.
  if (direction.place === 'city' && direction.archetype === 'people')
    return BESIDE_PEOPLE / Math.abs(freeShare(stage) - 0.5);
  // A skyline is wide: its landmark stands well aside of what is in front.
  if (direction.place === 'city') return 1.4;
  // What was said to be under the tree has it above.
  if (direction.place === 'christmas' && isUnderTree(spec)) return UNDER_TREE;
  // Furniture stands between it and the edge.
  return backstageOf(spec).length > 0 ? 0.2 : 1;
}

/** It stands behind them, not where they leave room. */
const UNDER_TREE = -0.5;
const isUnderTree = ({ words }: SceneSpec): boolean =>
  words.some(({ proofs }) =>
    proofs.some((proof) => /^relation:sheltered:\w+:christmas_tree$/.test(proof)),
  );

/** What the painter of a place is told. */
export function placeParams(stage: Stage, outside: PaintingParams): PaintingParams {
  const { direction, spec } = stage;
  const { place } = direction;
  const isHourSaid = spec.time !== null || (spec.weather !== null && spec.weather !== 'snow');
  return {
    place,
    free: 0.5 + (freeShare(stage) - 0.5) * asideOf(stage),
    ...(stage.spec.style === 'classical_heritage' && { isPeriod: true }),
    asked: askedOfPlace(stage),
    ...(WITH_WINDOWS.includes(place) && outside),
    ...(liesOpen(place) && outside['weather'] && { ...outside, isOpen: true }),
    ...(liesOpen(place) && isHourSaid && { sky: direction.sky }),
    ...(liesOpen(place) && spec.weather === 'mist' && { isMisty: true }),
    ...(isLookedUpAt(stage) && { isLow: true }),
    ...cityParams(spec),
    ...(place === 'forest' && { season: direction.season }),
    ...(liesOpen(place) && spec.season === 'spring' && { season: 'spring' }),
  };
}

/** Halls whose tanks tower above whoever kneels before them; lamps of other rooms would not follow. */
const isLookedUpAt = ({ direction, spec }: Stage): boolean =>
  direction.place === 'winery' && direction.archetype === 'view' && spec.camera.angle === 'low';
