import type { Primitive, Rotation, SceneGraph, Vec3 } from '#studio/scene-graph.ts';
import { add, compose, NO_ROTATION, rotate, subtract } from '#studio/vector.ts';
import type { SceneMark } from './shrink.ts';

interface Turning {
  about: Vec3;
  turn: Rotation;
  /** Where it goes afterwards. */
  shift?: Vec3;
}

/** Turns everything that was added since the mark: what stands lies, leans or hangs, however it was built. */
export function turnSince(
  scene: SceneGraph,
  mark: SceneMark,
  { about, turn, shift = [0, 0, 0] }: Turning,
): void {
  const move = (p: Vec3): Vec3 => add(shift, add(about, rotate(turn, subtract(p, about))));
  for (let i = mark.primitives; i < scene.primitives.length; i++)
    scene.primitives[i] = turned(scene.primitives[i]!, move, turn);
  for (let i = mark.lights; i < scene.lights.length; i++) {
    const light = scene.lights[i]!;
    if (light.kind === 'point') scene.lights[i] = { ...light, center: move(light.center) };
  }
}

function turned(p: Primitive, move: (p: Vec3) => Vec3, turn: Rotation): Primitive {
  const spun = (v: Vec3): Vec3 => rotate(turn, v);
  switch (p.kind) {
    case 'lathe':
      return {
        ...p,
        position: move(p.position),
        rotation: compose(turn, p.rotation ?? NO_ROTATION),
      };
    case 'sphere':
      return { ...p, center: move(p.center) };
    case 'triangle':
      return {
        ...p,
        points: [move(p.points[0]), move(p.points[1]), move(p.points[2])],
        ...(p.normals && {
          normals: [spun(p.normals[0]), spun(p.normals[1]), spun(p.normals[2])],
        }),
      };
    case 'rect':
      return { ...p, origin: move(p.origin), u: spun(p.u), v: spun(p.v) };
    case 'box':
      return { ...p, center: move(p.center), rotation: compose(turn, p.rotation ?? NO_ROTATION) };
  }
}
