import type { VesselId } from './vessel-id.ts';
import { metal } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addBlob, addLathe, addTube, curve, modelOf, paint } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Place } from '#studio/props/making/place.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { addRim } from '#studio/props/crockery-rim.ts';
import { skinOf } from '#studio/props/making/made-of.ts';
import { addOval } from '#studio/props/plate-under.ts';
import { addBoard, boardThickness } from '#studio/props/tableware.ts';
import { addObject } from '#studio/scene-builder.ts';
import type { MaterialRef, Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { Crockery } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Where the food lies: height of the ground, and half of the room to the sides and to the front. */
export interface Ground {
  y: number;
  x: number;
  z: number;
}

interface Turned {
  thing: ThingId | null;
  profile: (r: number) => readonly Vec2[];
  radius: number;
  ground: Ground;
  colour: string;
}

const flat = (r: number): Vec2[] => [
  [AXIS, 0.05],
  [r * 0.66, 0.05],
  [r * 0.8, 0.4],
  [r * 0.99, 1.5],
  [r, 1.62],
  [r * 0.97, 1.66],
  [r * 0.82, 0.85],
  [r * 0.74, 0.52],
  [AXIS, 0.48],
];
const deep = (r: number): Vec2[] => [
  [AXIS, 0.05],
  [r * 0.5, 0.05],
  [r * 0.68, 1.4],
  [r * 0.99, 3],
  [r, 3.15],
  [r * 0.97, 3.2],
  [r * 0.7, 2.2],
  [r * 0.62, 0.9],
  [AXIS, 0.7],
];
const round = (r: number): Vec2[] => [
  [AXIS, 0.06],
  [r * 0.5, 0.06],
  [r * 0.62, 0.4],
  [r * 0.92, r * 0.4],
  [r, r * 0.62],
  [r * 0.95, r * 0.63],
  [r * 0.86, r * 0.4],
  [r * 0.5, 0.6],
  [AXIS, 0.5],
];
const steep = (r: number): Vec2[] => [
  [AXIS, 0.06],
  [r * 0.9, 0.06],
  [r * 0.96, 0.4],
  [r, r * 0.36],
  [r, r * 0.38],
  [r * 0.94, r * 0.38],
  [r * 0.9, 0.7],
  [AXIS, 0.6],
];
const cup = (r: number): Vec2[] => [
  [AXIS, 0.06],
  [r * 0.92, 0.06],
  [r * 0.98, r * 0.3],
  [r, r * 0.74],
  [r * 0.97, r * 0.78],
  [r * 0.92, r * 0.74],
  [r * 0.9, 0.6],
  [AXIS, 0.5],
];

const WHITE = '#e9e6df';
const TURNED: Readonly<Record<Exclude<VesselId, 'board' | 'slate' | 'platter'>, Turned>> = {
  plate: {
    thing: 'plate',
    profile: flat,
    radius: 12.6,
    ground: { y: 0.5, x: 9.8, z: 9.4 },
    colour: WHITE,
  },
  dark_plate: {
    thing: 'plate',
    profile: flat,
    radius: 12.6,
    ground: { y: 0.5, x: 9.8, z: 9.4 },
    colour: '#2e3033',
  },
  small_plate: {
    thing: 'plate',
    profile: flat,
    radius: 9.4,
    ground: { y: 0.5, x: 7.2, z: 7 },
    colour: WHITE,
  },
  deep_plate: {
    thing: 'plate',
    profile: deep,
    radius: 11.8,
    ground: { y: 1.6, x: 8, z: 8 },
    colour: WHITE,
  },
  bowl: {
    thing: 'bowl',
    profile: round,
    radius: 9.4,
    ground: { y: 4.2, x: 8.25, z: 8.25 },
    colour: WHITE,
  },
  dark_bowl: {
    thing: 'bowl',
    profile: round,
    radius: 9.4,
    ground: { y: 4.2, x: 8.25, z: 8.25 },
    colour: '#33363b',
  },
  cazuela: {
    thing: null,
    profile: steep,
    radius: 9.6,
    ground: { y: 1.9, x: 8.7, z: 8.7 },
    colour: '#9a4f28',
  },
  pan: {
    thing: null,
    profile: steep,
    radius: 13,
    ground: { y: 2.6, x: 11.6, z: 11.6 },
    colour: '#26272a',
  },
  pot: {
    thing: 'pot',
    profile: cup,
    radius: 10.4,
    ground: { y: 5.4, x: 9.4, z: 9.4 },
    colour: '#7d1f1b',
  },
  skillet: {
    thing: 'frying_pan',
    profile: steep,
    radius: 12,
    ground: { y: 2.4, x: 10.6, z: 10.6 },
    colour: '#26272a',
  },
  copper_pot: {
    thing: 'saucepan',
    profile: cup,
    radius: 10.4,
    ground: { y: 5.4, x: 9.4, z: 9.4 },
    colour: '#b86a3e',
  },
  dip_bowl: {
    thing: 'bowl',
    profile: round,
    radius: 4.7,
    ground: { y: 2.05, x: 4.05, z: 4.05 },
    colour: WHITE,
  },
  sauce_jug: {
    thing: 'jug',
    profile: cup,
    radius: 4.1,
    ground: { y: 2.5, x: 3.7, z: 3.7 },
    colour: WHITE,
  },
  steamer: {
    thing: null,
    profile: steep,
    radius: 11.4,
    ground: { y: 2.6, x: 9.6, z: 9.6 },
    colour: '#c4965a',
  },
  ramekin: {
    thing: null,
    profile: cup,
    radius: 5.2,
    ground: { y: 3.1, x: 4.7, z: 4.7 },
    colour: WHITE,
  },
};

export interface Serving {
  vessel: VesselId;
  /** A colour that was asked for. */
  colour: Vec3 | null;
  /** What the customer calls it. */
  as: ThingId | null;
  /** What else was said of it. */
  crockery: Crockery | null;
  /** A small thing comes on a smaller plate: factor on the usual size. */
  k: number;
}

/** Room of a vessel at its usual size. */
export function groundOf(vessel: VesselId): Ground {
  if (vessel === 'board' || vessel === 'slate') return { y: boardThickness, x: 11.6, z: 6.8 };
  return vessel === 'platter' ? { y: 0.55, x: 13, z: 8.4 } : TURNED[vessel].ground;
}

/** Puts down what the dish is served in and tells where the food goes. */
export function addVessel(
  kit: Kit,
  place: Place,
  { vessel, colour, as, crockery, k }: Serving,
): Ground {
  const { x, y, z } = groundOf(vessel);
  const ground: Ground = { y, x: x * k, z: z * k };
  if (vessel === 'board' || vessel === 'slate') {
    const isSlate = vessel === 'slate';
    const skin =
      crockery?.material === 'marble'
        ? skinOf(kit, { material: 'marble', colour: null })
        : undefined;
    addBoard(kit, place, {
      length: 29 * k,
      width: 17.5 * k,
      isSlate,
      skin,
      thing: as === 'plate' ? as : 'board',
    });
    return ground;
  }
  const cast = skinOf(kit, { material: crockery?.material ?? null, colour });
  const material =
    cast ??
    (vessel === 'copper_pot' && !colour
      ? metal(kit, [0.78, 0.38, 0.22], 0.22)
      : glaze(kit, colour ?? (vessel === 'platter' ? WHITE : TURNED[vessel].colour)));
  const thing = vessel === 'platter' ? 'plate' : TURNED[vessel].thing;
  const object = addObject(kit.scene, { role: 'prop', name: vessel, ...(thing && { thing }) });
  const model = modelOf(kit, place, object);
  if (vessel === 'platter') {
    addOval(model, { half: [18.4 * k, 12.4 * k], material });
    return ground;
  }
  const { profile, radius } = TURNED[vessel];
  addLathe(model, profile(radius * k), material);
  if (crockery?.rim && thing)
    addRim(kit, place, { profile: profile(radius * k), rim: crockery.rim, of: thing });
  if (vessel === 'sauce_jug') addEar(model, material);
  if (vessel === 'pan') addHandles(model);
  if (vessel === 'skillet' || vessel === 'copper_pot')
    addLongHandle(model, radius * k, profile(radius * k)[3]![1]);
  return ground;
}

const glaze = (kit: Kit, colour: string | Vec3): MaterialRef =>
  paint(kit, colour, { coat: 0.8, rough: 0.17 });

/** A handle to the right and a lip to the left, as a sauce is poured. */
function addEar(model: Model, material: MaterialRef): void {
  const path: Vec3[] = [
    [3.8, 2.7, 0],
    [6, 3, 0],
    [6.1, 1.3, 0],
    [3.9, 0.9, 0],
  ];
  addTube(model, curve(path), { radius: 0.38, material, sides: 10 });
  addBlob(model, { at: [-4.4, 2.9, 0], radii: [1.1, 0.5, 1.1], material, rings: 8, sides: 14 });
}

/** Two loops of iron. */
function addHandles(model: Model): void {
  const iron = metal(model.kit, [0.16, 0.155, 0.15], 0.35);
  for (const s of [-1, 1])
    addTube(
      model,
      curve([
        [s * 12.6, 3.6, -2.6],
        [s * 15.6, 4.4, -2],
        [s * 15.6, 4.4, 2],
        [s * 12.6, 3.6, 2.6],
      ]),
      { radius: 0.45, material: iron },
    );
}

/** One iron handle, out to the right. */
function addLongHandle(model: Model, radius: number, y: number): void {
  addTube(
    model,
    curve([
      [radius * 0.96, y, 0],
      [radius + 5, y + 1.6, 1],
      [radius + 15, y + 2.6, 3.4],
    ]),
    { radius: 0.8, material: metal(model.kit, [0.16, 0.155, 0.15], 0.35) },
  );
}
