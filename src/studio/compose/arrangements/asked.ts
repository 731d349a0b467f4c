import { hullPoints } from '#studio/compose/camera/bounds.ts';
import { WIDE_AREA } from '#studio/compose/camera/camera-traits.ts';
import { asksForLongShadows } from '#studio/compose/light/long-shadows.ts';
import { finishFraming } from '#studio/compose/camera/finish-framing.ts';
import type { Framing } from '#studio/compose/camera/frame-camera.ts';
import { freeShare } from '#studio/compose/camera/free-share.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import { namesPicnic } from '#studio/places/place-of.ts';
import { isOfOne, isPair, nearPoints } from '#studio/compose/near-shots.ts';
import { LEDGES, LONG, partSeen } from './part-seen.ts';
import { showsPlace } from '#studio/compose/camera/shows-place.ts';
import { isBanner, isTall } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { clamp } from '#studio/textures/noise.ts';
import { isPaintersTable } from '#studio/compose/setting/painters-table.ts';
import { dressDish } from '#studio/compose/setting/dress-dish.ts';
import { isGouacheStillLife, isOverLand } from '#studio/compose/setting/overlaps.ts';
import { hangsDown } from '#studio/compose/things/events/overhead-things.ts';
import { thingsToPlace } from '#studio/compose/things/asked-things.ts';
import {
  belowCut,
  cutFor,
  hasHeroDish,
  isPairing,
} from '#studio/compose/things/holders/dishes/hero-dish.ts';
import { withinRims } from '#studio/compose/things/holders/dishes/within-rims.ts';
import { isPet } from '#studio/compose/things/beasts-and-guests.ts';
import { placeThings } from '#studio/compose/things/layout/place-things.ts';
import type { PlacedThings } from '#studio/compose/things/layout/place-things.ts';

/** Whatever the prompt names, nothing else: counted, coloured, filled and placed as it says. */
export function arrangeAsked(stage: Stage): Arrangement {
  const isServed = isOfDish(stage);
  const placed = placeThings(stage, {
    things: thingsToPlace(stage.spec),
    isServed,
    framing: (at) => finishFraming(stage, framingFor(stage, at)),
  });
  const reach = Math.max((placed.right - placed.left) / 2, (placed.near - placed.far) / 2);
  const [x, , z] = middleOf(placed);
  const points = isServed
    ? withinRims(stage.scene)
    : [...hullPoints(stage.scene), ...hullPoints(stage.scene, 'prop')];
  if (isServed) dressDish(stage);
  const cut = cutFor(thingsToPlace(stage.spec), stage.aspect);
  return {
    framing: framingFor(stage, placed),
    centre: [x, Math.max(4, Math.min(12, placed.top * 0.5)), z],
    reach: Math.max(reach < 8 ? 9 : 14, reach),
    frameOn:
      nearPoints(stage) ??
      (isServed ? belowCut(points, cut) : partSeen(stage, points, placed.scale)),
    table: tableFor(stage, placed),
  };
}

/** Where the plate is the hero and nothing behind it was named. */
const isOfDish = (stage: Stage): boolean =>
  !isOverLand(stage) &&
  !(showsPlace(stage) && stage.direction.eatery === null) &&
  (hasHeroDish(stage.spec, thingsToPlace(stage.spec)) ||
    isPairing(stage.spec, thingsToPlace(stage.spec)));

function framingFor(stage: Stage, placed: PlacedThings): Framing {
  const usual = usualFraming(stage, placed);
  if (!isOfDish(stage)) return usual;
  const [x, , z] = middleOf(placed);
  return {
    ...usual,
    fillWidth: 0.92,
    fillHeight: 0.92,
    mostArea: 0.85,
    anchor: [0.5, 0.53],
    margin: 0.012,
    lensRadius: DISH_LENS,
    focus: [x, 3, z + (placed.near - z) * 0.5],
  };
}
/** Bottle and glass behind the plate are soft, the room behind them softer. */
const DISH_LENS = 0.3;

