import type { SceneGraph } from '#studio/scene-graph.ts';
import type { Cast } from './inventory.ts';

/** What a scene for the tracer says it shows. */
export function castScene(scene: SceneGraph): Cast {
  return {
    objects: scene.objects.map(({ id, role, thing, partOf }) => ({
      id,
      ...(thing && { thing }),
      ...(partOf !== undefined && { partOf }),
      ...((role === 'surface' || role === 'set') && { isGround: true }),
    })),
    ...(scene.place && { place: scene.place }),
    ...(scene.scenery && { scenery: scene.scenery }),
  };
}
