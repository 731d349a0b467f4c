import type { SceneGraph, SceneObject } from '#studio/scene-graph.ts';
import { heldCode, SCENERY_NAMES } from '#studio/places/scenery-names.ts';
import type { Cast, NamedObject } from './inventory.ts';
import { FIRST_SCENERY_ID } from './tally.ts';

const SCENERY_OBJECTS: readonly NamedObject[] = SCENERY_NAMES.map((thing, i) => ({
  id: FIRST_SCENERY_ID + i + 1,
  thing,
  isGround: true,
}));

/** What a scene for the tracer says it shows. */
export function castScene(scene: SceneGraph): Cast {
  return {
    objects: [...scene.objects.map(nameObject), ...SCENERY_OBJECTS, ...heldIn(scene)],
    ...(scene.place && { place: scene.place }),
    ...(scene.traits && { traits: scene.traits }),
  };
}

const heldIn = ({ held = [] }: SceneGraph): NamedObject[] =>
  held.map((thing, slot) => ({ id: FIRST_SCENERY_ID + heldCode(slot), thing, isGround: true }));

const nameObject = ({ id, role, thing, partOf }: SceneObject): NamedObject => ({
  id,
  ...(thing && { thing }),
  ...(partOf !== undefined && { partOf }),
  ...((role === 'surface' || role === 'decor') && { isGround: true }),
});