function usualFraming(stage: Stage, placed: PlacedThings): Framing {
  const { direction, spec } = stage;
  const isMacro = spec.camera.shot === 'macro' || spec.camera.shot === 'close_up';
  const isFar = spec.camera.shot === 'wide';
  // A wall behind is seen round whatever stands before it; a place wants room of its own.
  // Behind a laid table its house is seen anyway.
  const isInPlace =
    isOverLand(stage) ||
    (showsPlace(stage) && direction.backing === null && direction.eatery === null);
  const hasHung = spec.things.some((one) => hangsDown(one, spec));
  const lone = isMacro || isInPlace ? null : loneFill(stage);
  const [x, , z] = middleOf(placed);
  return {
    pitch: pitchFor(stage, placed),
    yaw: 0,
    fieldOfView: isBanner(stage) ? 24 : spec.camera.angle === 'low' ? 58 : 28,
    fillWidth: isFar ? 0.5 : isMacro ? 0.94 : isTall(stage) ? 0.88 : 0.86,
    fillHeight: isFar
      ? 0.4
      : hasHung
        ? 0.54
        : isMacro
          ? 0.92
          : isTall(stage) || isInPlace
            ? nearerFor(stage)
            : (lone?.height ?? 0.86),
    mostArea: isFar
      ? WIDE_AREA
      : isMacro
        ? 0.85
        : isInPlace
          ? 0.48
          : (lone?.area ?? (placed.hasDish ? 0.74 : 0.62)),
    // Things stand aside from what makes the place.
    anchor: hasHung
      ? [0.5, 0.7]
      : isInPlace
        ? [0.5 - (freeShare(stage) - 0.5) * 0.8 * asideFor(placed), 0.62]
        : [0.5, isMacro ? 0.52 : direction.eatery ? 0.6 : isPaintersTable(stage) ? 0.5 : 0.54],
    margin: 0.035,
    lensRadius: direction.isPainterly ? 0 : lensFor(stage, isMacro) * placed.scale,
    ...(isOfOne(spec)
      ? {}
      : { focus: [x, Math.min(8, placed.top * 0.4), z + (placed.near - z) * 0.4] }),
  };
}

/** A single bottle steps aside for its place; a row of them has no room to, and would leave a hole. */
const asideFor = ({ left, right, top }: PlacedThings): number =>
  clamp(1.3 - ((right - left) / Math.max(12, top)) * 0.7, 0.2, 1);

/** A laid table and what stands on a sill are the picture: the place is seen behind them anyway. */
function nearerFor({ spec }: Stage): number {
  if (spec.things.some(({ thing }) => thing === 'place_setting')) return 0.84;
  return spec.things.some(({ thing }) => LEDGES.includes(thing)) ? 0.82 : 0.72;
}

/** A painter leaves a lone jug the dark room about it; two things need less of it. */
function loneFill({ spec, direction }: Stage): { height: number; area: number } | null {
  if (spec.style !== 'classical_heritage' || direction.decor !== 'sweep') return null;
  const count = thingsToPlace(spec).reduce((sum, one) => sum + (one.count ?? 1), 0);
  if (count < 2) return { height: 0.64, area: 0.3 };
  return count === 2 ? { height: 0.78, area: 0.56 } : null;
}

/** Wide open where a soft background was asked for: what stands further back melts away. */
const lensFor = ({ spec }: Stage, isMacro: boolean): number =>
  spec.camera.isShallow ? 0.62 : isPair(spec) ? PAIR_LENS : isMacro ? 0.14 : 0.18;
/** Of two things in one macro both are sharp. */
const PAIR_LENS = 0.05;

const middleOf = ({ left, right, near, far }: PlacedThings): Vec3 => [
  (left + right) / 2,
  0,
  (near + far) / 2,
];

/** From straight above there is nothing but the table. */
function tableFor(stage: Stage, placed: PlacedThings): Arrangement['table'] {
  const { spec, direction } = stage;
  if (spec.camera.angle === 'overhead') return { near: 220, far: -220, halfWidth: 260 };
  // A dog lies on the floor, and so does what is beside it.
  if (spec.things.some(({ thing }) => isPet(thing)) && placed.scale === 1)
    return { near: 220, far: direction.decor === 'landscape' ? -200 : -150, halfWidth: 320 };
  const isFloor = placed.scale < 1;
  // Out of doors the land begins behind the things; a floor runs to the wall.
  const isIndoors = isFloor && direction.decor !== 'landscape';
  // A table that ends behind the last thing leaves the frame to the place.
  const usual = Math.min(-24, placed.far - (isIndoors ? 46 : 14));
  const far =
    // Who stands behind the table stands close behind what is on it.
    direction.decor === 'sweep' && direction.backing === null && figuresOf(spec).length === 0
      ? -130
      : !isFloor && (showsPlace(stage) || isOverLand(stage))
        ? Math.min(-10, placed.far - (namesPicnic(spec) ? 16 : 6))
        : usual;
  return { near: 420, far, halfWidth: isFloor ? 400 : 190, scale: placed.scale };
}

