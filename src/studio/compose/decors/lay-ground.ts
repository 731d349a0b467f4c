import { hullOf, spanOf } from '#studio/compose/camera/bounds.ts';
import type { Arrangement, Shot, Stage } from '#studio/compose/stage.ts';
import { liesAllRound } from '#studio/compose/harvest-gear.ts';
import { bedFeet } from '#studio/props/grounds/bed-feet.ts';
import type { Foot } from '#studio/props/grounds/foot.ts';
import { addWaterDrops } from '#studio/props/grounds/water-drops.ts';
import { canBeWet } from '#studio/props/making/surface-finish.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { isGround } from '#studio/scene/surroundings.ts';

/** How far a ground goes on behind what stands there, at least. */
const GROUND_FAR = -64;

/** A ground that was named is no table top: it goes on behind the things. */
export function asGround(
  { direction, spec }: Stage,
  table: Arrangement['table'],
): Arrangement['table'] {
  const isAllRound = liesAllRound(spec, direction.surface);
  return table && isAllRound ? { ...table, far: Math.min(table.far, GROUND_FAR) } : table;
}

/** What was said to stand in the grass or the snow is bedded in it; a wet table has drops around it. */
export function bedThings(stage: Stage, { scale = 1, far }: NonNullable<Shot['table']>): void {
  const { direction, spec, kit, random } = stage;
  const { surface } = direction;
  // The water of a pool is clear of stones.
  if (isInPool(stage)) return;
  if (isGround(surface) && liesAllRound(spec, surface) && spec.camera.angle !== 'overhead') {
    // A tractor beyond its edge stands in the land that is painted.
    const feet = feetIn(stage).filter(({ z }) => z > far);
    if (feet.length > 0) bedFeet(kit, surface, { feet, scale, random: random('bed') });
  }
  if (spec.isSurfaceWet && canBeWet(surface))
    addWaterDrops(kit, { feet: feetIn(stage), scale, random: random('drops') });
}

export const isInPool = ({ direction }: Stage): boolean =>
  direction.surface === 'water' && direction.place === 'pool';

const feetIn = ({ scene }: Stage): Foot[] =>
  scene.objects
    .filter(({ role }) => role === 'hero' || role === 'prop')
    .flatMap(({ id }) => footOf(hullOf(scene, new Set([id]))) ?? []);

/** Centimetres: deeper than a thing stands in snow. */
const SUNK = -1;

/** Of what touches the ground: a stopper or the wine in a glass has no foot. */
function footOf(points: readonly Vec3[]): Foot | null {
  const low = points.filter(([, y]) => y < 1.2);
  if (low.length === 0) return null;
  const [left, right] = spanOf(low, 0);
  const [far, near] = spanOf(low, 2);
  return {
    x: (left + right) / 2,
    z: (far + near) / 2,
    half: (right - left) / 2,
    isSunk: spanOf(low, 1)[0] < SUNK,
  };
}
