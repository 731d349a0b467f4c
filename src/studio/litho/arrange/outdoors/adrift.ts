import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const LIGHT = new Set<ThingId>(['vine_leaf', 'autumn_leaves', 'maple_leaf', 'oak_leaves', 'rose']);
const FALLING =
  /\b(?:falling|drifting|flying|swirling|floating) (?:\w+ )?(?:leaves|petals)\b|\b(?:leaves|petals) (?:falling|drifting|flying|swirling)\b|\b(?:feuilles|petales) (?:\w+ )?(?:qui tombent|volantes|tombantes)\b|\bfoglie (?:\w+ )?(?:che cadono|cadenti)\b|\bhojas (?:\w+ )?(?:cayendo|que caen)\b|\b(?:fallende|wirbelnde) (?:\w+)?blatter\b/;

/** 'Falling leaves' are in the air, not in a row on the ground. */
export const isAdrift = ({ thing }: AskedThing, { prompt }: Pick<SceneSpec, 'prompt'>): boolean =>
  LIGHT.has(thing) && FALLING.test(fold(prompt));
