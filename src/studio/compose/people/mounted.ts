import { fold } from '#studio/lexicon/matching/normalise.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { beastsOf } from '#studio/compose/things/beasts-and-guests.ts';

const RIDES =
  /\b(?:(?:riding|rides?|rode)(?: \w+){0,3} (?:horse|horses|donkey|mule|pony)|on (?:horseback|an? (?:\w+ )?(?:horse|donkey|pony))|a cheval|sur (?:un|son) (?:cheval|ane)|a cavallo|su un (?:cavallo|asino)|a caballo|en (?:un )?burro|reitet|reiten|reitend|zu pferd|auf (?:einem|dem|seinem|ihrem) (?:pferd|esel))\b/;
const RIDDEN: ReadonlySet<ThingId> = new Set<ThingId>(['horse', 'donkey']);

/** 'A girl riding a horse': one rider on one animal; more of them would hide each other. */
export function isMounted(spec: SceneSpec): boolean {
  const [beast, ...others] = beastsOf(spec);
  const [rider] = figuresOf(spec);
  if (!beast || !rider || others.length > 0 || !RIDDEN.has(beast.thing)) return false;
  return rider.count === 1 && (beast.count ?? 1) === 1 && RIDES.test(fold(spec.prompt));
}
