import type { Trait } from '#studio/accounting/proof.ts';
import type { PaintingParams } from '#studio/scene-graph.ts';
import type { Angle } from '#studio/scene/camera.ts';
import { subtract } from '#studio/vector.ts';
import type { LightId } from '#studio/compose/direction.ts';
import { sideTraits } from '#studio/compose/light/asked-side.ts';
import { neckPoints } from '#studio/compose/near-shots.ts';
import type { Shot, Stage } from '#studio/compose/stage.ts';

/** Steeper than this, a camera looks down on things (rise over run). */
const OVERHEAD = 1.2;
/** Flatter than this, it looks straight at them or up. */
const LOW = 0.05;
/** Metres above the ground from which a view is one from the air. */
const ALOFT = 20;
/** Radius of a lens in centimetres, and blur of a backdrop in frame heights, that nobody takes for sharp. */
const WIDE_OPEN = 0.3;
const BLURRED = 0.013;

export function cameraTraits(stage: Stage, shot: Shot): Trait[] {
  const { spec, scene, direction } = stage;
  const { camera } = shot;
  const { angle } = spec.camera;
  const [dx, dy, dz] = subtract(camera.eye, camera.target);
  const steepness = dy / Math.hypot(dx, dz);
  const isAloft = scene.paintings.some(({ params }) => Number(params['eyeMetres'] ?? 0) >= ALOFT);
  const isRoom = direction.archetype === 'view' && direction.decor !== 'landscape';
  const isFollowed: Readonly<Partial<Record<Angle, boolean>>> = {
    overhead: steepness > OVERHEAD,
    aerial: steepness > OVERHEAD || isAloft,
    // A painted room is seen from where it was painted.
    low: isRoom ? scene.paintings.some(({ params }) => isLow(params)) : steepness < LOW,
  };
  const isShallow = (camera.lensRadius ?? 0) >= WIDE_OPEN || direction.blur >= BLURRED;
  const isWide =
    shot.isBare === true ||
    direction.archetype === 'wide_landscape' ||
    shot.framing.mostArea === WIDE_AREA;
  return [
    ...(angle && (isFollowed[angle] ?? true) ? [`angle:${angle}`] : []),
    ...(isShallow && !direction.isPainterly ? ['shallow'] : []),
    ...(isWide ? ['shot:wide'] : []),
    ...(neckPoints(stage) ? ['framed:neck'] : []),
  ];
}

/** Painted as it is looked up at, itself or in what was made of it. */
const isLow = (params: PaintingParams): boolean => {
  const base = params['base'] as { params: PaintingParams } | undefined;
  return params['isLow'] === true || (base !== undefined && isLow(base.params));
};

/** Share of the frame that things may have where a wide shot was asked for. */
export const WIDE_AREA = 0.12;

/** Packshots have lamps of their own. */
const OF_PACKSHOTS: ReadonlySet<LightId> = new Set(['rim', 'backlit', 'chiaroscuro']);

/** Lamps that were put up, and what they make of the things before them. */
export function lightTraits(stage: Stage): Trait[] {
  const { spec, scene, direction } = stage;
  const { light, decor } = direction;
  if (scene.cutout && !OF_PACKSHOTS.has(light)) return ['light:high_key'];
  const isOpen = decor === 'landscape';
  const isDark =
    spec.lighting === 'silhouette' && (isOpen || light === 'contour' || stage.people.length > 0);
  const isSunny = light === 'hard' || light === 'sun';
  const hasLeaves = spec.lighting === 'dappled' && isSunny && scene.objects.length > 0;
  const hasPeople = direction.archetype === 'people' && stage.people.length > 0;
  const asked = sideTraits(spec, { light, hasPeople });
  return [
    `light:${light}`,
    ...asked,
    ...(isDark ? ['silhouette'] : []),
    ...(hasLeaves ? ['dappled'] : []),
  ];
}
