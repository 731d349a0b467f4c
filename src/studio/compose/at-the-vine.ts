import { OF_VINES, ON_VINES } from '#studio/lexicon/words/on-vines.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { askedThings } from './things/asked-things.ts';

/** 'Grapes hanging on the vine': there is no table. */
export const isOnVine = (spec: SceneSpec): boolean =>
  spec.things.some(({ thing }) => thing === 'grapes') &&
  spec.things.every(({ thing }) => OF_VINES.includes(thing)) &&
  (ON_VINES.test(fold(spec.prompt)) || isNearInVineyard(spec));

/** 'In the vineyard: close-up of a bunch': nobody has picked it. */
const isNearInVineyard = ({ place, camera, surface, figures, things }: SceneSpec): boolean =>
  place === 'vineyard' &&
  (camera.shot === 'macro' || camera.shot === 'close_up') &&
  surface === null &&
  figures.length === 0 &&
  things.every(({ thing, relation }) => thing === 'dewdrops' || relation === null);

const BUDS =
  /\b(?:bud ?(?:break|burst)|buds|vine bud|debourrement|bourgeons|germogliamento|gemme|brotacion|yemas|knospenaufbruch|rebknospen|austrieb)\b/;

/** 'Budburst in spring': the canes from near, their first leaves unfolding; nothing else was asked for. */
export const isBudBreak = ({ things, figures, camera, prompt, place }: SceneSpec): boolean =>
  BUDS.test(fold(prompt)) &&
  figures.length === 0 &&
  camera.shot !== 'wide' &&
  (place === null || place === 'vineyard') &&
  things.every(({ thing }) => LEAFY.includes(thing));

const LEAFY: readonly ThingId[] = ['vine_leaf', 'vines', 'dewdrops'];

/** 'Dew on vine leaves, macro': they are on their shoot, and nothing was put under them. */
export const isLeafOnVine = ({
  things,
  camera,
  prompt,
  surface,
  place,
  figures,
}: SceneSpec): boolean =>
  things.some(
    ({ thing, count }) =>
      (thing === 'vine_leaf' && (count ?? 1) === 1) || (thing === 'vines' && isNear(camera.shot)),
  ) &&
  things.every(({ thing, relation }) => LEAFY.includes(thing) && relation?.kind !== 'in') &&
  figures.length === 0 &&
  surface === null &&
  (place === null || place === 'vineyard') &&
  (isNear(camera.shot) || ON_VINES.test(fold(prompt)));

const isNear = (shot: SceneSpec['camera']['shot']): boolean =>
  shot === 'macro' || shot === 'close_up';

const STILL_LIFE =
  /\b(?:still life|nature morte|natura morta|naturaleza muerta|bodegon|stillleben)\b/;

/** 'Still life with grapes', 'grapes on a dark table'. */
export const isStillLife = ({ prompt, words, place, figures, surface }: SceneSpec): boolean =>
  figures.length === 0 &&
  place !== 'vineyard' &&
  (surface !== null ||
    STILL_LIFE.test(fold(prompt)) ||
    words.some(({ proofs }) => proofs.includes('trait:table')));

const PICKS: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  'picking',
  'pruning',
  'cutting',
]);
const AT_BUNCH: ReadonlySet<ThingId> = new Set<ThingId>([
  'grapes',
  'secateurs',
  'vine_leaf',
  'vines',
]);

/** Hands at a bunch, with shears or without; a bunch that a single hand holds still hangs. */
export function isPickedByHand(spec: SceneSpec): boolean {
  const [figure] = figuresOf(spec);
  const things = askedThings(spec);
  if (figure?.part !== 'hands' || !things.every(({ thing }) => AT_BUNCH.has(thing))) return false;
  const isHeldByOne =
    figure.count === 1 &&
    figure.action === 'holding' &&
    things.some(({ thing, count }) => thing === 'grapes' && (count ?? 1) === 1) &&
    OUTSIDE.has(spec.place ?? 'vineyard');
  return (
    isHeldByOne || PICKS.has(figure.action) || things.some(({ thing }) => thing === 'secateurs')
  );
}
const OUTSIDE: ReadonlySet<PlaceId> = new Set<PlaceId>(['vineyard', 'bush_vines']);

/** Vines are pruned while they are bare; in leaf their shoots are thinned with the bunches. */
export const isPrunedByHand = (spec: SceneSpec): boolean => {
  const [figure] = figuresOf(spec);
  const isInLeaf = spec.season !== null && spec.season !== 'winter';
  return (
    figure?.part === 'hands' &&
    figure.action === 'pruning' &&
    !isInLeaf &&
    !spec.things.some(({ thing }) => thing === 'grapes')
  );
};
