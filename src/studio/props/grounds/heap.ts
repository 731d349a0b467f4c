import { addPrimitive } from '#studio/scene-builder.ts';
import type { Random } from '#studio/random.ts';
import type { ObjectId, Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { surfaceMaterial } from '#studio/props/making/surfaces.ts';
import { fbm } from '#studio/textures/noise.ts';
import { normalize } from '#studio/vector.ts';
import type { Foot } from './foot.ts';

interface Heap {
  kit: Kit;
  object: ObjectId;
  random: Random;
  scale: number;
}

const SECTORS = 40;
/** Centimetres from the foot outwards; the last ring lies under the ground. */
const RINGS = [-1.2, 0, 0.7, 1.6, 2.8, 4.4, 6.6, 9.6, 13.5] as const;
const TALL = { snow: 2.3, sand: 1.5 } as const;

/** A low heap of snow or sand about each foot, of the ground it lies on: what stands there has sunk in. */
export function heapUp(
  { kit, object, random, scale }: Heap,
  ground: 'snow' | 'sand',
  feet: readonly Foot[],
): void {
  const material = surfaceMaterial(kit, ground, random, { scale });
  for (const { x, z, half, isSunk = false } of feet) {
    const seed = random.int(1, 999);
    const height = (px: number, pz: number): number => {
      const away = Math.max(0, Math.hypot(px - x, pz - z) - half) / scale;
      const rough = fbm(px / (4.2 * scale), pz / (4.2 * scale), 3, seed);
      const fall = Math.exp(-((away / 4.6) ** 1.6));
      return TALL[ground] * scale * fall * (0.45 + 1.1 * rough) - (away > 12 ? 0.3 : 0.02) * scale;
    };
    const e = 0.25 * scale;
    const corner = (ring: number, sector: number): { at: Vec3; normal: Vec3; uv: Vec2 } => {
      const turn = (sector / SECTORS) * Math.PI * 2;
      // Round what is half buried the ground is closed; what stands is seen through.
      const reach = ring === 0 && isSunk ? 0.01 : Math.max(0.1, half + RINGS[ring]! * scale);
      const [px, pz] = [x + Math.cos(turn) * reach, z + Math.sin(turn) * reach];
      const y = height(px, pz);
      const normal = normalize([y - height(px + e, pz), e, y - height(px, pz + e)]);
      return { at: [px, y, pz], normal, uv: [px, pz] };
    };
    for (let ring = 0; ring + 1 < RINGS.length; ring++)
      for (let sector = 0; sector < SECTORS; sector++) {
        const [a, b] = [corner(ring, sector), corner(ring, sector + 1)];
        const [c, d] = [corner(ring + 1, sector), corner(ring + 1, sector + 1)];
        for (const [one, two, three] of [
          [a, b, c],
          [b, d, c],
        ] as const)
          addPrimitive(kit.scene, {
            kind: 'triangle',
            object,
            material,
            points: [one.at, two.at, three.at],
            normals: [one.normal, two.normal, three.normal],
            uvs: [one.uv, two.uv, three.uv],
          });
      }
  }
}