/** Flat food wants a look from above, bottles one at their own height. */
function pitchFor(stage: Stage, placed: PlacedThings): number {
  const pitch = usualPitch(stage, placed);
  const isAngled = stage.spec.camera.angle !== null;
  // Along a table one looks from where one stands.
  const isStanding = stage.spec.things.some(({ thing }) => LONG.has(thing));
  if (!isAngled && isStanding) return Math.min(pitch, 17);
  // What is put on a pedestal is looked up to.
  if (!isAngled && stage.spec.things.some(({ thing }) => thing === 'plinth'))
    return Math.min(pitch, 7);
  if (!isAngled && asksForLongShadows(stage.spec)) return OVER_SHADOWS;
  if (isGouacheStillLife(stage) && placed.hasTall) return Math.min(pitch, placed.hasDish ? 19 : 13);
  const isLand = isOverLand(stage);
  if (isAngled || !(showsPlace(stage) || isLand)) return pitch;
  if (stage.spec.things.some(({ thing }) => LEDGES.includes(thing))) return 6;
  // The aisle behind is seen from where one stands, not from above.
  if (stage.direction.decor === 'cellar') return 9;
  if (isLand && placed.hasTall) return Math.min(pitch, placed.isDeep ? 16 : 10);
  return Math.min(pitch, placed.isFlat ? 24 : placed.isDeep ? 20 : 14);
}

/** What is spread out is looked down on: from low down a pizza is its rim. */
const isFlatDish = (spec: Stage['spec']): boolean =>
  spec.things.some(({ thing }) => SPREAD_OUT.has(thing));
const SPREAD_OUT: ReadonlySet<ThingId> = new Set<ThingId>(['pizza', 'oyster', 'board', 'paella']);

/** Shadows that lie on the table are seen from above it. */
const OVER_SHADOWS = 22;
/** Straight from above a glass is a disc: so far aside its bowl and its stem are seen too. */
const OVER_GLASSES = 68;
const GLASSES: ReadonlySet<ThingId> = new Set<ThingId>(['glass', 'champagne_flute']);

/** Old masters sat before the table, with the dark wall behind what stands on it. */
const SEATED = 13;

function usualPitch(stage: Stage, placed: PlacedThings): number {
  const pitch = photographed(stage, placed);
  const { style, camera } = stage.spec;
  if (style !== 'classical_heritage' || camera.angle !== null) return pitch;
  // What is piled up is looked into.
  if (isPaintersTable(stage)) return Math.min(pitch + 3, placed.isFlat ? SEATED + 7 : SEATED + 4);
  return Math.min(pitch, placed.isFlat ? SEATED + 4 : SEATED);
}

function photographed(stage: Stage, placed: PlacedThings): number {
  const { spec, random, direction } = stage;
  const isServed = isOfDish(stage);
  const seed = random('pitch');
  const isLaid = spec.things.some(({ thing }) => thing === 'place_setting');
  if (!spec.camera.angle && spec.things.some(({ thing }) => isPet(thing))) return seed.range(4, 6);
  switch (spec.camera.angle) {
    case 'overhead':
      return thingsToPlace(spec).every(({ thing }) => GLASSES.has(thing)) ? OVER_GLASSES : 86;
    case 'aerial':
      return 58;
    case 'low':
      return !placed.hasTall ? 1.5 : placed.scale === 1 ? -17 : -12;
    case 'eye_level':
      return 5;
    default:
      // Across the table, as a guest sees it who comes in: glasses and candles stand before the room.
      if (isLaid) return seed.range(14, 19);
      if (placed.isFlat) return seed.range(36, 44);
      // Whoever wants to see what lies in a crate looks into it.
      if (placed.isDeep) return seed.range(32, 38);
      if (!placed.hasTall) return seed.range(22, 30);
      // Three quarters from above, as food is photographed: the plate lies open, the glass still stands.
      // Lower where there is a room to see behind it.
      if (placed.hasDish)
        return !isServed || isFlatDish(spec)
          ? direction.eatery && !isServed
            ? seed.range(17, 25)
            : seed.range(27, 33)
          : seed.range(19, 24);
      return placed.near - placed.far > 16 || placed.lines > 1
        ? seed.range(15, 20)
        : seed.range(7, 11);
  }
}
