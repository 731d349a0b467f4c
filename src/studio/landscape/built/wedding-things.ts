import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import { addBall, addTube, paint, startModel } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Face, Surface } from './faces.ts';

/** Half the width of the arch, and the height where its posts end and its bow begins, in centimetres. */
const [HALF, POST] = [105, 150];
const PETALS = ['#fbf7f2', '#f7ded9', '#efc3bf', '#fdf3e4', '#e9a9a6'];
const LEAVES = ['#4f7038', '#3c5a2c', '#6d8c4c'];

/** Two posts and a bow, thick with white and rose-coloured flowers and their leaves. */
export function addFlowerArch(kit: Kit, place: Place, random: Random): void {
  const model = startModel(kit, place, 'flower_arch');
  const wood = paint(kit, '#c9b79a', { coat: 0.1 });
  for (const side of [-1, 1])
    addTube(model, [pointAt(side < 0 ? 0 : 1), [side * HALF, POST, 0]], {
      radius: 4,
      material: wood,
    });
  for (let i = 0; i < FLOWERS; i++) {
    const t = random.next();
    const [x, y, z] = pointAt(t);
    // Fuller towards the top, where everybody looks.
    const full = 7 + 15 * Math.sin(t * Math.PI);
    const at: Vec3 = [
      x + random.range(-full, full),
      Math.max(6, y + random.range(-full, full)),
      z + random.range(-full, full),
    ];
    const isLeaf = random.chance(0.38);
    const colour = random.pick(isLeaf ? LEAVES : PETALS);
    const radius = isLeaf ? random.range(4, 7.5) : random.range(3.5, 8);
    addBall(model, at, radius, paint(kit, colour, { coat: 0 }));
  }
}
const FLOWERS = 640;

/** Along the arch: up one post, over, and down the other one. */
function pointAt(t: number): Vec3 {
  const along = t * (2 * POST + Math.PI * HALF);
  if (along < POST) return [-HALF, along, 0];
  const bow = (along - POST) / HALF;
  if (bow < Math.PI) return [-Math.cos(bow) * HALF, POST + Math.sin(bow) * HALF * 0.86, 0];
  return [HALF, 2 * POST + Math.PI * HALF - along, 0];
}

const CLOTH: Surface = { albedo: [0.84, 0.8, 0.72], gloss: 0, isGrainy: false };
const STRIP = 0.4;

/** A white aisle that lies on the ground as it rises and falls. */
export function aisleFaces(
  { x, from, to }: { x: number; from: number; to: number },
  ground: (x: number, z: number) => number,
): Face[] {
  const up: Vec3 = [0, 1, 0];
  const normals = [up, up, up] as const;
  const at = (dx: number, z: number): Vec3 => [x + dx, ground(x + dx, z) + 0.06, z];
  const faces: Face[] = [];
  for (let z = from; z < to; z += STRIP)
    for (const dx of [-0.6, 0]) {
      const [a, b] = [at(dx, z), at(dx + 0.6, z)];
      const [c, d] = [at(dx + 0.6, z + STRIP), at(dx, z + STRIP)];
      faces.push({ points: [a, b, c], normals, surface: CLOTH });
      faces.push({ points: [a, c, d], normals, surface: CLOTH });
    }
  return faces;
}
