import type { Random } from '#studio/random.ts';
import type { Season } from '#studio/scene/surroundings.ts';
import type { MaterialRef, ObjectId, Rotation, Vec3 } from '#studio/scene-graph.ts';
import { addObject } from '#studio/scene-builder.ts';
import { add, compose, rotate, rotation } from '#studio/vector.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addSheet, tubeRows } from '#studio/props/making/mesh.ts';
import { matte, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';

const LEAF_GRID = 10;

/** One of a handful of differently painted leaves. */
function leafMaterial(kit: Kit, season: Season, variant: number): MaterialRef {
  return matte(kit, `leaf ${season} ${variant}`, () => ({
    texture: painted(kit, {
      painter: 'vine-leaf',
      params: { seed: 31 + variant * 7, season },
      share: 0.5,
      hasRelief: false,
      wrap: 'clamp',
      cutout: true,
    }),
    coat: 0.35,
    coatRoughness: 0.42,
    translucency: 0.55,
  }));
}

export interface LeafPlace {
  center: Vec3;
  size: number;
  rotation: Rotation;
  /** How far the margins hang. */
  bend: number;
}

/** A curled sheet cut to a leaf; the ripple differs from leaf to leaf. */
export function addLeaf(
  kit: Kit,
  leaf: LeafPlace,
  { season, random, partOf }: { season: Season; random: Random; partOf?: ObjectId },
): ObjectId {
  const material = leafMaterial(kit, season, random.int(0, 3));
  const object =
    partOf ?? addObject(kit.scene, { role: 'prop', name: 'vine leaf', thing: 'vine_leaf' });
  const phase = random.next() * 6;
  const twist = random.range(-0.25, 0.25);
  const rows = Array.from({ length: LEAF_GRID + 1 }, (_, i) =>
    Array.from({ length: LEAF_GRID + 1 }, (__, j): Vec3 => {
      const x = (j / LEAF_GRID) * 2 - 1;
      const y = (i / LEAF_GRID) * 2 - 1;
      const hang = -leaf.bend * (x * x * 1.2 + y * y * 0.7) + x * y * twist;
      const ripple = Math.sin(x * 5 + phase) * 0.06 + Math.sin(y * 6 + x * 3 + phase) * 0.05;
      const local: Vec3 = [x * leaf.size, -y * leaf.size, (hang + ripple) * leaf.size];
      return add(leaf.center, rotate(leaf.rotation, local));
    }),
  );
  addSheet({ scene: kit.scene, object, material }, rows);
  return object;
}

/** A woody shoot along a path, knotted at the joints. */
export function addCane(kit: Kit, path: readonly Vec3[], radius: number): ObjectId {
  const object = addObject(kit.scene, { role: 'prop', name: 'cane' });
  const material = matte(kit, 'cane', () => ({
    texture: painted(kit, {
      painter: 'planks',
      params: { seed: 5, tone: [104, 74, 46], planks: 2, gap: 0.01, wear: 0.8 },
      share: 0.25,
      bump: 2,
      scale: [2, 6],
    }),
    coat: 0.15,
    coatRoughness: 0.6,
  }));
  const knots = (t: number): number => 1 + 0.22 * Math.max(0, Math.cos(t * Math.PI * 9)) ** 8;
  addSheet(
    { scene: kit.scene, object, material },
    tubeRows(path, (t) => radius * (1.1 - 0.3 * t) * knots(t), 10),
    { isClosed: true },
  );
  return object;
}

/** A cut shoot lying across the table, its leaves on both sides and a tendril at its end. */
export const addVineBranch: MakeThing = (kit, { position, yaw }, { random, season }) => {
  const turn = rotation({ y: yaw + 0.15 });
  const at = (p: Vec3): Vec3 => add(position, rotate(turn, p));
  const path = Array.from({ length: 14 }, (_, i): Vec3 => {
    const t = i / 13;
    return at([(t - 0.5) * 38, 1 + 2.6 * Math.sin(t * 2.4), 3 * Math.sin(t * 5)]);
  });
  addCane(kit, path, 0.9);
  const tendril = Array.from({ length: 20 }, (_, i): Vec3 => {
    const a = i * 0.55;
    return at([19 + i * 0.3, 3 + Math.sin(a) * 0.9, -1 + Math.cos(a) * 0.9]);
  });
  addCane(kit, tendril, 0.14);
  const object = addObject(kit.scene, { role: 'prop', name: 'vine branch', thing: 'vine_branch' });
  for (let i = 0; i < LEAVES; i++) {
    const t = (i + 0.6) / LEAVES;
    const side = i % 2 ? 1 : -1;
    addLeaf(
      kit,
      {
        center: at([(t - 0.5) * 36, 3.4 + 2 * Math.sin(t * 2.4), side * random.range(3, 4.6)]),
        size: random.range(4, 5.6),
        rotation: compose(turn, rotation({ x: -1.2 + side * 0.28, y: random.range(-0.5, 0.5) })),
        bend: random.range(0.1, 0.24),
      },
      { season, random, partOf: object },
    );
  }
};
const LEAVES = 7;
