import { ask } from '#studio/compose/things/accompaniments.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { placeOf } from '#studio/places/place-of.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';

const GUESTS =
  /\b(?:(?:restaurant|hotel|bistro|cafe|seaside|dining) terrace|terrace of (?:an?|the|our) (?:\w+ )?(?:restaurant|hotel|bistro|cafe)|terrasse (?:de|du|d un|d une|de notre) (?:restaurant|bistrot?|cafe|hotel)|terrasse d hotel|terrazza (?:del|di un|del nostro) (?:ristorante|bar|caffe|hotel)|terraza (?:del|de un|de nuestro) (?:restaurante|bar|hotel)|(?:restaurant|hotel|cafe)terrasse)\b/;

/** The terrace of a restaurant has its tables laid: where nothing else is named they are what is seen of it. */
export function withTerraceTables(
  things: readonly AskedThing[],
  spec: SceneSpec,
): readonly AskedThing[] {
  const isEmpty =
    placeOf(spec) === 'terrace' &&
    spec.figures.length === 0 &&
    spec.accompaniments.length === 0 &&
    things.every(({ thing }) => PHOTO_MAKERS[thing] === undefined);
  if (!isEmpty || !GUESTS.test(fold(spec.prompt).replace(/[^\p{L}\p{N}]+/gu, ' '))) return things;
  const table = { ...ask('bistro_table', 2), states: ['laid'] };
  return [...things, table, { ...ask('chair', 4), isSeveral: true }];
}
