import { addObject, addPrimitive } from '#studio/scene-builder.ts';
import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { matte } from './making/kit.ts';
import type { Kit } from './making/kit.ts';

const BLADES = 620;
const GREENS: readonly Vec3[] = [
  [0.13, 0.18, 0.04],
  [0.17, 0.22, 0.055],
  [0.1, 0.15, 0.032],
];

/** Blades along the far edge of a lawn: it ends in the meadow behind it, not like a board. */
export function addGrassEdge(
  kit: Kit,
  { far, scale = 1, random }: { far: number; scale?: number; random: Random },
): void {
  const object = addObject(kit.scene, { role: 'surface', name: 'grass' });
  const greens = GREENS.map((color, i) =>
    matte(kit, `blade ${i}`, () => ({ color, translucency: 0.4 })),
  );
  for (let i = 0; i < BLADES; i++) {
    const x = random.range(-130, 130);
    const z = far + random.range(-1, 7) * scale;
    const tall = random.range(1.6, 5) * scale;
    const wide = random.range(0.35, 0.8) * scale;
    const lean = random.range(-1.6, 1.6) * scale;
    addPrimitive(kit.scene, {
      kind: 'triangle',
      object,
      material: random.pick(greens),
      points: [
        [x - wide, -0.2, z],
        [x + wide, -0.2, z],
        [x + lean, tall, z],
      ],
    });
  }
}
