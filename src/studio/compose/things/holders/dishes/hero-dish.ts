import { groundOf } from '#studio/packshot/ground-of.ts';
import { hasBodies } from '#studio/people/figures-of.ts';
import { HOLDS_WINE } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import type { Slab } from '#studio/compose/things/silhouette.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { isCooked } from './is-cooked.ts';

/** A served dish, whichever way it is put on the table. */
export const isDish = ({ thing, plated }: AskedThing): boolean =>
  plated !== undefined || isCooked(thing);

/** In a photograph of food the plate is the hero, unless the customer began with a bottle or said how it is to be seen. */
export const hasHeroDish = (spec: SceneSpec, things: readonly AskedThing[]): boolean =>
  isTableShot(spec, things) &&
  (isDish(things[0]!) || SERVED.has(things[0]!.thing) || isLadenBoard(things));

/** 'A bottle of Barolo and a plate of risotto': both are, and the bottle is seen whole. */
export const isPairing = (spec: SceneSpec, things: readonly AskedThing[]): boolean =>
  isTableShot(spec, things) &&
  HOLDS_WINE.has(things[0]!.thing) &&
  things.some(({ plated }) => plated !== undefined);

/** Nothing but what is eaten and drunk at a table, and no word on how it is to be seen. */
function isTableShot(spec: SceneSpec, things: readonly AskedThing[]): boolean {
  const { style, camera, copySpace } = spec;
  const isTold = camera.shot !== null || camera.angle !== null || camera.placement !== null;
  if ((style !== 'gastro' && style !== 'cinematic') || isTold || copySpace !== null) return false;
  if (groundOf(spec) !== undefined || hasBodies(spec) || things.length === 0) return false;
  return things.every(({ thing, text, side }) => isOnTable(thing) && !text && !side);
}

/** Cold dishes that nobody cooked. */
const SERVED: ReadonlySet<ThingId> = new Set<ThingId>(['olive']);

/** A board with what is eaten on it is a dish as well, wherever it was named. */
const isLadenBoard = (things: readonly AskedThing[]): boolean =>
  LOW.has(things[0]!.thing) &&
  things.some(({ relation }) => relation?.kind === 'on' && things[relation.to]!.thing === 'board');

const LOW: ReadonlySet<ThingId> = new Set(
  THINGS.filter(({ stance }) => stance === 'dish' || stance === 'small').map(({ id }) => id),
);
/** A barrel holds wine, and is no glass that stands on a table: it is the table. */
const isOnTable = (thing: ThingId): boolean =>
  thing !== 'barrel' && (LOW.has(thing) || HOLDS_WINE.has(thing) || thing === 'menu_card');

/** A frame as high as wide has room for all that stands behind a dish. */
const SQUARE = 1.1;
/** In centimetres: a glass is whole, with its rim in the margin, and only the neck of a bottle or the rim of a slim flute leaves the frame. */
const [WHOLE_GLASS, FLUTE_BOWL] = [20.5, 17];

/** Up to which height a wide frame is measured on what stands behind its dish. */
export const cutFor = (things: readonly AskedThing[], aspect: number): number => {
  if (aspect < SQUARE || HOLDS_WINE.has(things[0]!.thing)) return Infinity;
  return things.some(({ thing }) => thing === 'champagne_flute') ? FLUTE_BOWL : WHOLE_GLASS;
};

/** What the camera of such a picture is framed on. */
export const belowCut = (points: readonly Vec3[], cut: number): Vec3[] =>
  points.map(([x, y, z]) => [x, Math.min(y, cut), z]);

export const slabBelowCut = ({ min, max }: Slab, cut: number): Slab => ({
  min: [min[0], Math.min(min[1], cut), min[2]],
  max: [max[0], Math.min(max[1], cut), max[2]],
});
