import type { ObjectId, SceneGraph } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { hullOf, spanOf } from '#studio/compose/camera/bounds.ts';

/** The ground that a thing covers. */
export interface Foot {
  left: number;
  right: number;
  far: number;
  near: number;
  thing?: ThingId | undefined;
}

/** Of all that stands on the table so far: how much of it each covers near the ground. */
export function feetOf(scene: SceneGraph): Foot[] {
  const standing = scene.objects.filter(({ role }) => role === 'hero' || role === 'prop');
  const parts = Map.groupBy(scene.primitives, ({ object }) => object);
  return standing.flatMap(({ id, thing }): Foot[] => {
    const own = { ...scene, primitives: parts.get(id) ?? [] };
    const points = hullOf(own, new Set<ObjectId>([id])).filter(([, y]) => y < LOW);
    if (points.length === 0) return [];
    const [left, right] = spanOf(points, 0);
    const [far, near] = spanOf(points, 2);
    return [{ left, right, far, near, thing }];
  });
}
const LOW = 4;
