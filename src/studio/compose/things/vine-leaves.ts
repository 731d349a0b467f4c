import { namesVines } from '#studio/places/place-of.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** Turned leaves of a vineyard hang on its vines; only who says where they lie gets them strewn. */
export const isOnVines = ({ thing, relation, count }: AskedThing, spec: SceneSpec): boolean =>
  thing === 'autumn_leaves' && relation === null && (count ?? 1) === 1 && namesVines(spec);
