import { addObject, addPrimitive } from '#studio/scene-builder.ts';
import type { Random } from '#studio/random.ts';
import type { MaterialRef, ObjectId, Vec3 } from '#studio/scene-graph.ts';
import type { Ground } from '#studio/scene/surroundings.ts';
import { addLeaf } from '#studio/props/grapes/vine.ts';
import { matte } from '#studio/props/making/kit.ts';
import { addBlob, modelOf } from '#studio/props/making/model.ts';
import { stonesOf } from '#studio/props/rests/stone.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { add, compose, rotation } from '#studio/vector.ts';

interface Edge {
  /** Where the ground ends, along z. */
  far: number;
  scale: number;
  random: Random;
}

/** The far edge of a ground: it goes over into the land behind it, and does not end like a board. */
export function endGround(kit: Kit, ground: Ground, edge: Edge): void {
  const object = addObject(kit.scene, { role: 'surface', name: ground });
  if (ground === 'grass' || ground === 'paving') sowBlades(kit, object, edge);
  else if (ground === 'leaves') strew(kit, object, { ...edge, ground });
  else if (ground === 'gravel' || ground === 'soil')
    strew(kit, object, { ...edge, ground: 'gravel' });
  else if (ground === 'water') layBank(kit, object, edge);
  else raiseDrifts(kit, object, { ...edge, ground });
}

const BLADES = 620;
const GREENS: readonly Vec3[] = [
  [0.115, 0.14, 0.045],
  [0.2, 0.2, 0.085],
  [0.085, 0.115, 0.034],
];

export const greensOf = (kit: Kit): MaterialRef[] =>
  GREENS.map((color, i) => matte(kit, `blade ${i}`, () => ({ color, translucency: 0.4 })));

function sowBlades(kit: Kit, object: ObjectId, { far, scale, random }: Edge): void {
  const greens = greensOf(kit);
  for (let i = 0; i < BLADES; i++) {
    const x = random.range(-130, 130);
    const z = far + random.range(-1, 7) * scale;
    addBlade(kit, object, {
      at: [x, -0.2, z],
      tall: random.range(1.6, 5) * scale,
      wide: random.range(0.35, 0.8) * scale,
      lean: random.range(-1.6, 1.6) * scale,
      material: random.pick(greens),
    });
  }
}

interface Blade {
  at: Vec3;
  tall: number;
  wide: number;
  lean: number;
  material: MaterialRef;
}

export function addBlade(kit: Kit, object: ObjectId, blade: Blade): void {
  const { tall, wide, lean, material } = blade;
  const [x, y, z] = blade.at;
  addPrimitive(kit.scene, {
    kind: 'triangle',
    object,
    material,
    points: [
      [x - wide, y, z],
      [x + wide, y, z],
      [x + lean, y + tall, z],
    ],
  });
}

const DRIFTS: Readonly<Record<'snow' | 'sand', Vec3>> = {
  snow: [0.86, 0.88, 0.92],
  sand: [0.56, 0.46, 0.32],
};
export const driftOf = (kit: Kit, ground: 'snow' | 'sand'): MaterialRef =>
  matte(kit, `drift of ${ground}`, () => ({ color: DRIFTS[ground] }));

/** Low swells, each the cap of a ball that lies deep under it. */
function raiseDrifts(
  kit: Kit,
  object: ObjectId,
  { far, scale, random, ground }: Edge & { ground: 'snow' | 'sand' },
): void {
  const material = driftOf(kit, ground);
  const tall = (ground === 'snow' ? 3.4 : 1.5) * scale;
  for (let x = -150; x < 150; x += random.range(9, 22) * scale) {
    const radius = random.range(36, 90) * scale;
    addPrimitive(kit.scene, {
      kind: 'sphere',
      object,
      material,
      center: [x, random.range(0.3, 1) * tall - radius, far - random.range(0, 8) * scale],
      radius,
    });
  }
}

const PEBBLES: readonly Vec3[] = [
  [0.34, 0.3, 0.25],
  [0.25, 0.23, 0.21],
  [0.44, 0.4, 0.34],
  [0.3, 0.24, 0.19],
];
export const pebblesOf = (kit: Kit): MaterialRef[] =>
  PEBBLES.map((color, i) => matte(kit, `pebble ${i}`, () => ({ color })));

const CLODS: readonly Vec3[] = [
  [0.16, 0.1, 0.06],
  [0.11, 0.07, 0.045],
];
export const clodsOf = (kit: Kit): MaterialRef[] =>
  CLODS.map((color, i) => matte(kit, `clod ${i}`, () => ({ color })));

function strew(
  kit: Kit,
  object: ObjectId,
  { far, scale, random, ground }: Edge & { ground: 'gravel' | 'leaves' },
): void {
  const materials = pebblesOf(kit);
  const count = ground === 'gravel' ? 420 : 90;
  for (let i = 0; i < count; i++) {
    const at: Vec3 = [random.range(-110, 110), 0, far + random.range(-1, 6) * scale];
    if (ground === 'gravel') addPebble(kit, object, { at, scale, random, materials });
    else layLeaf(kit, object, { at, scale, random });
  }
}

/** Boulders on the far bank. */
function layBank(kit: Kit, object: ObjectId, { far, scale, random }: Edge): void {
  for (let x = -150; x < 150; x += random.range(5, 13) * scale)
    addBoulder(kit, object, {
      at: [x, 0, far + random.range(-3, 5) * scale],
      scale,
      random,
      radius: random.range(5, 11),
    });
}

/** A stone that the water has rounded, half under it. */
export function addBoulder(
  kit: Kit,
  object: ObjectId,
  { at: [x, , z], scale, random, radius }: Strewn & { radius: number },
): void {
  const r = radius * scale;
  const seed = random.int(1, 99);
  const model = modelOf(kit, { position: [x, 0, z], yaw: random.range(0, 6) }, object);
  addBlob(model, {
    at: [0, r * 0.2, 0],
    radii: [r, r * 0.72, r * random.range(0.7, 0.95)],
    material: random.pick(stonesOf(kit)),
    swell: ([px, py, pz]) => 0.88 + 0.3 * (fbm(px * 1.7 + seed, pz * 1.7 + py, 3, seed) - 0.3),
    rings: 16,
    sides: 22,
  });
}

interface Strewn {
  at: Vec3;
  scale: number;
  random: Random;
}

export function addPebble(
  kit: Kit,
  object: ObjectId,
  { at: [x, , z], scale, random, materials }: Strewn & { materials: readonly MaterialRef[] },
): void {
  const radius = random.range(0.45, 1.25) * scale;
  addPrimitive(kit.scene, {
    kind: 'sphere',
    object,
    material: random.pick(materials),
    center: [x, radius * 0.2, z],
    radius,
  });
}

/** A fallen leaf, with one edge up. */
export function layLeaf(kit: Kit, partOf: ObjectId, { at, scale, random }: Strewn): void {
  const tilt = rotation({ x: random.range(-1.6, -1.2) });
  addLeaf(
    kit,
    {
      center: add(at, [0, random.range(0.4, 1.3) * scale, 0]),
      size: random.range(2.6, 4.2) * scale,
      rotation: compose(rotation({ y: random.range(0, 6) }), tilt),
      bend: 0.14,
    },
    { season: 'autumn', random, partOf },
  );
}
