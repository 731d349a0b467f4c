import { add, cross, dot, normalize, scale, subtract } from './vector.ts';
import type {
  AreaLight,
  Material,
  MaterialRef,
  Medium,
  MediumRef,
  ObjectId,
  Painting,
  PaintingLayer,
  Primitive,
  ProfileRun,
  SceneGraph,
  SceneObject,
  ShapeRef,
  Texture,
  TextureRef,
  Vec3,
} from './scene-graph.ts';

/** An empty scene with the sampling of a finished photograph; compositions fill it through the functions below. */
export function createScene(): SceneGraph {
  return {
    media: [],
    materials: [],
    paintings: [],
    textures: [],
    shapes: [],
    primitives: [],
    lights: [],
    objects: [],
    camera: { eye: [0, 14, 60], target: [0, 12, 0], fieldOfView: 30 },
    environment: { color: [0, 0, 0] },
    sampling: {
      base: 2,
      extra: 8,
      threshold: 0.07,
      maxDepth: 14,
      diffuseBounces: 1,
      bounceChance: 0.5,
      lightPicks: 2,
      clamp: 8,
      denoisePasses: 3,
      denoiseStrength: 1,
      lens: 'developed',
    },
  };
}

export const addMedium = (scene: SceneGraph, medium: Medium): MediumRef =>
  push(scene.media, medium);
export const addMaterial = (scene: SceneGraph, material: Material): MaterialRef =>
  push(scene.materials, material);
export const addPainting = (scene: SceneGraph, painting: Painting): number =>
  push(scene.paintings, painting);
export const addTexture = (scene: SceneGraph, texture: Texture): TextureRef =>
  push(scene.textures, texture);
export const addShape = (scene: SceneGraph, runs: ProfileRun[]): ShapeRef =>
  push(scene.shapes, { runs });
export const addPrimitive = (scene: SceneGraph, primitive: Primitive): number =>
  push(scene.primitives, primitive);

/** A painting and the layers of it that become textures, in the order asked for. */
export function addPainted(
  scene: SceneGraph,
  painting: Painting,
  { layers, wrap }: { layers: readonly PaintingLayer[]; wrap: Texture['wrap'] },
): TextureRef[] {
  const index = addPainting(scene, painting);
  return layers.map((layer) => addTexture(scene, { painting: index, layer, wrap }));
}

export function addObject(scene: SceneGraph, object: Omit<SceneObject, 'id'>): ObjectId {
  const id = scene.objects.length + 1;
  scene.objects.push({ id, ...object });
  return id;
}

/** A light and, unless hidden, its glowing face, which reflections in glass show. */
export function addAreaLight(
  scene: SceneGraph,
  light: Omit<AreaLight, 'kind'> & { isHidden?: boolean },
): void {
  const { isHidden = false, ...area } = light;
  scene.lights.push({ kind: 'area', ...area });
  if (isHidden) return;
  const material = addMaterial(scene, { kind: 'emissive', radiance: area.radiance });
  addPrimitive(scene, {
    kind: 'rect',
    object: 0,
    material,
    origin: area.origin,
    u: area.u,
    v: area.v,
  });
}

export interface Softbox {
  center: Vec3;
  target: Vec3;
  width: number;
  height: number;
  radiance: Vec3;
  castsCaustics?: boolean;
  isHidden?: boolean;
  /** Turn about its own axis, in radians. */
  roll?: number;
}

export function addSoftbox(scene: SceneGraph, box: Softbox): void {
  const forward = normalize(subtract(box.target, box.center));
  const worldUp: Vec3 = Math.abs(forward[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0];
  const right = normalize(cross(forward, worldUp));
  const up = cross(right, forward);
  const [c, s] = [Math.cos(box.roll ?? 0), Math.sin(box.roll ?? 0)];
  const across = scale(add(scale(right, c), scale(up, s)), box.width);
  const along = scale(subtract(scale(up, c), scale(right, s)), box.height);
  const origin = subtract(subtract(box.center, scale(across, 0.5)), scale(along, 0.5));
  // The light leaves along u × v, so the order of the sides decides which way it faces.
  const [u, v] = dot(cross(along, across), forward) > 0 ? [along, across] : [across, along];
  const { radiance, castsCaustics = false, isHidden = false } = box;
  addAreaLight(scene, { origin, u, v, radiance, castsCaustics, isHidden });
}

function push<T>(list: T[], item: T): number {
  list.push(item);
  return list.length - 1;
}
