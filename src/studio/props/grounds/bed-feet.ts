import { addObject, addPrimitive } from '#studio/scene-builder.ts';
import type { Random } from '#studio/random.ts';
import type { ObjectId, Vec3 } from '#studio/scene-graph.ts';
import type { Ground } from '#studio/scene/surroundings.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addBlade, addPebble, driftOf, greensOf, layLeaf, pebblesOf } from './end-ground.ts';

/** Where one thing stands, in centimetres. */
export interface Foot {
  x: number;
  z: number;
  half: number;
}

interface Extent {
  left: number;
  right: number;
  near: number;
  far: number;
}

interface Bed extends Extent {
  kit: Kit;
  object: ObjectId;
  random: Random;
  scale: number;
}

/** What is said to stand IN the grass or the snow has some of it round and before its foot. */
export function bedFeet(
  kit: Kit,
  ground: Ground,
  { random, feet, scale }: { random: Random; feet: readonly Foot[]; scale: number },
): void {
  const object = addObject(kit.scene, { role: 'surface', name: ground });
  const bed: Bed = { kit, object, random, scale, ...extentOf(feet) };
  if (ground === 'snow' || ground === 'sand') for (const foot of feet) heapUp(bed, ground, foot);
  else for (let i = 0; i < HOW_MANY[ground]; i++) LAY[ground](bed);
}

function extentOf(feet: readonly Foot[]): Extent {
  return {
    left: Math.min(...feet.map(({ x, half }) => x - half)),
    right: Math.max(...feet.map(({ x, half }) => x + half)),
    near: Math.max(...feet.map(({ z, half }) => z + half)),
    far: Math.min(...feet.map(({ z, half }) => z - half)),
  };
}

type Strewn = Exclude<Ground, 'snow' | 'sand'>;
const HOW_MANY: Readonly<Record<Strewn, number>> = { grass: 900, gravel: 1300, leaves: 170 };

/** Anywhere about: as far before and behind the things as the frame shows. */
function about({ left, right, near, far, scale, random }: Bed, behind = 6): Vec3 {
  const wide = 38 * scale;
  return [
    random.range(left - wide, right + wide),
    0,
    random.range(far - behind * scale, near + 24 * scale),
  ];
}

const LAY: Readonly<Record<Strewn, (bed: Bed) => void>> = {
  grass: (bed) => {
    const { kit, object, random, scale, near } = bed;
    const [x, , z] = about(bed);
    addBlade(kit, object, {
      at: [x, -0.2, z],
      // Before the things it is short, or it would hide them.
      tall: random.range(1.4, z > near ? 3.2 : 6) * scale,
      wide: random.range(0.2, 0.42) * scale,
      lean: random.range(-1.4, 1.4) * scale,
      material: random.pick(greensOf(kit)),
    });
  },
  gravel: (bed) => {
    const { kit, object, random, scale } = bed;
    addPebble(kit, object, { at: about(bed, 50), random, scale, materials: pebblesOf(kit) });
  },
  leaves: (bed) => layLeaf(bed.kit, bed.object, { ...bed, at: about(bed, 40) }),
};

const MOUNDS = 11;

/** A low wall of snow round one foot: it has sunk in. */
function heapUp(
  { kit, object, random, scale }: Bed,
  ground: 'snow' | 'sand',
  { x, z, half }: Foot,
): void {
  const tall = (ground === 'snow' ? 2.1 : 0.7) * scale;
  for (let i = 0; i < MOUNDS; i++) {
    const turn = (i / MOUNDS) * Math.PI * 2;
    const radius = random.range(3.2, 5.4) * scale;
    const reach = half + radius * 0.45;
    addPrimitive(kit.scene, {
      kind: 'sphere',
      object,
      material: driftOf(kit, ground),
      center: [
        x + Math.cos(turn) * reach,
        random.range(0.6, 1) * tall - radius,
        z + Math.sin(turn) * reach,
      ],
      radius,
    });
  }
}
