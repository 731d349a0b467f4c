import type { AskedGuest } from '#studio/landscape/landscape-spec.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { isDrivenDownLane, laneAt } from '#studio/landscape/landmarks/in-lanes.ts';
import { mostOf } from '#studio/places/words/scenery-names.ts';
import { makeTractor, TRACTOR_TURN } from '#studio/props/vehicles/tractor.ts';
import { addTrailer, addTrailerLoad } from '#studio/props/vehicles/trailer.ts';
import { stream } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { linear } from '#studio/textures/colour.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Face } from './faces.ts';
import type { Built } from './paint-built.ts';
import { addDriver } from './driver.ts';
import { footAt, standModel } from './stand-model.ts';
import type { Standing } from './stand-model.ts';

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

/** As near as that it is whole: from higher up the ground right before us is below the frame. */
function wholeFrom({ spec, view }: LandscapeCanvas): number {
  const lowest = Math.max(0.1, LOWEST_FOOT - spec.horizon) * view.height;
  return (spec.eyeMetres * view.focal) / lowest + 1;
}
const LOWEST_FOOT = 0.9;

/** Towards us, in the lane that lies nearest to what the heroes leave free. */
function inLane(canvas: LandscapeCanvas, i: number): Standing {
  const near = Math.max(IN_LANE, wholeFrom(canvas));
  const z = near * (canvas.spec.hasTable === true ? 1.7 : 1) + i * BEHIND;
  // Far to the side the row before it would hide it.
  const x = laneAt(canvas, aside(canvas, z) * 0.5, z);
  const slope = laneAt(canvas, x, z - 1) - x;
  return { foot: footAt(canvas, x, z), heading: Math.atan2(-1, slope), narrow: NARROW, size: SIZE };
}

function beforeRows(canvas: LandscapeCanvas, i: number, isHitched: boolean): Standing {
  const near = Math.max(BEFORE_ROWS, wholeFrom(canvas));
  const z = near * (canvas.spec.hasTable === true ? 1.6 : 1) + i * BEHIND;
  const x = aside(canvas, z) * (isHitched ? 0.5 : 1) - (isHitched ? HITCH * 0.42 : 0);
  return { foot: footAt(canvas, x, z), heading: ACROSS, narrow: 1, size: SIZE };
}

const aside = ({ spec, view }: LandscapeCanvas, z: number): number =>
  ((spec.free ?? 0.5) - 0.5) * (view.width / view.focal) * z;

const tractorAt = (at: Standing, { colour, isParked }: AskedGuest): Face[] =>
  standModel(at, (kit, place) => {
    const look = { colour: colour ? linear(colour) : RED, states: [] };
    makeTractor(kit, { ...place, yaw: -TRACTOR_TURN }, look);
    if (!isParked) addDriver(kit, place);
  });

function trailerAt(
  canvas: LandscapeCanvas,
  { foot, heading, narrow, size }: Standing,
  { asked, number }: { asked: AskedGuest; number: number },
): Built[] {
  const back: readonly [number, number] = [
    foot[0] - Math.cos(heading) * HITCH * SIZE,
    foot[2] - Math.sin(heading) * HITCH * SIZE,
  ];
  const at = { foot: footAt(canvas, back[0], back[1]), heading, narrow, size };
  const faces = standModel(at, (kit, place) =>
    addTrailer(kit, place, { colour: asked.colour ? linear(asked.colour) : null }),
  );
  const load = asked.isLoaded
    ? standModel(at, (kit, place) =>
        addTrailerLoad(kit, place, { tones: GRAPES, random: stream(canvas.spec.seed, 'load') }),
      )
    : [];
  return [
    { thing: 'trailer', number, faces },
    ...(load.length > 0 ? [{ thing: 'grapes' as const, number, faces: load }] : []),
  ];
}
