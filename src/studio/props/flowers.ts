import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { addObject, addPrimitive, addShape } from '#studio/scene-builder.ts';
import { add } from '#studio/vector.ts';
import { addSheet, tubeRows } from './mesh.ts';
import { matte } from './kit.ts';
import type { Kit } from './kit.ts';
import { AXIS, spline } from './profile.ts';

const PETALS: readonly Vec3[] = [
  [0.62, 0.2, 0.24],
  [0.78, 0.62, 0.58],
  [0.8, 0.76, 0.7],
];

/** A small stoneware vase with a handful of loose blossoms. */
export function addFlowers(
  kit: Kit,
  position: Vec3,
  { random, colour }: { random: Random; colour: Vec3 | null },
): void {
  const { scene } = kit;
  const object = addObject(scene, { role: 'prop', name: 'flowers', thing: 'flowers' });
  const stems = addObject(scene, { role: 'prop', name: 'stems' });
  const clay = matte(kit, 'vase', () => ({
    color: [0.44, 0.4, 0.36],
    coat: 0.3,
    coatRoughness: 0.4,
  }));
  const profile = spline(
    [
      [AXIS, 0.05],
      [2.4, 0.1],
      [3.6, 2.6],
      [3.3, 5.6],
      [1.7, 8.2],
      [1.6, 9.6],
      [2, 10.4],
      [1.7, 10.4],
      [1.3, 9.4],
      [AXIS, 8.6],
    ],
    4,
  );
  addPrimitive(scene, {
    kind: 'lathe',
    object,
    shape: addShape(scene, [{ points: profile, material: clay }]),
    position,
  });
  for (let i = 0; i < 9; i++)
    addStem(kit, { object, stems, position, angle: i * 2.4, random, colour });
}

interface Blooming {
  object: number;
  random: Random;
  /** Of all petals; mixed where none is named. */
  colour: Vec3 | null;
}

function addStem(kit: Kit, s: Blooming & { stems: number; position: Vec3; angle: number }): void {
  const { random } = s;
  const stalk = matte(kit, 'flower stalk', () => ({ color: [0.12, 0.2, 0.06], translucency: 0.2 }));
  const reach = random.range(2, 6.5);
  const height = random.range(7, 12);
  const path = Array.from({ length: 7 }, (_, i): Vec3 => {
    const t = i / 6;
    const out = reach * t * t;
    return add(s.position, [Math.cos(s.angle) * out, 9.4 + height * t, Math.sin(s.angle) * out]);
  });
  addSheet(
    { scene: kit.scene, object: s.stems, material: stalk },
    tubeRows(path, () => 0.12, 6),
    { isClosed: true },
  );
  addBlossom(kit, path.at(-1)!, s);
}

/** Two rings of cupped petals round a yellow heart. */
function addBlossom(kit: Kit, at: Vec3, { object, random, colour }: Blooming): void {
  const tone = PETALS[random.int(0, PETALS.length - 1)]!;
  const color = colour ?? tone;
  const material = matte(kit, `petal ${color.join()}`, () => ({ color, translucency: 0.5 }));
  const size = random.range(1.3, 2);
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * Math.PI * 2;
    const lift = k % 2 === 0 ? 0.35 : 0.85;
    const rows = Array.from({ length: 5 }, (_, i) => {
      const t = i / 4;
      return Array.from({ length: 5 }, (__, j): Vec3 => {
        const w = (j / 4 - 0.5) * Math.sin(Math.PI * (0.15 + t * 0.8)) * size * 0.9;
        const out = t * size;
        const y = lift * t * t * size + Math.abs(w) * 0.25;
        return add(at, [
          Math.cos(a) * out - Math.sin(a) * w,
          y,
          Math.sin(a) * out + Math.cos(a) * w,
        ]);
      });
    });
    addSheet({ scene: kit.scene, object, material }, rows);
  }
  const heart = matte(kit, 'blossom heart', () => ({ color: [0.6, 0.42, 0.08] }));
  addPrimitive(kit.scene, {
    kind: 'sphere',
    object,
    material: heart,
    center: add(at, [0, 0.25, 0]),
    radius: size * 0.28,
  });
}
