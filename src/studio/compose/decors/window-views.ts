import { FROM_ROOM } from '#studio/backdrops/place/outdoors/city.ts';
import { chooseView } from '#studio/compose/camera/choose-view.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { freeShare } from '#studio/compose/camera/free-share.ts';
import type { Hanging } from '#studio/compose/setting/hang-backdrop.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { isPainted, opensDoor, outsideRoom } from '#studio/places/outside-room.ts';
import { namesCity, namesVines } from '#studio/places/place-of.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { asParams } from '#studio/scene/painting-params.ts';
import type { PaintingParams } from '#studio/scene-graph.ts';
import { landscapeParams } from './open-air.ts';
import { placeParams } from './place-params.ts';

/** A room that is known by its window, and by what lies outside. */
export function windowRoom(
  stage: Stage,
  { seed, mood }: PaintingParams,
  weather: PaintingParams,
): Pick<Hanging, 'painter' | 'params'> {
  const land = landscapeParams(stage, { hasTable: false });
  const { view, hasRows, terrain } = stage.direction;
  const blur = outsideBlur(stage);
  // From a window on the ground floor; the sea and deep valleys are looked down upon.
  const isGround = view.eye === undefined && !hasRows && terrain !== 'coastal';
  const eye = isGround ? { eyeMetres: 3.2 } : {};
  // Snow falls before the peaks, it does not hide them.
  const isPeaks = terrain === 'mountain_valley' && stage.spec.time === null;
  const sky = isPeaks ? { sky: 'day' } : {};
  const town = {
    painter: 'place',
    params: {
      ...placeParams(stage, {}),
      place: 'city',
      seed: seed!,
      mood: mood!,
      hasPeople: false,
      blur,
    },
  };
  return {
    painter: 'window-room',
    params: {
      seed: seed!,
      wall: stage.direction.place === 'hut' ? 'logs' : 'plaster',
      isDark: mood !== 'daylight',
      free: freeShare(stage),
      outside:
        namesCity(stage.spec) || EATERY.test(fold(stage.spec.prompt))
          ? town
          : { painter: 'landscape', params: { ...land, ...THROUGH_PANES, ...eye, ...sky, blur } },
      ...weather,
    },
  };
}

/** Its street is outside. */
const EATERY = /\b(?:bistrot?|cafe|bar|restaurant|brasserie)s?\b/;

/** A view fills its panes: the horizon in the middle, what was asked for opposite it. */
const THROUGH_PANES = { horizon: 0.5, free: 0.56, trees: 30 };

/** Of the window's own height: near enough to sharp that the view is known, softer behind what the picture is of. */
const [OUTSIDE_BLUR, BEHIND_HEROES] = [0.005, 0.015];
const outsideBlur = ({ direction: { isPainterly, archetype } }: Stage): number =>
  isPainterly ? 0 : archetype === 'view' ? OUTSIDE_BLUR : BEHIND_HEROES;

type Wall = Pick<Hanging, 'painter' | 'params' | 'detail' | 'hasNames'>;

/** 'A kitchen with the vineyard through the window': the room as it is, and in its wall what was named beside it. */
export function withWindow(stage: Stage, wall: Wall): Wall {
  const { place, room, decor } = stage.direction;
  const beyond = ROOM_DECORS.includes(decor) ? outsideRoom(stage.spec, place) : null;
  if (!beyond) return wall;
  const { painter, params } = wall;
  return {
    ...wall,
    painter: 'room-window',
    params: {
      base: asParams({ painter, params }),
      outside: asParams(seenOutside(stage, beyond)),
      free: freeShare(stage),
      isDark: room !== 'daylight',
      ...(opensDoor(stage.spec) && { isDoor: true }),
    },
    hasNames: true,
  };
}
const ROOM_DECORS: readonly Stage['direction']['decor'][] = ['place', 'bar', 'restaurant'];

const VINES: readonly PlaceId[] = ['vineyard', 'terraced_vineyard', 'bush_vines'];

/** The room's picture as it would be taken out there. */
function seenOutside(stage: Stage, beyond: PlaceId): Pick<Hanging, 'painter' | 'params'> {
  const { direction, spec } = stage;
  const blur = outsideBlur(stage);
  const isDark = direction.room !== 'daylight';
  // Lamps are lit within when it grows dark without.
  const sky = spec.time || spec.weather ? direction.sky : isDark ? 'dusk' : 'day';
  if (isPainted(beyond)) {
    const there = { ...stage, direction: { ...direction, place: beyond, sky } };
    const seed = stage.random('outside').int(1, 1_000_000);
    const room = { seed, mood: direction.room, hasPeople: false, blur };
    const params = placeParams(there, {});
    const asked = [...spec.things.map(({ thing }) => thing), FROM_ROOM];
    return { painter: 'place', params: { ...params, ...room, sky, asked } };
  }
  const view = chooseView(spec, beyond, 'view');
  const land = {
    view,
    sky,
    terrain: view.terrain ?? spec.landscape,
    estate: view.estate ?? null,
    hasRows: (view.hasRows ?? true) && (VINES.includes(beyond) || namesVines(spec)),
  };
  const there = { ...stage, direction: { ...direction, place: beyond, ...land } };
  const params = landscapeParams(there, { hasTable: false });
  return { painter: 'landscape', params: { ...params, ...THROUGH_PANES, blur } };
}
