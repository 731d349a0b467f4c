import { asParams } from '#studio/scene/painting-params.ts';
import type { Camera, PaintingLayer, PaintingParams, Vec3 } from '#studio/scene-graph.ts';
import { SKETCH_SIDE } from '#studio/quality.ts';
import { addPainted } from '#studio/scene-builder.ts';
import { add, cross, normalize, scale, subtract } from '#studio/vector.ts';
import type { Stage } from '#studio/compose/stage.ts';

/** Where the painting is the subject it is painted finer, as far as time allows: people up to this many lines. */
const SUBJECT_DETAIL = 0.66;
const PEOPLE_LINES = 800;
/** Leaves, stones and the edges of roads are what a land is looked at for. */
const LAND_DETAIL = 0.9;
/** A sketch has so few pixels that its paintings are never much coarser. */
const SKETCHED_DETAIL = 0.66;
/** Blur in frame heights of whoever stands behind what the picture is of: near enough to be known. */
const NEARLY_SHARP = 0.0075;

export interface Hanging {
  painter: string;
  params: PaintingParams;
  z: number;
  /** Pixels of the painting for each pixel of the picture. */
  detail: number;
  /** The painter says which scenery each pixel shows. */
  hasNames?: boolean;
  gain?: number;
}

/** Hangs a painting so that it fills exactly what the camera sees of the plane at z. */
export function hangBackdrop(stage: Stage, camera: Camera, wall: Hanging): void {
  const { scene, brief } = stage;
  const hanging = withPeople(stage, wall);
  const box = visibleAt(camera, stage.aspect, hanging.z);
  const { archetype } = stage.direction;
  const least =
    archetype === 'people'
      ? Math.min(1, PEOPLE_LINES / brief.height)
      : archetype === 'view'
        ? hanging.painter === 'landscape'
          ? LAND_DETAIL
          : SUBJECT_DETAIL
        : 0;
  const finest = Math.max(least, hanging.detail);
  const isFirst = Math.max(brief.width, brief.height) <= SKETCH_SIDE;
  // The first sketch is soon followed by another, and each person of it costs as much as all the rest.
  const scaleTo =
    brief.detail === 'preview'
      ? hanging.painter === 'peopled' && isFirst
        ? SKETCHED_DETAIL
        : Math.max(SKETCHED_DETAIL, finest)
      : finest;
  const layers: PaintingLayer[] = ['hdr'];
  if (hanging.hasNames) layers.push('names');
  const textures = addPainted(
    scene,
    {
      painter: hanging.painter,
      width: Math.round(brief.width * scaleTo),
      height: Math.round(brief.height * scaleTo),
      params: hanging.params,
    },
    { layers, wrap: 'clamp' },
  );
  const [texture, names] = textures;
  scene.backdrop = {
    texture: texture!,
    ...(names !== undefined && { names }),
    z: hanging.z,
    ...box,
    gain: hanging.gain ?? 1,
  };
}

function withPeople({ people, beasts, stands, direction, spec }: Stage, wall: Hanging): Hanging {
  if (people.length + beasts.length === 0) return wall;
  const { painter, params } = wall;
  return {
    ...wall,
    painter: 'peopled',
    params: {
      base: { painter, params },
      ...asParams({ people, beasts, stands }),
      // Under an open sky light comes from everywhere.
      ...(spec.style === 'classical_heritage' &&
        direction.decor !== 'landscape' && { isChiaroscuro: true }),
      ...(direction.archetype === 'people' &&
        !direction.isPainterly && { isFocused: true, behind: direction.blur }),
      ...(direction.weather === 'mist' && direction.decor === 'landscape' && { isMisty: true }),
      // Whoever the picture is of stands in focus.
      blur:
        direction.archetype === 'people' || direction.archetype === 'view'
          ? 0
          : Math.min(NEARLY_SHARP, direction.blur),
    },
    hasNames: true,
  };
}

export interface PlaneBox {
  left: number;
  bottom: number;
  width: number;
  height: number;
}

/** The part of the plane at z inside the frame. */
export function visibleAt(camera: Camera, aspect: number, z: number): PlaneBox {
  const forward = normalize(subtract(camera.target, camera.eye));
  const right = normalize(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const tan = Math.tan((camera.fieldOfView * Math.PI) / 360);
  const hit = (x: number, y: number): Vec3 => {
    const ray = add(forward, add(scale(right, x * tan * aspect), scale(up, y * tan)));
    return add(camera.eye, scale(ray, (z - camera.eye[2]) / ray[2]));
  };
  const corners = [hit(-1, -1), hit(1, -1), hit(-1, 1), hit(1, 1)];
  // The middle of each side, not the corner: keystones stay small and the horizon level.
  const left = Math.min(...corners.map((c) => c[0]));
  const width = Math.max(...corners.map((c) => c[0])) - left;
  const bottom = hit(0, -1)[1];
  return { left, width, bottom, height: hit(0, 1)[1] - bottom };
}
