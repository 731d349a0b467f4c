import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { SEATED_ANIMALS } from './seated-animals.ts';
import { seatedThing } from '#studio/litho/things/states/seated.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const SITS =
  /\b(?:sit|sits|sitting|seated|assise?s?|sedut[oaie]|siede|siedono|sentad[oa]s?|sitzt|sitzen\w*)\b/;

/** Whoever stands in prints unless it is told to sit. */
const UPRIGHT: ReadonlyMap<ThingId, DrawnThing> = new Map<ThingId, DrawnThing>([
  ['cat', SEATED_ANIMALS.cat],
  ['dog', SEATED_ANIMALS.dog],
  [
    'tiger',
    seatedThing({
      icon: 'tiger-face',
      coat: '#f3941f',
      belly: '#fbeed6',
      paws: '#f3941f',
      tail: 'thin',
      height: 0.8,
    }),
  ],
  [
    'mouse',
    seatedThing({
      icon: 'mouse-face',
      coat: '#b0b0b0',
      belly: '#e6e1da',
      paws: '#e9b9b4',
      tail: 'thin',
      height: 0.3,
    }),
  ],
  [
    'pig',
    seatedThing({
      icon: 'pig-face',
      coat: '#f3c0b4',
      belly: '#f8d6de',
      paws: '#a8766c',
      tail: 'none',
      height: 0.58,
    }),
  ],
  [
    'monkey',
    seatedThing({
      icon: 'monkey-face',
      coat: '#9a6a48',
      belly: '#e6c49c',
      paws: '#845a54',
      tail: 'thin',
      height: 0.6,
    }),
  ],
]);

/** Drawn on their haunches in any case, or perched as owls are. */
const SITTERS: ReadonlySet<ThingId> = new Set<ThingId>([
  'fox',
  'wolf',
  'bear',
  'panda',
  'koala',
  'lion',
  'rabbit',
  'squirrel',
  'owl',
  'frog',
]);

type Told = Pick<SceneSpec, 'prompt' | 'figures' | 'things'>;

const areTold = ({ prompt, figures }: Told): boolean =>
  figures.length === 0 && SITS.test(fold(prompt));

/** 'A cat sitting beside a bottle': those that would stand, upright on their haunches. */
export function sittingIn(spec: Told): ReadonlyMap<AskedThing, DrawnThing> {
  if (!areTold(spec)) return new Map();
  return new Map(
    spec.things.flatMap((asked) => {
      const maker = UPRIGHT.get(asked.thing);
      return maker ? [[asked, maker] as const] : [];
    }),
  );
}

/** Whether some animal of the print sits. */
export const doSit = (spec: Told): boolean =>
  areTold(spec) && spec.things.some(({ thing }) => UPRIGHT.has(thing) || SITTERS.has(thing));
