import { fold } from '#studio/lexicon/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const MOUNTS = new Set<ThingId>(['bicycle', 'scooter', 'motorcycle', 'horse', 'donkey', 'tractor']);
const RIDES =
  /\b(?:riding|rides|ride|cycling|on (?:a|an|his|her|the) (?:\w+ )?(?:bicycle|bike|scooter|vespa|motorbike|motorcycle|horse|donkey|tractor)|driving|a velo|a cheval|in bicicletta|a cavallo|en bicicleta|a caballo|auf (?:dem|einem) (?:fahrrad|pferd|traktor)|reitet|fahrt)\b/;

/** 'A woman on a bicycle': what she rides, by its place in the list. */
export function mountOf({ prompt, things, figures }: SceneSpec): number | undefined {
  const people = figures.reduce((sum, { count }) => sum + count, 0);
  const at = things.findIndex(({ thing }) => MOUNTS.has(thing));
  return people === 1 && at >= 0 && RIDES.test(fold(prompt)) ? at : undefined;
}
