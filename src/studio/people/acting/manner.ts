import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import type { Held } from '#studio/people/held/hold.ts';
import { wareFor } from '#studio/people/held/wares.ts';
import { AT_VINE, CHECKS_GRAPES, CHECKS_VINE } from '#studio/people/act-words.ts';
import type { Act, Scene } from './act-scene.ts';
import type { Pose } from './stance.ts';

/** How much higher than on the back of a grown horse somebody sits, in their own metres. */
export function seatOn({ who }: AskedFigure, { saddle }: Scene): number {
  const size = who === 'child' ? CHILD : who === 'woman' ? WOMAN : 1;
  return (SEAT - HORSEBACK + saddle) / size - SEAT;
}
const SEAT = 1.57;
const HORSEBACK = 1.5;
/** Against a grown man. */
export const CHILD = 0.68;
export const WOMAN = 0.955;

/** Eyes shut. */
export const asleep = ({ action }: AskedFigure): Pick<Act, 'hasClosedEyes'> =>
  action === 'sleeping' ? { hasClosedEyes: true } : {};

/** In company one smells, one looks on and one speaks of it. */
export const tasterPose = (index: number, people: number): Pose =>
  people > 2 ? (['tasting', 'holding', 'talking'] as const)[index % 3]! : 'tasting';

/** A basket before the handlebar, and the bottle in it. */
export function bikeBears({ things }: Scene): PersonShape['bears'] {
  const has = (id: ThingId): boolean => things.some(({ thing }) => thing === id);
  return has('bottle') ? 'bottle_basket' : has('basket') ? 'basket' : undefined;
}

/** What hangs on trees. */
export const fruitIn = (hands: readonly Held[]): Held | undefined => {
  const fruit = hands
    .filter(isWareHeld)
    .find(({ form, thing }) => (form === 'ball' && thing !== 'pumpkin') || SMALL_FRUIT.has(thing));
  // A handful of small ones, as they come off the twig.
  return fruit?.form === 'dish' ? { ...fruit, form: 'ball', size: [0.06, 0.055, 0.06] } : fruit;
};
const SMALL_FRUIT: ReadonlySet<ThingId | null> = new Set<ThingId | null>([
  'olive',
  'cherry',
  'fig',
]);

/** Up into the branches, the basket on the other arm. */
export const pickedFrom = (
  act: (pose: Pose, holds: readonly Held[]) => Act,
  fruit: Held,
  basket: readonly Held[],
): Act => ({ ...act('reaching', [fruit, ...basket]), does: ['picking'] });

/** Everything that was asked for and fits a hand. */
export const waresOf = ({ things }: Scene): Held[] =>
  things.flatMap((asked) => wareFor(asked) ?? []);

/** What is picked from and pruned. */
export const vineFor = (scene: Scene): 'vine' | 'bare_vine' | 'green_vine' | null => {
  if (!scene.hasVines) return null;
  return scene.isWinter ? 'bare_vine' : scene.isSpring ? 'green_vine' : 'vine';
};

const AT_GRAPES = new RegExp(`${AT_VINE.source}|${CHECKS_GRAPES.source}`);

/** 'Inspecting the grapes on the vine', 'checking the vines': what is in the hand of whoever does it there. */
export function inspectsVine({ said = '' }: AskedFigure, scene: Scene): Held[] | null {
  if (!vineFor(scene)) return null;
  if (scene.things.some(({ thing }) => thing === 'grapes') && AT_GRAPES.test(said))
    return ['grapes'];
  return CHECKS_VINE.test(said) ? [] : null;
}

/** The grown ones pick; small ones have a bunch in hand before the vine, which would hide them. */
export const withChildren = (
  { who }: AskedFigure,
  act: (pose: Pose, holds: readonly Held[], beside?: Act['beside']) => Act,
  vine: Act['beside'],
): Act => {
  if (who === 'child') return { ...act('holding', ['grapes']), does: [] };
  return vine ? act('picking', ['grapes'], vine) : { ...act('carrying', [], 'crate'), does: [] };
};

/** Bacchus holds the grapes and raises his cup. */
export function godAct({ things }: Scene): Act {
  const cup = things.find(({ thing, word }) => thing === 'clay_cup' || CUP.test(fold(word)));
  return {
    pose: 'raising',
    holds: ['grapes', cup ? wareFor({ thing: 'clay_cup', colour: cup.colour }) : 'glass'],
    beside: null,
    does: ['holding', 'toasting', 'tasting'],
  };
}
/** He drank before there were glasses; where one is asked for he has it. */
const CUP =
  /\b(?:cups?|goblets?|chalices?|coupe|timbale|gobelet|coppa|copon|caliz|becher|kelch|pokal|\w+becher)\b/;
