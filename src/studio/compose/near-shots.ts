import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { hullOf, spanOf } from './camera/bounds.ts';
import type { Stage } from './stage.ts';
import { thingsToPlace } from './things/asked-things.ts';

const BOTTLES = new Set<ThingId | undefined>(['bottle', 'magnum', 'half_bottle', 'flute_bottle']);
const NECK =
  /\b(?:bottle ?neck|neck of (?:the|a|an|our|this) (?:\w+ )?bottle|bottle['’ ]?s neck|(?:the|its) neck|goulot|col de (?:la )?bouteille|collo della bottiglia|collo di bottiglia|cuello de (?:la )?botella|flaschenhals\w*)\b/;
/** Share of a bottle's height that its neck and shoulder take. */
const NECK_SHARE = 0.42;

/** 'Bottle neck close-up': of the bottle, the part above its label. */
export const isNeckShot = (spec: SceneSpec): boolean => {
  const { prompt, camera, things } = spec;
  const isNear = camera.shot === 'close_up' || camera.shot === 'macro';
  const text = fold(prompt);
  if (isNear && !LABEL.test(text) && wearsAtNeck(spec)) return true;
  return (isNear || things.some(isDripping)) && NECK.test(text);
};
/** 'Wax seal close-up', 'close-up of a corkscrew in its cork': that part of the bottle is meant. */
const wearsAtNeck = (spec: SceneSpec): boolean => {
  const [one, ...others] = thingsToPlace(spec);
  return (
    one !== undefined &&
    others.length === 0 &&
    BOTTLES.has(one.thing) &&
    (one.count ?? 1) === 1 &&
    (one.wears ?? []).some(({ thing }) => AT_NECK.has(thing))
  );
};
const SCREWS: readonly ThingId[] = ['corkscrew', 'waiters_friend'];
const AT_NECK: ReadonlySet<ThingId> = new Set<ThingId>(['wax_seal', 'capsule', ...SCREWS]);
/** What runs down a neck is seen from near. */
const isDripping = ({ thing, states }: AskedThing): boolean =>
  thing === 'drop' || states.includes('dripping');

const LABEL = /\b(?:labels?|etiquettes?|etichett[ae]|etiquetas?|etikett(?:en)?)\b/;

/** 'Close-up of a wine label': of the bottle, the part that wears it. */
function labelPoints({ scene, spec }: Stage): Vec3[] | null {
  const { prompt, camera } = spec;
  const isNear = camera.shot === 'close_up' || camera.shot === 'macro';
  if (!isNear || !LABEL.test(fold(prompt))) return null;
  const label = scene.objects.find(({ role }) => role === 'label');
  if (!label) return null;
  const points = hullOf(scene, new Set([label.id]));
  return points.length > 0 ? points : null;
}

export function neckPoints({ scene, spec }: Stage): Vec3[] | null {
  if (!isNeckShot(spec)) return null;
  const bottle = scene.objects.find(({ thing }) => BOTTLES.has(thing));
  if (!bottle) return null;
  const points = hullOf(scene, new Set([bottle.id]));
  const [foot, top] = spanOf(points, 1);
  const screws = scene.objects.filter(({ thing }) => thing && SCREWS.includes(thing));
  const above = hullOf(scene, new Set(screws.map(({ id }) => id))).filter(([, y]) => y > top);
  return [...above, ...points.filter(([, y]) => y > top - (top - foot) * NECK_SHARE)];
}

/** What of a bottle was asked for from near. */
export const partPoints = (stage: Stage): Vec3[] | null =>
  neckPoints(stage) ?? labelPoints(stage) ?? mistedPoints(stage);

/** 'Macro of drops on a cold bottle': of the bottle, its shoulder, where they are seen one by one. */
function mistedPoints({ scene, spec }: Stage): Vec3[] | null {
  const [one, ...others] = spec.camera.shot === 'macro' ? thingsToPlace(spec) : [];
  if (!one || others.length > 0 || !BOTTLES.has(one.thing)) return null;
  if (!one.states.includes('misted')) return null;
  const bottle = scene.objects.find(({ thing }) => BOTTLES.has(thing));
  if (!bottle) return null;
  const points = hullOf(scene, new Set([bottle.id]));
  const [foot, top] = spanOf(points, 1);
  const at = ([, y]: Vec3): number => (y - foot) / (top - foot);
  return points.filter((p) => at(p) > SHOULDER[0] && at(p) < SHOULDER[1]);
}
/** Shares of its height. */
const SHOULDER = [0.42, 0.86] as const;

/** Sharp is what it was framed on. */
export const isOfOne = (spec: SceneSpec): boolean => {
  if (isNeckShot(spec)) return true;
  const [first, ...others] = spec.camera.shot === 'macro' ? thingsToPlace(spec) : [];
  return others.length > 0 || GLASSES.has(first?.thing);
};

const GLASSES = new Set<ThingId | undefined>(['glass', 'champagne_flute']);
/** Share of a glass's height above the foot of its bowl. */
const BOWL_SHARE = 0.5;

/** On a whole glass nobody sees them. */
const isOfLegs = ({ things }: SceneSpec): boolean =>
  things.some(({ thing }) => thing === 'wine_legs') &&
  things.every(({ thing }) => thing === 'wine_legs' || thing === 'glass');

/** 'Champagne bubbles macro': of the glass, the wine in it. */
function bowlPoints({ scene, spec }: Stage): Vec3[] | null {
  const glass = scene.objects.find(({ thing }) => GLASSES.has(thing));
  if (!glass || (spec.camera.shot !== 'macro' && !isOfLegs(spec))) return null;
  const points = hullOf(scene, new Set([glass.id]));
  const [foot, top] = spanOf(points, 1);
  return points.filter(([, y]) => y > top - (top - foot) * BOWL_SHARE);
}

/** 'Vine leaves, close-up': of many alike the nearest fill the frame, and the others are cut by its edge. */
function fewPoints({ scene, spec }: Stage, thing: ThingId): Vec3[] | null {
  const { shot } = spec.camera;
  if (shot !== 'macro' && shot !== 'close_up') return null;
  const pieces = scene.objects
    .filter((object) => object.thing === thing)
    .map(({ id }) => hullOf(scene, new Set([id])))
    .filter((points) => points.length > 0)
    .toSorted((a, b) => spanOf(b, 2)[1] - spanOf(a, 2)[1]);
  return pieces.length < 3 ? null : pieces.slice(0, 2).flat();
}

/** What is many in one has no edge that must be seen. */
const MANY_IN_ONE: ReadonlySet<ThingId> = new Set<ThingId>(['grapes', 'flowers', 'herbs']);

/** 'Grapes with dew, extreme close-up' in a tall frame: its middle fills the frame, and the ends of the bunch leave it. */
function middlePoints({ scene, aspect }: Stage, thing: ThingId): Vec3[] | null {
  if (!MANY_IN_ONE.has(thing) || aspect >= 1) return null;
  const own = scene.objects.filter((object) => object.thing === thing).map(({ id }) => id);
  const points = hullOf(scene, new Set(own));
  const [left, right] = spanOf(points, 0);
  const [foot, top] = spanOf(points, 1);
  const half = Math.min((right - left) / 2, ((top - foot) * aspect) / 2);
  const middle = (left + right) / 2;
  return points.filter(([x]) => Math.abs(x - middle) <= half);
}

const SMALL: ReadonlySet<ThingId> = new Set(
  THINGS.filter(({ stance }) => stance === 'small').map(({ id }) => id),
);
const isSmall = ({ thing, relation }: AskedThing): boolean => SMALL.has(thing) && !relation;
/** Two small things, each told for itself. */
export function isPair(spec: SceneSpec): boolean {
  const things = spec.camera.shot === 'macro' ? thingsToPlace(spec) : [];
  return things.length === 2 && things.every(isSmall);
}

/** A macro is of what it names first; whatever else was asked for may leave the frame. */
export function nearPoints(stage: Stage): Vec3[] | null {
  const { scene, spec } = stage;
  const part = partPoints(stage) ?? (isOfLegs(spec) ? bowlPoints(stage) : null);
  if (part) return part;
  const [first, ...others] = thingsToPlace(spec);
  if (first && others.length === 0 && first.count === null) {
    const few = fewPoints(stage, first.thing);
    if (few) return few;
  }
  const isNear = spec.camera.shot === 'macro' || spec.camera.shot === 'close_up';
  const middle = first && isNear && others.length === 0 ? middlePoints(stage, first.thing) : null;
  if (middle) return middle;
  if (spec.camera.shot !== 'macro' || !first) return null;
  if (others.length === 0) return GLASSES.has(first.thing) ? bowlPoints(stage) : null;
  // 'Cork and corkscrew macro': what fits into one hand fits into one macro.
  const heroes = isPair(spec) ? [first, ...others] : [first];
  const own = scene.objects.filter(({ thing }) => heroes.some((hero) => hero.thing === thing));
  const points = hullOf(scene, new Set(own.map(({ id }) => id)));
  return points.length > 0 ? points : null;
}
