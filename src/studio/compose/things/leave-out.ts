import type { SceneGraph } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { refusedKin } from './accompaniments.ts';

/** What must not be seen. 'Oranges, but no lemon' refuses the lemon alone: what is asked for stays. */
export function refusedThings(spec: SceneSpec): ReadonlySet<ThingId> {
  const asked = new Set(spec.things.map(({ thing }) => thing));
  const all = [...spec.refused, ...refusedKin(spec)];
  return new Set(all.filter((thing) => !asked.has(thing)));
}

/** Takes refused things out again, whichever arrangement or decor brought them along. */
export function leaveOut(scene: SceneGraph, refused: ReadonlySet<ThingId>): void {
  if (refused.size === 0) return;
  const out = new Set(
    scene.objects.filter((o) => o.thing && refused.has(o.thing)).map((o) => o.id),
  );
  for (const { id, partOf } of scene.objects) if (partOf && out.has(partOf)) out.add(id);
  scene.primitives = scene.primitives.filter(({ object }) => !out.has(object));
}
