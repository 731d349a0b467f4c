import type { Trait } from '#studio/accounting/proof.ts';
import { LOOKS_LEFT } from '#studio/litho/arrange/order.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { animalPortraits, EATEN } from './animal-bust.ts';
import { animalLoad } from './animal-loads.ts';
import { asleepIn } from './asleep.ts';
import { carriedIn } from '#studio/litho/figures/acts/carrying.ts';
import { animalRider, mountOf, withMount } from '#studio/litho/figures/acts/riding.ts';
import { doSit } from './sitting.ts';
import { flyingIn } from './flying.ts';
import { doRun } from './running.ts';
import { doStare } from './staring.ts';

/** What animals of a print do and wear; known before it is drawn. */
export const animalActs = (spec: SceneSpec): Trait[] => [
  ...asPeople(spec),
  ...(asleepIn(spec).size > 0 ? ['action:sleeping'] : []),
  ...(doSit(spec) ? ['action:sitting'] : []),
  ...(doRun(spec) ? ['action:running'] : []),
  ...(flyingIn(spec).size > 0 ? ['flying'] : []),
  ...(isRidden(withMount(spec)) || animalRider(withMount(spec)) ? ['riding', 'action:riding'] : []),
  ...(carriedIn(spec) ? ['action:carrying'] : []),
  ...(animalLoad(spec) ? ['action:carrying', 'action:holding'] : []),
];

/** In the saddle; behind a donkey that kicks nobody rides. */
function isRidden(spec: SceneSpec): boolean {
  const mount = spec.things[mountOf(spec) ?? -1];
  return mount !== undefined && mount.thing !== 'donkey';
}

/** Whoever is drawn from the side looks at what stands there; our cat looks at the reader, unless it was told to stare. */
export const looksThere = (thing: ThingId, spec: SceneSpec): boolean =>
  LOOKS_LEFT.has(thing) && (thing !== 'cat' || doStare(spec));

/** An animal that is dressed and acts as people do. */
const ANIMAL_TRAITS: readonly Trait[] = [
  'worn:jacket',
  'worn:apron',
  'worn:dress',
  'action:holding',
  'action:tasting',
  'action:toasting',
  'person:sommelier',
  'person:chef',
];

function asPeople(spec: SceneSpec): readonly Trait[] {
  const sitters = animalPortraits(spec);
  if (sitters.length === 0) return [];
  const hugs = sitters.some((sitter) => sitter.hugs && sitter.taken.size > 0);
  const eats = sitters.some(({ taken }) => [...taken].some(({ thing }) => EATEN.has(thing)));
  return [
    ...ANIMAL_TRAITS,
    ...(hugs ? ['action:hugging'] : []),
    ...(eats ? ['action:eating'] : []),
    ...(sitters.some(({ reads }) => reads) ? ['action:reading'] : []),
  ];
}
