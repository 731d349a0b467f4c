import { groundOf } from '#studio/packshot/ground-of.ts';
import { hasBodies } from '#studio/people/figures-of.ts';
import { HOLDS_WINE } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { isCooked } from './is-cooked.ts';
import type { Slab } from '#studio/compose/things/silhouette.ts';

/** A served dish, whichever way it is put on the table. */
export const isDish = ({ thing, plated }: AskedThing): boolean =>
  plated !== undefined || isCooked(thing);

/** In a photograph of food the plate is the hero, unless the customer began with a bottle or said how it is to be seen. */
export function hasHeroDish(spec: SceneSpec, things: readonly AskedThing[]): boolean {
  const { style, camera, copySpace } = spec;
  const isTold = camera.shot !== null || camera.angle !== null || camera.placement !== null;
  if (style !== 'gastro' || isTold || copySpace !== null) return false;
  if (groundOf(spec) !== undefined || hasBodies(spec)) return false;
  const [first] = things;
  return (
    first !== undefined &&
    isDish(first) &&
    things.every(({ thing, text, side }) => isOnTable(thing) && !text && !side)
  );
}

const LOW: ReadonlySet<ThingId> = new Set(
  THINGS.filter(({ stance }) => stance === 'dish' || stance === 'small').map(({ id }) => id),
);
const isOnTable = (thing: ThingId): boolean =>
  LOW.has(thing) || HOLDS_WINE.has(thing) || thing === 'menu_card';

/** Height in centimetres at which what stands behind a dish may leave the frame: a label and the wine in its glass are below. */
const CUT = 17;

/** What the camera of such a picture is framed on. */
export const belowCut = (points: readonly Vec3[]): Vec3[] =>
  points.map(([x, y, z]) => [x, Math.min(y, CUT), z]);

export const slabBelowCut = ({ min, max }: Slab): Slab => ({
  min: [min[0], Math.min(min[1], CUT), min[2]],
  max: [max[0], Math.min(max[1], CUT), max[2]],
});
