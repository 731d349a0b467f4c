import { hullOf, spanOf } from '#studio/compose/camera/bounds.ts';
import type { Arrangement, Shot, Stage } from '#studio/compose/stage.ts';
import { capWithSnow } from './snow-caps.ts';
import { liesAllRound } from '#studio/compose/harvest-gear.ts';
import { bedFeet } from '#studio/props/grounds/bed-feet.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
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
  if (isSnowedOn(stage)) capWithSnow(stage);
  if (spec.isSurfaceWet && canBeWet(surface))
    addWaterDrops(kit, { feet: feetIn(stage), scale, random: random('drops') });
}

/** 'Snow on the bottle', 'a bottle covered in snow', or on the wall that it stands on. */
const isSnowedOn = ({ direction, spec }: Stage): boolean =>
  spec.weather === 'snow' &&
  (direction.surface === 'snow' ||
    spec.things.some(({ thing }) => thing === 'stone_wall') ||
    SNOW_ON.test(fold(spec.prompt)));
const SNOW_ON = new RegExp(
  [
    String.raw`\bsnow on (?:the |its |a )?(?:bottles?|neck|cork|cap|capsule|it)\b`,
    String.raw`\bbottles? (?:\w+ ){0,3}(?:covered (?:in|with)|dusted with) snow\b`,
    String.raw`\bsnow.(?:covered|capped|dusted) bottles?\b`,
    String.raw`\bneige sur (?:la bouteille|le bouchon|le goulot)\b|\bbouteilles? (?:couvertes? de neige|enneigees?)\b`,
    String.raw`\bneve sul(?:la)? (?:bottiglia|tappo|collo)\b|\bbottigli[ae] copert[ae] di neve\b`,
    String.raw`\bnieve sobre (?:la botella|el corcho)\b|\bbotellas? cubiertas? de nieve\b`,
    String.raw`\bschnee auf (?:der flasche|dem korken|dem flaschenhals)\b|\b(?:verschneite|schneebedeckte)r? flaschen?\b`,
  ].join('|'),
);

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
