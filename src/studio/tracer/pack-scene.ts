import type { SceneGraph } from '#studio/scene-graph.ts';
import { boundsOfPrimitive } from './bounds.ts';
import { buildTree } from './build-tree.ts';
import {
  HEADER_CAMERA,
  HEADER_ENVIRONMENT,
  HEADER_GROUPS,
  HEADER_LIGHTS,
  HEADER_LIGHT_CENTERS,
  HEADER_MATERIALS,
  HEADER_MEDIA,
  HEADER_NODES,
  HEADER_OPACITY,
  HEADER_PREFILTERS,
  HEADER_PRIMITIVES,
  HEADER_SEGMENTS,
  HEADER_SHAPES,
  MAX_LIGHTS,
} from './layout.ts';
import { packLathes } from './pack-lathes.ts';
import { packMaterials, packMedia, packOpacity } from './pack-materials.ts';
import { packPrimitives } from './pack-primitives.ts';
import { packCamera, packEnvironment, packLightCenters, packLights } from './pack-surroundings.ts';
import { packTree } from './pack-tree.ts';

/** A block of bytes and the entry of the scene header that points to it. */
export interface Block {
  entry: number;
  bytes: Uint8Array<ArrayBuffer>;
}

type Packed = Float64Array<ArrayBuffer> | Float32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** Everything of a scene but its textures, in the tracer's own form. */
export function packScene(scene: SceneGraph, aspect: number): Block[] {
  if (scene.lights.length > MAX_LIGHTS)
    throw new RangeError(`A scene holds at most ${MAX_LIGHTS} lights.`);
  const lathes = packLathes(scene.shapes);
  const items = scene.primitives.map((primitive, index) => ({
    index,
    box: boundsOfPrimitive(primitive, lathes.bounds),
    isTriangle: primitive.kind === 'triangle',
  }));
  const { nodes, order } = packTree(buildTree(items));
  return [
    block(HEADER_PRIMITIVES, packPrimitives(scene.primitives, order)),
    block(HEADER_NODES, nodes),
    block(HEADER_SEGMENTS, lathes.segments),
    block(HEADER_GROUPS, lathes.groups),
    block(HEADER_PREFILTERS, lathes.prefilters),
    block(HEADER_SHAPES, lathes.shapes),
    block(HEADER_MATERIALS, packMaterials(scene.materials)),
    block(HEADER_OPACITY, packOpacity(scene.materials)),
    block(HEADER_MEDIA, packMedia(scene.media)),
    block(HEADER_LIGHTS, packLights(scene.lights)),
    block(HEADER_LIGHT_CENTERS, packLightCenters(scene.lights)),
    block(HEADER_CAMERA, packCamera(scene.camera, aspect, scene.sampling.lens)),
    block(HEADER_ENVIRONMENT, packEnvironment(scene)),
  ];
}

function block(entry: number, packed: Packed): Block {
  return { entry, bytes: new Uint8Array(packed.buffer, packed.byteOffset, packed.byteLength) };
}
