import { addPrimitive } from '#studio/scene-builder.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { Blob, Model } from '#studio/props/making/model.ts';
import type { SolidMesh } from '#studio/props/making/solid-mesh.ts';
import { stream } from '#studio/random.ts';
import type { Random } from '#studio/random.ts';
import {
  add,
  cross,
  dot,
  length,
  normalize,
  rotate,
  rotation,
  scale,
  subtract,
} from '#studio/vector.ts';

export interface Coat {
  /** Centimetres of a hair, and its width at the root. */
  long: number;
  wide: number;
  /** Of a grown body, which share of its small triangles bears one; of its parts, how many on a square centimetre. */
  dense: number;
  /** How far it stands off: 0 lies flat, 1 stands upright. */
  lift: number;
  /** Dark, plain and light hair at a point; `null` where the skin is bare. */
  tones: (p: Vec3) => readonly MaterialRef[] | null;
}

/** Locks over a body grown in one piece, each a blade of its own: what breaks an animal's outline is its hair. */
export function growHair(
  model: Model,
  { points, normals, triangles }: SolidMesh,
  coat: Coat,
): void {
  const random = stream('coat', 'hair');
  for (const corners of triangles) {
    if (!random.chance(coat.dense)) continue;
    plant(model, rootIn(corners, { points, normals }, random), coat, random);
  }
}

/** The same on a rounded mass; its roots are told in the model's own measure. */
export function hairOnBlob(
  model: Model,
  { at = [0, 0, 0], radii, turn = {} }: Pick<Blob, 'at' | 'radii' | 'turn'>,
  coat: Coat,
): void {
  const random = stream(`${at.join()} ${radii.join()}`, 'hair');
  const own = rotation(turn);
  const [a, b, c] = radii;
  const area = 4 * Math.PI * ((a * b + a * c + b * c) / 3);
  for (let i = 0; i < area * coat.dense; i++) {
    const up = random.range(-1, 1);
    const round = random.range(0, 2 * Math.PI);
    const flat = Math.sqrt(1 - up * up);
    const d: Vec3 = [flat * Math.cos(round), up, flat * Math.sin(round)];
    const root = add(at, rotate(own, [d[0] * a, d[1] * b, d[2] * c]));
    const n = normalize(rotate(own, [d[0] / a, d[1] / b, d[2] / c]));
    plant(model, [root, n], coat, random);
  }
}

/** And along a leg or a tail. */
export function hairOnTube(
  model: Model,
  path: readonly Vec3[],
  radius: (t: number) => number,
  coat: Coat,
): void {
  const random = stream(path.join(), 'hair');
  for (let k = 0; k + 1 < path.length; k++) {
    const [from, to] = [path[k]!, path[k + 1]!];
    const along = normalize(subtract(to, from));
    const side = normalize(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    const up = cross(side, along);
    const r = radius(k / (path.length - 1));
    const area = 2 * Math.PI * r * length(subtract(to, from));
    for (let i = 0; i < area * coat.dense; i++) {
      const turn = random.range(0, 2 * Math.PI);
      const n = add(scale(side, Math.cos(turn)), scale(up, Math.sin(turn)));
      const root = add(add(from, scale(subtract(to, from), random.next())), scale(n, r));
      plant(model, [root, n], coat, random);
    }
  }
}

function plant(model: Model, [root, n]: readonly [Vec3, Vec3], coat: Coat, random: Random): void {
  const tones = coat.tones(root);
  if (tones) addBlade(model, bladeAt(root, n, coat, random), random.pick(tones));
}

type Corners = readonly [number, number, number];

function rootIn(
  [a, b, c]: Corners,
  { points, normals }: Pick<SolidMesh, 'points' | 'normals'>,
  random: Random,
): [root: Vec3, n: Vec3] {
  const [u, v] = [random.next(), random.next()];
  const [s, t] = u + v > 1 ? [1 - u, 1 - v] : [u, v];
  const [p, q, r] = [points[a]!, points[b]!, points[c]!];
  const root = add(p, add(scale(subtract(q, p), s), scale(subtract(r, p), t)));
  return [root, normals[a]!];
}

interface Blade {
  points: readonly [Vec3, Vec3, Vec3];
  normal: Vec3;
}

/** Hair lies backwards and down, and none as the next. */
const FLOW: Vec3 = [0, -0.6, -0.75];

function bladeAt(root: Vec3, n: Vec3, { long, wide, lift }: Coat, random: Random): Blade {
  const sway: Vec3 = [random.range(-0.35, 0.35), random.range(-0.3, 0.3), random.range(-0.3, 0.3)];
  const flow = add(FLOW, sway);
  const along = normalize(subtract(flow, scale(n, dot(flow, n))));
  const side = cross(n, along);
  // Turned about itself, or all of them would be seen edge-on along the outline.
  const roll = random.range(-0.7, 0.7);
  const across = add(scale(side, Math.cos(roll)), scale(n, Math.sin(roll)));
  const rise = lift * random.range(0.4, 1.6);
  const to = normalize(add(along, scale(n, rise)));
  const half = wide * random.range(0.35, 0.65);
  const sunk = subtract(root, scale(n, half));
  return {
    points: [
      add(sunk, scale(across, half)),
      subtract(sunk, scale(across, half)),
      add(root, scale(to, long * random.range(0.55, 1.3))),
    ],
    normal: normalize(add(n, scale(add(scale(side, random.range(-1, 1)), along), 0.35))),
  };
}

function addBlade({ kit, object, put, turn }: Model, blade: Blade, material: MaterialRef): void {
  const [a, b, c] = blade.points;
  const normal = rotate(turn, blade.normal);
  addPrimitive(kit.scene, {
    kind: 'triangle',
    object,
    material,
    points: [put(a), put(b), put(c)],
    normals: [normal, normal, normal],
    uvs: [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  });
}
