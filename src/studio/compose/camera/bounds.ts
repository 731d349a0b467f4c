import type { ObjectId, Primitive, SceneGraph, SceneObject, Vec3 } from '#studio/scene-graph.ts';
import { add, rotate, NO_ROTATION } from '#studio/vector.ts';

/** Points on the hull of everything with this role: enough to frame it by. */
export function hullPoints(scene: SceneGraph, role: SceneObject['role'] = 'hero'): Vec3[] {
  const wanted = scene.objects.filter((o) => o.role === role).map((o) => o.id);
  return hullOf(scene, new Set(wanted));
}

export function hullOf(scene: SceneGraph, wanted: ReadonlySet<ObjectId>): Vec3[] {
  const hull: Vec3[] = [];
  for (const p of scene.primitives) {
    if (!wanted.has(p.object)) continue;
    // Nearly all are triangles: a list for each of them was half of the work.
    if (p.kind === 'triangle') hull.push(p.points[0], p.points[1], p.points[2]);
    else hull.push(...hullOfPrimitive(scene, p));
  }
  return hull;
}

function hullOfPrimitive(scene: SceneGraph, p: Exclude<Primitive, { kind: 'triangle' }>): Vec3[] {
  switch (p.kind) {
    case 'lathe':
      return latheHull(scene, p.shape).map((q) =>
        add(p.position, rotate(p.rotation ?? NO_ROTATION, q)),
      );
    case 'sphere':
      return sphereHull(p.center, p.radius);
    case 'rect':
      return [p.origin, add(p.origin, p.u), add(p.origin, p.v), add(p.origin, add(p.u, p.v))];
    case 'box':
      return cube(p.half).map((q) => add(p.center, rotate(p.rotation ?? NO_ROTATION, q)));
  }
}

/** From where to where points lie along an axis; there may be more of them than a call takes arguments. */
export function spanOf(points: readonly Vec3[], axis: 0 | 1 | 2): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const point of points) {
    low = Math.min(low, point[axis]);
    high = Math.max(high, point[axis]);
  }
  return [low, high];
}

/** Rings at the heights where the profile bulges, instead of the box round it: tight for stems and necks. */
function latheHull(scene: SceneGraph, shape: number): Vec3[] {
  const points = scene.shapes[shape]!.runs.flatMap((run) => run.points);
  const low = Math.min(...points.map((p) => p[1]));
  const high = Math.max(...points.map((p) => p[1]));
  const slices = 8;
  const widest = Array.from({ length: slices + 1 }, () => 0);
  for (const [r, y] of points) {
    const i = Math.round(((y - low) / (high - low || 1)) * slices);
    widest[i] = Math.max(widest[i]!, r);
  }
  return widest.flatMap((r, i) => ring(r, low + ((high - low) * i) / slices));
}

const ring = (r: number, y: number): Vec3[] =>
  Array.from({ length: 8 }, (_, k): Vec3 => [
    Math.cos((k * Math.PI) / 4) * r,
    y,
    Math.sin((k * Math.PI) / 4) * r,
  ]);

const sphereHull = ([x, y, z]: Vec3, r: number): Vec3[] => [
  [x - r, y, z],
  [x + r, y, z],
  [x, y - r, z],
  [x, y + r, z],
  [x, y, z - r],
  [x, y, z + r],
];

const cube = ([x, y, z]: Vec3): Vec3[] =>
  [-1, 1].flatMap((a) => [-1, 1].flatMap((b) => [-1, 1].map((c): Vec3 => [a * x, b * y, c * z])));
