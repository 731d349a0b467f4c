import { addObject } from '#studio/scene-builder.ts';
import type { Random } from '#studio/random.ts';
import type { ObjectId, Vec3 } from '#studio/scene-graph.ts';
import type { Ground } from '#studio/scene/surroundings.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Foot } from './foot.ts';
import { heapUp } from './heap.ts';
import {
  addBlade,
  addBoulder,
  addPebble,
  clodsOf,
  greensOf,
  layLeaf,
  pebblesOf,
} from './end-ground.ts';

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
  // Fallen leaves are asked for by name where something lies in them.
  const named = ground === 'leaves' ? ({ thing: 'autumn_leaves' } as const) : {};
  const object = addObject(kit.scene, { role: 'surface', name: ground, ...named });
  const bed: Bed = { kit, object, random, scale, ...extentOf(feet) };
  if (ground === 'water') return wedge(bed, feet);
  // Stones are trodden flat: nothing reaches over a foot.
  if (ground === 'paving') return;
  if (ground === 'snow' || ground === 'sand') heapUp(bed, ground, feet);
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

type Strewn = Exclude<Ground, 'snow' | 'sand' | 'water' | 'paving'>;
const HOW_MANY: Readonly<Record<Strewn, number>> = {
  grass: 900,
  gravel: 1300,
  leaves: 260,
  soil: 260,
};

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
  soil: (bed) => {
    const { kit, object, random, scale } = bed;
    addPebble(kit, object, { at: about(bed, 50), random, scale, materials: clodsOf(kit) });
  },
  leaves: (bed) => layLeaf(bed.kit, bed.object, { ...bed, at: about(bed, 40) }),
};

/** Between stones that stand out of the stream, so that it is not carried off; none hides it. */
function wedge({ kit, object, random, scale, near, far }: Bed, feet: readonly Foot[]): void {
  const aside = feet.toSorted((a, b) => a.x - b.x);
  for (const [foot, side] of [[aside[0]!, -1] as const, [aside.at(-1)!, 1] as const]) {
    const radius = random.range(7.5, 10.5);
    const apart = foot.half + radius * scale * 0.86;
    const at: Vec3 = [foot.x + side * apart, 0, foot.z - random.range(1, 5) * scale];
    addBoulder(kit, object, { at, scale, random, radius });
  }
  for (let i = 0; i < STONES; i++) {
    const x = random.range(-1, 1);
    const at: Vec3 = [
      x * 44 * scale,
      0,
      Math.abs(x) > 0.45
        ? random.range(far - 40 * scale, near + 12 * scale)
        : random.range(far - 46 * scale, far - 18 * scale),
    ];
    addBoulder(kit, object, { at, scale, random, radius: random.range(5.5, 9) });
  }
}
const STONES = 16;
