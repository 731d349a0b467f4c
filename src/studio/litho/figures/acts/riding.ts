import { LIVELY } from '#studio/lexicon/lively.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const MOUNTS = new Set<ThingId>(['bicycle', 'scooter', 'motorcycle', 'horse', 'donkey', 'tractor']);
const RIDES =
  /\b(?:riding|rides|ride|cycling|on (?:a|an|his|her|the) (?:\w+ )?(?:bicycle|bike|scooter|vespa|motorbike|motorcycle|horse|donkey|tractor)|driving|a velo|a cheval|in bicicletta|a cavallo|en bicicleta|a caballo|auf (?:dem|einem) (?:fahrrad|pferd|traktor)|reitet|fahrt)\b/;

/** Each of several has one of these; on anything else they sit behind each other. */
const SINGLE = new Set<ThingId>(['bicycle', 'horse', 'donkey']);
const MOST_RIDERS = 6;

/** 'A couple cycling' is read as one act; a drawing needs their bicycles too. */
export function withMount(spec: SceneSpec): SceneSpec {
  const rides = spec.figures.some(({ action }) => action === 'riding');
  const riders = Math.min(MOST_RIDERS, peopleIn(spec));
  const mount = spec.things.find(({ thing }) => MOUNTS.has(thing));
  if (mount) {
    const isEachs = riders > 1 && mount.count === null && SINGLE.has(mount.thing);
    if (!isEachs || !isRiding(spec)) return spec;
    const own = spec.things.map((asked) => (asked === mount ? { ...mount, count: riders } : asked));
    return { ...spec, things: own };
  }
  if (!rides && !isCyclingAnimal(spec)) return spec;
  return { ...spec, things: [...spec.things, { ...BICYCLE, count: Math.max(1, riders) }] };
}

/** 'A cat riding a bicycle' is read as one act too. */
const isCyclingAnimal = ({ prompt, figures, things }: SceneSpec): boolean =>
  figures.length === 0 &&
  things.some(({ thing }) => LIVELY.has(thing)) &&
  RIDES.test(fold(prompt)) &&
  /\b(?:cycling|bicycle|bike|velo|bicicletta|bicicleta|fahrrad)\b/.test(fold(prompt));

const peopleIn = ({ figures }: Pick<SceneSpec, 'figures'>): number =>
  figures.reduce((sum, { who, count }) => sum + (who === 'couple' ? 2 : count), 0);

const isRiding = ({ prompt, figures }: Pick<SceneSpec, 'prompt' | 'figures'>): boolean =>
  RIDES.test(fold(prompt)) || figures.some(({ action }) => action === 'riding');

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
export function mountOf(spec: SceneSpec): number | undefined {
  const people = peopleIn(spec);
  const at = spec.things.findIndex(({ thing }) => MOUNTS.has(thing));
  const isFew = people > 0 && people <= MOST_RIDERS;
  return isFew && at >= 0 && isRiding(spec) ? at : undefined;
}

/** 'A dog driving a tractor': the animal in the saddle, and what it rides by its place in the list. */
export function animalRider(spec: SceneSpec): { asked: AskedThing; rides: number } | null {
  if (spec.figures.length > 0 || !RIDES.test(fold(spec.prompt))) return null;
  const asked = spec.things.find(
    ({ thing, relation }) => LIVELY.has(thing) && relation?.kind !== 'in',
  );
  const rides = spec.things.findIndex((one) => one !== asked && MOUNTS.has(one.thing));
  return asked && rides >= 0 ? { asked, rides } : null;
}

/** Who rides, one by one. */
export const ridersOf = (figures: readonly AskedFigure[]): AskedFigure[] =>
  figures.flatMap((figure): AskedFigure[] =>
    figure.who === 'couple'
      ? [
          { ...figure, who: 'woman', count: 1 },
          { ...figure, who: 'man', count: 1 },
        ]
      : Array.from({ length: figure.count }, () => ({ ...figure, count: 1 })),
  );
