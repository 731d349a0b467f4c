import type { Stage } from '#studio/compose/stage.ts';
import { thingsToPlace } from '#studio/compose/things/asked-things.ts';
import { DOOR_SEEN } from '#studio/props/house/door.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { spanOf } from '#studio/compose/camera/bounds.ts';
import { clamp } from '#studio/textures/noise.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';

/** Little more of its back is seen than what stands before it. */
const OVER_SEAT = 27;
/** How much of a bench's length is seen where something stands on it. */
const SEEN_ACROSS: Partial<Record<ThingId, number>> = {
  barrel: 0.46,
  bench: 0.3,
  cart: 0.7,
  piano: 0.75,
  bistro_table: 0.62,
};
/** Centimetres of a barrel's side under its top. */
const RIM = 6;
/** How much of a table is seen under what stands on it. */
const SEEN_OF: Partial<Record<ThingId, number>> = {
  barrel: 0.28,
  bench: 0.56,
  cart: 1,
  piano: 0.7,
  long_table: 0.4,
  picnic_table: 0.5,
  bistro_table: 0.4,
  high_table: 0.36,
  side_table: 0.6,
};

/** What stands on a barrel or a table is the picture, not its foot: that may leave the frame. */
export function partSeen({ spec }: Stage, points: readonly Vec3[], scale: number): readonly Vec3[] {
  const things = thingsToPlace(spec);
  const ledge = things.find(({ thing }) => LEDGES.includes(thing));
  if (ledge && things.length > 1)
    return aboveLedge(points, PHOTO_MAKERS[ledge.thing]!.holds!.height * scale);
  if (things.some(({ thing }) => thing === 'door')) return aroundDoor(points);
  const rest = things.find(({ thing }) => SEEN_OF[thing] !== undefined || MATS.has(thing));
  const others = things.filter((one) => one !== rest);
  const isUpon = others.every(
    ({ relation }) => relation?.kind === 'on' && things[relation.to] === rest,
  );
  // The glasses are the picture; the edge of their paper may leave the frame.
  if (rest && MATS.has(rest.thing))
    return isUpon && others.length > 0 ? points.filter(([, y]) => y > ON_MAT) : points;
  if (!rest || others.length === 0 || !isUpon) return points;
  // A sprig on a bench is not the picture: the bench is.
  if (rest.thing === 'bench' && others.every(({ thing }) => SMALL.has(thing))) return points;
  const flat = rest.thing === 'barrel' ? lowOnBarrel(points, scale) : null;
  if (flat) return flat;
  if (LONG.has(rest.thing)) return nearEnd(points, { scale, seen: SEEN_OF[rest.thing]! });
  const top = Math.max(...points.map(([, y]) => y));
  const xs = points.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [middle, half] = [(left + right) / 2, (right - left) / 2];
  const reach = half * (SEEN_ACROSS[rest.thing] ?? 1);
  // Of a barrel the rim is enough, whatever the height of what stands on it.
  const low =
    rest.thing === 'barrel'
      ? (PHOTO_MAKERS.barrel!.holds!.height - RIM) * scale
      : top * (1 - SEEN_OF[rest.thing]!);
  const most =
    rest.thing === 'bench' ? (PHOTO_MAKERS.bench!.holds!.height + OVER_SEAT) * scale : top;
  const deep = rest.thing === 'barrel' ? reach : Infinity;
  const [far, near] = spanOf(points, 2);
  return points
    .filter(([, y]) => y >= low)
    .map(([x, y, z]) => [
      clamp(x, middle - reach, middle + reach),
      Math.min(most, y),
      clamp(z, (far + near) / 2 - deep, (far + near) / 2 + deep),
    ]);
}

const MATS: ReadonlySet<ThingId> = new Set<ThingId>(['placemat', 'tasting_mat']);
/** Above the print of a mat, in centimetres. */
const ON_MAT = 0.45;

const SMALL: ReadonlySet<ThingId> = new Set(
  THINGS.filter(({ stance }) => stance === 'small').map(({ id }) => id),
);

/** Things stand at the near end of these, and the rest runs away behind them. */
export const LONG: ReadonlySet<ThingId> = new Set(['long_table', 'picnic_table']);
const END_SEEN = 74;

function nearEnd(
  points: readonly Vec3[],
  { scale, seen }: { scale: number; seen: number },
): Vec3[] {
  const top = Math.max(...points.map(([, y]) => y));
  const near = Math.max(...points.map(([, , z]) => z));
  return points
    .filter(([, y]) => y >= top * (1 - seen))
    .map(([x, y, z]) => [x, y, Math.max(near - END_SEEN * scale, z)]);
}

/** A cork and its screw on a barrel are the picture; of the barrel a part of its top is enough. */
function lowOnBarrel(points: readonly Vec3[], scale: number): Vec3[] | null {
  const seat = PHOTO_MAKERS.barrel!.holds!.height * scale;
  const top = Math.max(...points.map(([, y]) => y));
  if (top - seat > LOW * scale) return null;
  const [x, z] = [0, 2].map((k) => {
    const values = points.map((point) => point[k]!);
    return (Math.min(...values) + Math.max(...values)) / 2;
  }) as [number, number];
  const half = Math.max(...points.map((point) => Math.abs(point[0] - x)));
  const isUpon = (point: Vec3): boolean =>
    point[1] > seat - 0.5 && Math.hypot(point[0] - x, point[2] - z) < half * WITHIN_RIM;
  const upon = points.filter(isUpon);
  const margin = LOW * scale * 0.5;
  return upon.length === 0
    ? null
    : upon.flatMap(([px, py, pz]): Vec3[] => [
        [px - margin, py, pz],
        [px + margin, py + margin * 0.4, pz],
      ]);
}
/** Centimetres above its head; and how far from its middle the rim of a barrel begins. */
const [LOW, WITHIN_RIM] = [13, 0.7];

/** The wall round a door goes on beyond the frame. */
function aroundDoor(points: readonly Vec3[]): Vec3[] {
  const [aside, top] = [0, 1].map((k) =>
    Math.max(...points.map((point) => Math.abs(point[k] ?? 0))),
  );
  const [reach, height] = [(aside ?? 0) * DOOR_SEEN.aside, (top ?? 0) * DOOR_SEEN.up];
  return points.map(([x, y, z]) => [Math.max(-reach, Math.min(reach, x)), Math.min(height, y), z]);
}

/** Walls and rocks are larger than any frame: a part of them is enough. */
export const LEDGES: readonly ThingId[] = [
  'stone_wall',
  'balustrade',
  'rock',
  'tree_stump',
  'stone_steps',
  'fence_post',
  'hay_bale',
  'shelf_board',
  'window_sill',
];
/** How far below its top a ledge is seen, and how much of it to both sides, by the height of what stands there. */
const SEEN_BELOW = 0.3;
const SEEN_ASIDE = 0.3;

/** What lies on a ledge is higher than the snow on it, in centimetres. */
const ON_LEDGE = 1.5;

function aboveLedge(points: readonly Vec3[], seat: number): Vec3[] {
  const upon = points.filter(([, y]) => y > seat + ON_LEDGE);
  if (upon.length === 0) return [...points];
  const tall = Math.max(...upon.map(([, y]) => y)) - seat;
  const xs = upon.map(([x]) => x);
  const ends = [Math.min(...xs) - tall * SEEN_ASIDE, Math.max(...xs) + tall * SEEN_ASIDE];
  return [...upon, ...ends.map((x): Vec3 => [x, seat - tall * SEEN_BELOW, 0])];
}
