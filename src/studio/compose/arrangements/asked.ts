import { hullPoints } from '#studio/compose/bounds.ts';
import { finishFraming } from '#studio/compose/finish-framing.ts';
import type { Framing } from '#studio/compose/frame-camera.ts';
import { isBanner, isTall } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isPet, thingsToPlace } from '#studio/compose/things/asked-things.ts';
import { placeThings } from '#studio/compose/things/place-things.ts';
import type { PlacedThings } from '#studio/compose/things/place-things.ts';

/** Whatever the prompt names, nothing else: counted, coloured, filled and placed as it says. */
export function arrangeAsked(stage: Stage): Arrangement {
  const placed = placeThings(stage, {
    things: thingsToPlace(stage.spec),
    framing: (at) => finishFraming(stage, framingFor(stage, at)),
  });
  const reach = Math.max((placed.right - placed.left) / 2, (placed.near - placed.far) / 2);
  const [x, , z] = middleOf(placed);
  return {
    framing: framingFor(stage, placed),
    centre: [x, Math.max(4, Math.min(12, placed.top * 0.5)), z],
    reach: Math.max(reach < 8 ? 9 : 14, reach),
    frameOn: onTop(stage, [...hullPoints(stage.scene), ...hullPoints(stage.scene, 'prop')]),
    table: tableFor(stage, placed),
  };
}

function framingFor(stage: Stage, placed: PlacedThings): Framing {
  const { direction, spec } = stage;
  const isMacro = spec.camera.shot === 'macro' || spec.camera.shot === 'close_up';
  const [x, , z] = middleOf(placed);
  return {
    pitch: pitchFor(stage, placed),
    yaw: 0,
    fieldOfView: isBanner(stage) ? 24 : spec.camera.angle === 'low' ? 42 : 28,
    fillWidth: isMacro ? 0.94 : isTall(stage) ? 0.88 : 0.86,
    fillHeight: isMacro ? 0.92 : isTall(stage) ? 0.7 : 0.82,
    mostArea: isMacro ? 0.85 : 0.62,
    anchor: [0.5, isMacro ? 0.52 : 0.54],
    margin: 0.035,
    lensRadius: direction.isPainterly ? 0 : (isMacro ? 0.14 : 0.18) * placed.scale,
    focus: [x, Math.min(8, placed.top * 0.4), z + (placed.near - z) * 0.4],
  };
}

const middleOf = ({ left, right, near, far }: PlacedThings): Vec3 => [
  (left + right) / 2,
  0,
  (near + far) / 2,
];

/** How much of a bench's length is seen where something stands on it. */
const SEEN_ACROSS: Partial<Record<ThingId, number>> = { bench: 0.62, cart: 0.7, piano: 0.75 };
/** How much of a table is seen under what stands on it. */
const SEEN_OF: Partial<Record<ThingId, number>> = {
  barrel: 0.28,
  bench: 0.8,
  cart: 1,
  piano: 0.7,
  bistro_table: 0.4,
  high_table: 0.36,
  side_table: 0.6,
};

/** What stands on a barrel or a table is the picture, not its foot: that may leave the frame. */
function onTop({ spec }: Stage, points: readonly Vec3[]): readonly Vec3[] {
  const things = thingsToPlace(spec);
  const rest = things.find(({ thing }) => SEEN_OF[thing] !== undefined);
  const others = things.filter((one) => one !== rest);
  const isUpon = others.every(
    ({ relation }) => relation?.kind === 'on' && things[relation.to] === rest,
  );
  if (!rest || others.length === 0 || !isUpon) return points;
  const top = Math.max(...points.map(([, y]) => y));
  const xs = points.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [middle, half] = [(left + right) / 2, (right - left) / 2];
  const reach = half * (SEEN_ACROSS[rest.thing] ?? 1);
  return points
    .filter(([, y]) => y >= top * (1 - SEEN_OF[rest.thing]!))
    .map(([x, y, z]) => [Math.max(middle - reach, Math.min(middle + reach, x)), y, z]);
}

/** From straight above there is nothing but the table. */
function tableFor({ spec, direction }: Stage, placed: PlacedThings): Arrangement['table'] {
  if (spec.camera.angle === 'overhead') return { near: 220, far: -220, halfWidth: 260 };
  // A dog lies on the floor, and so does what is beside it.
  if (spec.things.some(({ thing }) => isPet(thing)) && placed.scale === 1)
    return { near: 220, far: direction.decor === 'landscape' ? -200 : -150, halfWidth: 320 };
  const isFloor = placed.scale < 1;
  // Out of doors the land begins behind the things; a floor runs to the wall.
  const isIndoors = isFloor && direction.decor !== 'landscape';
  const far =
    direction.decor === 'sweep' ? -130 : Math.min(-24, placed.far - (isIndoors ? 46 : 14));
  return { near: 220, far, halfWidth: isFloor ? 400 : 190, scale: placed.scale };
}

/** Flat food wants a look from above, bottles one at their own height. */
function pitchFor({ spec, random }: Stage, placed: PlacedThings): number {
  const seed = random('pitch');
  const isLaid = spec.things.some(({ thing }) => thing === 'place_setting');
  if (!spec.camera.angle && spec.things.some(({ thing }) => isPet(thing))) return seed.range(4, 6);
  switch (spec.camera.angle) {
    case 'overhead':
      return 86;
    case 'aerial':
      return 58;
    case 'low':
      return 1.5;
    case 'eye_level':
      return 5;
    default:
      if (isLaid) return seed.range(27, 32);
      if (placed.isFlat) return seed.range(36, 44);
      // Whoever wants to see what lies in a crate looks into it.
      if (placed.isDeep) return seed.range(32, 38);
      if (!placed.hasTall) return seed.range(22, 30);
      if (placed.hasDish) return seed.range(22, 26);
      return placed.near - placed.far > 16 || placed.lines > 1
        ? seed.range(15, 20)
        : seed.range(7, 11);
  }
}
