import type { Random } from '#studio/random.ts';
import type { MaterialRef, Rotation, Vec3 } from '#studio/scene-graph.ts';
import { addMaterial, addMedium, addObject, addPrimitive } from '#studio/scene-builder.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { add, rotate } from '#studio/vector.ts';
import { matte, once } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';

export interface Wall {
  position: Vec3;
  /** Between these heights. */
  from: number;
  to: number;
  radius: (y: number) => number;
  random: Random;
  count?: number;
  /** Of a bottle that lies or leans: then drops are all round it. */
  turn?: Rotation;
}

const ON_A_WALL = 240;
const ALL_ROUND = 400;
/** Each refracts: a table shows as much with few. */
const ON_A_TABLE = 70;

/** A scatter of drops on the table, where no cold wall was named. */
export const makeDewdrops: MakeThing = (kit, { position }, { random }) =>
  addDewdrops(kit, {
    position,
    from: 0.1,
    to: 0.3,
    radius: () => random.range(1, 7),
    random,
    count: ON_A_TABLE,
  });

interface Ball {
  center: Vec3;
  radius: number;
}

const ON_A_BERRY = 11;
/** A glint on each, or drops of clear water are lost in the bloom of the berry. */
const GLINT = 0.24;

/** Drops on berries, on the side that is seen. */
export function bedew(kit: Kit, balls: readonly Ball[], random: Random): void {
  const object = addObject(kit.scene, { role: 'prop', name: 'dewdrops', thing: 'dewdrops' });
  const material = waterOf(kit);
  const light = matte(kit, 'dew glint', () => ({ color: [0.95, 0.97, 1], coat: 1 }));
  for (const { center, radius } of balls)
    for (let i = 0; i < ON_A_BERRY; i++) {
      const a = random.range(0, Math.PI * 2);
      const up = random.range(-0.5, 0.9);
      const out = Math.sqrt(1 - up * up);
      const size = radius * random.range(0.09, 0.2);
      const r = radius + size * 0.1;
      const at: Vec3 = [
        center[0] + Math.cos(a) * out * r,
        center[1] + up * r,
        center[2] + Math.abs(Math.sin(a)) * out * r,
      ];
      addPrimitive(kit.scene, { kind: 'sphere', object, material, center: at, radius: size });
      addPrimitive(kit.scene, {
        kind: 'sphere',
        object,
        material: light,
        center: [at[0] - size * 0.45, at[1] + size * 0.6, at[2] + size * 0.7],
        radius: size * GLINT,
      });
    }
}

const ON_A_LEAF = 46;

/** Drops on a leaf that lies or hangs, where its blade is broadest. */
export function bedewLeaf(
  kit: Kit,
  { center, size, rotation }: { center: Vec3; size: number; rotation: Rotation },
  random: Random,
): void {
  const object = addObject(kit.scene, { role: 'prop', name: 'dewdrops', thing: 'dewdrops' });
  const material = waterOf(kit);
  for (let i = 0; i < ON_A_LEAF; i++) {
    const [a, r] = [i * 2.4, size * 0.5 * Math.sqrt((i + 0.5) / ON_A_LEAF)];
    const radius = size * random.range(0.016, 0.05);
    // The stalk is at the middle of the sheet, the blade below it.
    const at: Vec3 = [Math.cos(a) * r, Math.sin(a) * r - size * 0.1, radius * 0.6 + size * 0.09];
    addPrimitive(kit.scene, {
      kind: 'sphere',
      object,
      material,
      center: add(center, rotate(rotation, at)),
      radius,
    });
  }
}

export function waterOf(kit: Kit): MaterialRef {
  const water = once(kit, 'water', () =>
    addMedium(kit.scene, { absorption: [0.002, 0.001, 0.001], refractiveIndex: 1.33 }),
  );
  return once(kit, 'water surface', () => addMaterial(kit.scene, { kind: 'glass', inside: water }));
}

/** Of an upright wall, only what the camera sees of it. */
const SEEN_SIDE = 1.65;

/** Of its size, a drop's middle above the wall: it clings to it and stands out as less than a ball. */
const RAISED = 0.3;

/** Drops of water on a cold wall, denser at its middle, a few of them run down. */
export function addDewdrops(
  kit: Kit,
  { position, from, to, radius, random, turn, count = turn ? ALL_ROUND : ON_A_WALL }: Wall,
): void {
  const material = waterOf(kit);
  const object = addObject(kit.scene, { role: 'prop', name: 'dewdrops', thing: 'dewdrops' });
  const drop = (a: number, y: number, size: number): void => {
    const r = radius(y) + size * RAISED;
    const offset: Vec3 = [Math.cos(a) * r, y, Math.sin(a) * r];
    const center = add(position, turn ? rotate(turn, offset) : offset);
    addPrimitive(kit.scene, { kind: 'sphere', object, material, center, radius: size });
  };
  const side = turn ? Math.PI : SEEN_SIDE;
  for (let i = 0; i < count; i++) {
    const a = Math.PI / 2 + random.range(-side, side);
    const y = from + (to - from) * random.next();
    const size = random.range(0.05, 0.14) * (random.chance(0.12) ? 1.5 : 1);
    drop(a, y, size);
    if (!random.chance(0.05)) continue;
    for (let k = 1; k < 7; k++) drop(a, Math.max(from, y - k * 0.2), 0.08);
  }
}
