import { HOLDS_WINE } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import { glassOf } from '#studio/lexicon/phrases/wine/with-wine.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { hasBodies } from '#studio/people/figures-of.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { ask } from '#studio/compose/things/accompaniments.ts';
import { isDish } from './hero-dish.ts';

/** 'Ribeye and a bold Malbec': beside its bottle the wine stands poured. */
export function withPairedGlass(things: readonly AskedThing[], spec: SceneSpec): AskedThing[] {
  const isPhoto = spec.style === 'gastro' || spec.style === 'cinematic';
  const bottle = things.find(({ thing }) => thing === 'bottle');
  const isOnlyNamed = bottle !== undefined && isUnsaid(bottle) && !BOTTLE.test(fold(bottle.word));
  const isPoured = things.some(({ thing }) => thing !== 'bottle' && HOLDS_WINE.has(thing));
  const isRefused = spec.excluded.includes('glass') || spec.refused.includes('glass');
  if (!isPhoto || !isOnlyNamed || isPoured || isRefused || hasBodies(spec)) return [...things];
  return things.some(isDish) ? [...things, ask(glassOf(spec))] : [...things];
}

/** Nothing is told of it but its name, and that it is cold. */
const isUnsaid = ({ count, relation, states, wears, text }: AskedThing): boolean =>
  count === null &&
  relation === null &&
  states.every((state) => state === 'misted') &&
  !wears?.length &&
  !text;

const BOTTLE = /bottle|bouteille|bottigli|botella|flasche/;
