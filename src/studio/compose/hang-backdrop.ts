import type {
  Camera,
  PaintingLayer,
  PaintingParam,
  PaintingParams,
  TextureRef,
  Vec3,
} from '#studio/scene-graph.ts';
import { addPainted } from '#studio/scene-builder.ts';
import { add, cross, normalize, scale, subtract } from '#studio/vector.ts';
import type { Stage } from './stage.ts';

/** Blur of people in focus, in frame heights: softer than things, as skin and cloth are. */
const SHARP = 0.0016;

export interface Hanging {
  painter: string;
  params: PaintingParams;
  z: number;
  /** Pixels of the painting for each pixel of the picture. */
  detail: number;
  hasDepth?: boolean;
  /** The painter says which scenery each pixel shows. */
  hasNames?: boolean;
  gain?: number;
}

/** Hangs a painting so that it fills exactly what the camera sees of the plane at z. */
export function hangBackdrop(stage: Stage, camera: Camera, wall: Hanging): void {
  const { scene, brief } = stage;
  const hanging = withPeople(stage, wall);
  const box = visibleAt(camera, stage.aspect, hanging.z);
  const isOfPeople = stage.direction.archetype === 'people';
  const scaleTo = brief.detail === 'preview' || isOfPeople ? 1 : hanging.detail;
  const layers: PaintingLayer[] = ['hdr'];
  if (hanging.hasDepth) layers.push('depth');
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
  const ref = (layer: PaintingLayer): TextureRef | undefined => textures[layers.indexOf(layer)];
  const [depth, names] = [ref('depth'), ref('names')];
  scene.backdrop = {
    texture: textures[0]!,
    ...(depth !== undefined && { depth }),
    ...(names !== undefined && { names }),
    z: hanging.z,
    ...box,
    gain: hanging.gain ?? 1,
  };
}

function withPeople({ people, direction }: Stage, wall: Hanging): Hanging {
  if (people.length === 0) return wall;
  const { painter, params } = wall;
  return {
    ...wall,
    painter: 'peopled',
    params: {
      base: { painter, params },
      people: people as unknown as PaintingParam,
      // Whoever the picture is of stands in focus.
      blur: direction.archetype === 'people' ? SHARP : direction.blur,
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
