import type { Primitive, SceneGraph, ShapeRef, Vec3 } from '#studio/scene-graph.ts';
import { addShape } from '#studio/scene-builder.ts';
import { add, scale, subtract } from '#studio/vector.ts';

export interface SceneMark {
  primitives: number;
  lights: number;
}

export const markScene = ({ primitives, lights }: SceneGraph): SceneMark => ({
  primitives: primitives.length,
  lights: lights.length,
});

/** Makes everything that was added since the mark smaller about a point: casks and tanks fit on the table of a bottle. */
export function shrinkSince(
  scene: SceneGraph,
  mark: SceneMark,
  { about, k }: { about: Vec3; k: number },
): void {
  const move = (p: Vec3): Vec3 => add(about, scale(subtract(p, about), k));
  const shapes = new Map<ShapeRef, ShapeRef>();
  const smaller = (shape: ShapeRef): ShapeRef => {
    const known = shapes.get(shape);
    if (known !== undefined) return known;
    const runs = scene.shapes[shape]!.runs.map((run) => ({
      ...run,
      points: run.points.map(([r, y]) => [r * k, y * k] as const),
    }));
    const made = addShape(scene, runs);
    shapes.set(shape, made);
    return made;
  };
  for (let i = mark.primitives; i < scene.primitives.length; i++)
    scene.primitives[i] = shrunk(scene.primitives[i]!, { move, smaller, k });
  for (let i = mark.lights; i < scene.lights.length; i++) {
    const light = scene.lights[i]!;
    if (light.kind !== 'point') continue;
    const intensity = scale(light.intensity, k * k);
    scene.lights[i] = { ...light, center: move(light.center), radius: light.radius * k, intensity };
  }
}

interface Shrinking {
  move: (p: Vec3) => Vec3;
  smaller: (shape: ShapeRef) => ShapeRef;
  k: number;
}

function shrunk(p: Primitive, { move, smaller, k }: Shrinking): Primitive {
  switch (p.kind) {
    case 'lathe':
      return { ...p, position: move(p.position), shape: smaller(p.shape) };
    case 'sphere':
      return { ...p, center: move(p.center), radius: p.radius * k };
    case 'triangle':
      return { ...p, points: [move(p.points[0]), move(p.points[1]), move(p.points[2])] };
    case 'rect':
      return { ...p, origin: move(p.origin), u: scale(p.u, k), v: scale(p.v, k) };
    case 'box':
      return { ...p, center: move(p.center), half: scale(p.half, k) };
  }
}
