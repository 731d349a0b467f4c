import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { SMOKERS } from '#studio/things/smokers.ts';
import { askedHouse } from './asked-house.ts';

export type Chimney = 'cold' | 'smoking';

const SMOKE = /\b(?:smok\w*|fum[aeo]\w*|hum[oe]\w*|rauch\w*)\b/;

/** What is said of the house's chimney: 'smoke from the chimney', or smoke that nothing else in the picture gives off. */
export function chimneyOf(spec: SceneSpec): Chimney | null {
  const isNamed = spec.things.some(({ thing }) => thing === 'chimney');
  if (isNamed) return SMOKE.test(fold(spec.prompt)) ? 'smoking' : 'cold';
  const isSmoking =
    askedHouse(spec) !== null &&
    spec.things.some(({ thing }) => thing === 'smoke') &&
    !spec.things.some(({ thing }) => SMOKERS.has(thing));
  return isSmoking ? 'smoking' : null;
}
