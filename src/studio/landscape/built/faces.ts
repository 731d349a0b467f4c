import type {
  LathePrimitive,
  Material,
  MaterialRef,
  PaintingParam,
  Primitive,
  SceneGraph,
  Vec2,
  Vec3,
} from '#studio/scene-graph.ts';
import { add, cross, normalize, NO_ROTATION, rotate, scale, subtract } from '#studio/vector.ts';
import { byteToLinear } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';

/** How a face of a built thing takes the light of a landscape. */
export interface Surface {
  albedo: Rgb;
  /** 0 dull, 1 polished. */
  gloss: number;
  /** Wood, stone and rust are not of one tone. */
  isGrainy: boolean;
  /** Its pattern: slabs with their joints, ripples, stains of plaster, rows of tiles; panes are lit after dark. */
  look?: 'paved' | 'water' | 'plaster' | 'tiles' | 'cobbles' | 'pane';
}

export type Triple<T> = readonly [T, T, T];

export interface Face {
  points: Triple<Vec3>;
  normals: Triple<Vec3>;
  surface: Surface;
}

const AROUND = 18;

/** What the tracer would meet, as triangles: far things of a landscape are painted from these. */
export function facesOf(scene: SceneGraph): Face[] {
  const surfaces = scene.materials.map((material) => surfaceOf(scene, material));
  const faces: Face[] = [];
  const put = (points: Triple<Vec3>, normals: Triple<Vec3>, material: MaterialRef): void => {
    faces.push({ points, normals, surface: surfaces[material]! });
  };
  for (const primitive of scene.primitives) addFaces(scene, primitive, put);
  return faces;
}

type Put = (points: Triple<Vec3>, normals: Triple<Vec3>, material: MaterialRef) => void;

function addFaces(scene: SceneGraph, primitive: Primitive, put: Put): void {
  switch (primitive.kind) {
    case 'triangle': {
      const [a, b, c] = primitive.points;
      const flat = normalize(cross(subtract(b, a), subtract(c, a)));
      put(primitive.points, primitive.normals ?? [flat, flat, flat], primitive.material);
      return;
    }
    case 'rect': {
      const { origin, u, v, material } = primitive;
      addQuad(put, [origin, add(origin, u), add(add(origin, u), v), add(origin, v)], material);
      return;
    }
    case 'box': {
      const { center, half, rotation = NO_ROTATION, material } = primitive;
      for (const axis of [0, 1, 2] as const)
        for (const side of [-1, 1]) {
          const corner = (s: number, t: number): Vec3 => {
            const at: [number, number, number] = [0, 0, 0];
            at[axis] = side * half[axis];
            at[(axis + 1) % 3] = s * half[(axis + 1) % 3]!;
            at[(axis + 2) % 3] = t * half[(axis + 2) % 3]!;
            return add(center, rotate(rotation, at));
          };
          addQuad(put, [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], material);
        }
      return;
    }
    case 'sphere':
      addSphere(put, primitive.center, primitive.radius, primitive.material);
      return;
    case 'lathe':
      addTurned(scene, primitive, put);
  }
}

function addQuad(put: Put, [a, b, c, d]: readonly [Vec3, Vec3, Vec3, Vec3], m: MaterialRef): void {
  const n = normalize(cross(subtract(b, a), subtract(d, a)));
  put([a, b, c], [n, n, n], m);
  put([a, c, d], [n, n, n], m);
}

function addSphere(put: Put, center: Vec3, radius: number, material: MaterialRef): void {
  const [rings, sides] = [5, 8];
  const direction = (i: number, j: number): Vec3 => {
    const tilt = (i / rings) * Math.PI;
    const a = (j / sides) * Math.PI * 2;
    return [Math.sin(tilt) * Math.cos(a), Math.cos(tilt), Math.sin(tilt) * Math.sin(a)];
  };
  const at = (d: Vec3): Vec3 => add(center, scale(d, radius));
  for (let i = 0; i < rings; i++)
    for (let j = 0; j < sides; j++) {
      const [a, b] = [direction(i, j), direction(i, j + 1)];
      const [c, d] = [direction(i + 1, j), direction(i + 1, j + 1)];
      if (i > 0) put([at(a), at(b), at(c)], [a, b, c], material);
      if (i < rings - 1) put([at(b), at(d), at(c)], [b, d, c], material);
    }
}

function addTurned(scene: SceneGraph, lathe: LathePrimitive, put: Put): void {
  const { position, rotation = NO_ROTATION, shape } = lathe;
  const turned = (p: Vec3): Vec3 => rotate(rotation, p);
  for (const { points, material } of scene.shapes[shape]!.runs)
    for (let i = 0; i < points.length - 1; i++) {
      const [low, high] = [points[i]!, points[i + 1]!];
      const [run, rise] = [high[0] - low[0], high[1] - low[1]];
      if (Math.hypot(run, rise) < 1e-6) continue;
      const ring = ([r, y]: Vec2, a: number): Vec3 =>
        add(position, turned([r * Math.cos(a), y, r * Math.sin(a)]));
      const normal = (a: number): Vec3 =>
        turned(normalize([rise * Math.cos(a), -run, rise * Math.sin(a)]));
      for (let j = 0; j < AROUND; j++) {
        const [a, b] = [(j / AROUND) * Math.PI * 2, ((j + 1) / AROUND) * Math.PI * 2];
        const [na, nb] = [normal(a), normal(b)];
        put([ring(low, a), ring(low, b), ring(high, b)], [na, nb, nb], material);
        put([ring(low, a), ring(high, b), ring(high, a)], [na, nb, na], material);
      }
    }
}

/** Glass is dark by day, and mirrors the sky. */
const PANE: Surface = { albedo: [0.05, 0.06, 0.07], gloss: 1, isGrainy: false };

function surfaceOf(scene: SceneGraph, material: Material): Surface {
  if (material.kind === 'glass') return PANE;
  if (material.kind === 'emissive') return { albedo: material.radiance, gloss: 0, isGrainy: false };
  if (material.kind === 'metal')
    return { albedo: scale(material.color, 0.55), gloss: 0.8, isGrainy: false };
  const { color, texture, coat = 0 } = material;
  if (color || !texture) return { albedo: color ?? UNKNOWN, gloss: coat, isGrainy: false };
  const painting = scene.textures[texture.color]?.painting;
  const tone = painting === undefined ? null : scene.paintings[painting]?.params['tone'];
  return { albedo: toneOf(tone) ?? UNKNOWN, gloss: coat * 0.5, isGrainy: true };
}

/** Wood, where a texture tells no tone of its own. */
const UNKNOWN: Rgb = [0.24, 0.16, 0.09];

/** Painters of textures are told their tone in bytes. */
function toneOf(tone: PaintingParam): Rgb | null {
  if (!Array.isArray(tone)) return null;
  const [r, g, b] = tone;
  return typeof r === 'number' && typeof g === 'number' && typeof b === 'number'
    ? [byteToLinear(r), byteToLinear(g), byteToLinear(b)]
    : null;
}
