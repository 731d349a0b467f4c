import type { AskedGuest } from '#studio/landscape/landscape-spec.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { isDrivenDownLane, laneAt } from '#studio/landscape/landmarks/in-lanes.ts';
import { mostOf } from '#studio/places/words/scenery-names.ts';
import { createKit } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import { makeTractor, TRACTOR_TURN } from '#studio/props/vehicles/tractor.ts';
import { addTrailer, addTrailerLoad } from '#studio/props/vehicles/trailer.ts';
import { stream } from '#studio/random.ts';
import { createScene } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { linear } from '#studio/textures/colour.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { facesOf } from './faces.ts';
import type { Face, Triple } from './faces.ts';
import type { Built } from './paint-built.ts';

/** What drives in a landscape has a body there. */
export const BUILT_GUESTS: ReadonlySet<ThingId> = new Set<ThingId>(['tractor', 'trailer']);

/** Metres of grass before the first vine, where a tractor crosses with its trailer. */
export const HEADLAND = 13.5;

/** Metres away of what drives between two rows, and of what crosses before them. */
const [IN_LANE, BEFORE_ROWS] = [7.6, 8.8];
/** Metres from the tractor to the next one behind it, and to its trailer. */
const [BEHIND, HITCH] = [7, 3.3];
/** How many times its true size: the lens of a photograph would bring it nearer. */
const SIZE = 1.12;
/** A tractor of the vineyards is narrower than one of the fields. */
const NARROW = 0.8;
/** It drives to the left, and a little towards us. */
const ACROSS = Math.PI + 0.52;

const RED: Vec3 = [0.36, 0.024, 0.018];
const GRAPES = ['#4b1c3c', '#5f2a4c', '#37142e', '#71395c', '#2e1330'];

/** Tractors and trailers that were asked for, where they stand. */
export function buildDriven(canvas: LandscapeCanvas): Built[] {
  const guests = canvas.spec.guests ?? [];
  const puller = guests.find(({ thing }) => thing === 'tractor');
  const trailer = guests.find(({ thing }) => thing === 'trailer');
  const isInLane = canvas.spec.hasRows && isDrivenDownLane(guests);
  const many = puller ? countOf(puller) : trailer ? countOf(trailer) : 0;
  return Array.from({ length: many }, (_, i) => {
    const at = isInLane ? inLane(canvas, i) : beforeRows(canvas, i, trailer !== undefined);
    return [
      ...(puller ? [{ thing: 'tractor' as const, number: i, faces: tractorAt(at, puller) }] : []),
      ...(trailer ? trailerAt(canvas, at, { asked: trailer, number: i }) : []),
    ];
  }).flat();
}

const countOf = ({ thing, count, isSeveral }: AskedGuest): number =>
  Math.min(mostOf(thing), count ?? (isSeveral === true ? 2 : 1));

/** Where the middle of something stands, and which way its nose points: 0 to the right, a quarter turn away from us. */
interface Standing {
  foot: Vec3;
  heading: number;
  narrow: number;
}

/** As near as that it is whole: from higher up the ground right before us is below the frame. */
function wholeFrom({ spec, view }: LandscapeCanvas): number {
  const lowest = Math.max(0.1, LOWEST_FOOT - spec.horizon) * view.height;
  return (spec.eyeMetres * view.focal) / lowest + 1;
}
const LOWEST_FOOT = 0.9;

const footAt = ({ terrain }: LandscapeCanvas, x: number, z: number): Vec3 => [
  x,
  Math.max(terrain.ground(x, z), terrain.waterLevel),
  z,
];

/** Towards us, in the lane that lies nearest to what the heroes leave free. */
function inLane(canvas: LandscapeCanvas, i: number): Standing {
  const near = Math.max(IN_LANE, wholeFrom(canvas));
  const z = near * (canvas.spec.hasTable === true ? 1.7 : 1) + i * BEHIND;
  const x = laneAt(canvas, aside(canvas, z), z);
  const slope = laneAt(canvas, x, z - 1) - x;
  return { foot: footAt(canvas, x, z), heading: Math.atan2(-1, slope), narrow: NARROW };
}

function beforeRows(canvas: LandscapeCanvas, i: number, isHitched: boolean): Standing {
  const near = Math.max(BEFORE_ROWS, wholeFrom(canvas));
  const z = near * (canvas.spec.hasTable === true ? 1.6 : 1) + i * BEHIND;
  const x = aside(canvas, z) * (isHitched ? 0.5 : 1) - (isHitched ? HITCH * 0.42 : 0);
  return { foot: footAt(canvas, x, z), heading: ACROSS, narrow: 1 };
}

const aside = ({ spec, view }: LandscapeCanvas, z: number): number =>
  ((spec.free ?? 0.5) - 0.5) * (view.width / view.focal) * z;

const tractorAt = (at: Standing, { colour }: AskedGuest): Face[] =>
  standing(at, (kit, place) =>
    makeTractor(
      kit,
      { ...place, yaw: -TRACTOR_TURN },
      { colour: colour ? linear(colour) : RED, states: [] },
    ),
  );

function trailerAt(
  canvas: LandscapeCanvas,
  { foot, heading, narrow }: Standing,
  { asked, number }: { asked: AskedGuest; number: number },
): Built[] {
  const back: readonly [number, number] = [
    foot[0] - Math.cos(heading) * HITCH * SIZE,
    foot[2] - Math.sin(heading) * HITCH * SIZE,
  ];
  const at = { foot: footAt(canvas, back[0], back[1]), heading, narrow };
  const faces = standing(at, (kit, place) =>
    addTrailer(kit, place, { colour: asked.colour ? linear(asked.colour) : null }),
  );
  const load = asked.isLoaded
    ? standing(at, (kit, place) =>
        addTrailerLoad(kit, place, { tones: GRAPES, random: stream(canvas.spec.seed, 'load') }),
      )
    : [];
  return [
    { thing: 'trailer', number, faces },
    ...(load.length > 0 ? [{ thing: 'grapes' as const, number, faces: load }] : []),
  ];
}

/** Builds something on a table of its own, nose to the right, and puts it down in the land. */
function standing(
  { foot, heading, narrow }: Standing,
  build: (kit: Kit, place: Place) => void,
): Face[] {
  const scene = createScene();
  build(createKit(scene, 'preview'), { position: [0, 0, 0], yaw: 0 });
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  // The table's z comes towards us, the land's goes away.
  const turned = ([x, y, z]: Vec3): Vec3 => [x * cos + z * sin, y, x * sin - z * cos];
  const put = ([x, y, z]: Vec3): Vec3 => {
    const [across, up, away] = turned([x, y, z * narrow]);
    const metres = SIZE / 100;
    return [foot[0] + across * metres, foot[1] + up * metres, foot[2] + away * metres];
  };
  const each = <T>([a, b, c]: Triple<T>, change: (one: T) => T): Triple<T> => [
    change(a),
    change(b),
    change(c),
  ];
  return facesOf(scene).map((face) => ({
    ...face,
    points: each(face.points, put),
    normals: each(face.normals, turned),
  }));
}
