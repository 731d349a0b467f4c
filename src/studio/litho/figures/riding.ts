import { fold } from '#studio/lexicon/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const MOUNTS = new Set<ThingId>(['bicycle', 'scooter', 'motorcycle', 'horse', 'donkey', 'tractor']);
const RIDES =
  /\b(?:riding|rides|ride|cycling|on (?:a|an|his|her|the) (?:\w+ )?(?:bicycle|bike|scooter|vespa|motorbike|motorcycle|horse|donkey|tractor)|driving|a velo|a cheval|in bicicletta|a cavallo|en bicicleta|a caballo|auf (?:dem|einem) (?:fahrrad|pferd|traktor)|reitet|fahrt)\b/;

/** 'A girl riding a bicycle' is read as one act; a drawing needs the bicycle too. */
export function withMount(spec: SceneSpec): SceneSpec {
  const rides = spec.figures.some(({ action }) => action === 'riding');
  if (!rides || spec.things.some(({ thing }) => MOUNTS.has(thing))) return spec;
  return { ...spec, things: [...spec.things, BICYCLE] };
}

const BICYCLE: AskedThing = {
  thing: 'bicycle',
  word: 'bicycle',
  count: 1,
  colour: null,
  fill: null,
  states: [],
  relation: null,
};

/** 'A woman on a bicycle': what she rides, by its place in the list. */
export function mountOf({ prompt, things, figures }: SceneSpec): number | undefined {
  const people = figures.reduce((sum, { count }) => sum + count, 0);
  const at = things.findIndex(({ thing }) => MOUNTS.has(thing));
  return people === 1 && at >= 0 && RIDES.test(fold(prompt)) ? at : undefined;
}
