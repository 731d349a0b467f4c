import { fold } from '#studio/lexicon/normalise.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** Said of what is over the heads, in five languages. */
const HANGS =
  /\b(?:hang\w*|hung|above|overhead|suspend\w*|au dessus|accroche\w*|appes[oaie]|sospes[oaie]|sopra|cuelgan?|colga\w*|encima|arriba|hang\w*|aufgehangt\w*|uber|daruber)\b/;
/** Their lights are on the tree. */
const ON_TREES: readonly PlaceId[] = ['christmas'];

/** What hangs over the table, from one edge of the frame to the other. */
export function isOverhead({ thing }: Pick<AskedThing, 'thing'>, spec: SceneSpec): boolean {
  if (spec.camera.angle === 'overhead' || isOnTree(thing, spec)) return false;
  if (thing === 'string_lights') return spec.place !== null || HANGS.test(fold(spec.prompt));
  return thing === 'lantern' && HANGS.test(fold(spec.prompt));
}

const isOnTree = (thing: ThingId, { place }: SceneSpec): boolean =>
  thing === 'string_lights' && place !== null && ON_TREES.includes(place);
