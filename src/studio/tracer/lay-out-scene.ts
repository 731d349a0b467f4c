import type { Painting, PaintingLayer, Sampling, Texture } from '#studio/scene-graph.ts';
import {
  HEADER_BLUE_NOISE,
  HEADER_CAUSTIC_MAP,
  HEADER_CAUSTIC_RESOLUTION,
  HEADER_DIFFUSE_BOUNCES,
  HEADER_LENGTH,
  HEADER_LIGHT_COUNT,
  HEADER_LIGHT_PICKS,
  HEADER_MAX_DEPTH,
  HEADER_TEXTURES,
  TEXTURE_BYTES,
  TEXTURE_IS_CLAMPED,
  TEXTURE_IS_HDR,
} from './layout.ts';
import { BLUE_NOISE_POINTER } from './memory.ts';
import type { Arena } from './memory.ts';
import type { Block } from './pack-scene.ts';

/** A scene as its composer hands it over: packed geometry, and pictures still to be painted. */
export interface SceneParts {
  blocks: Block[];
  paintings: Painting[];
  textures: Texture[];
  lightCount: number;
  causticResolution: number;
  sampling: Sampling;
}

/** A painting and where its layers go. */
export interface PaintingOrder {
  painting: Painting;
  targets: { layer: PaintingLayer; wrap: Texture['wrap']; pointer: number }[];
}

export interface SceneLayout {
  /** Pointer to the header that the tracer reads. */
  header: number;
  orders: PaintingOrder[];
  texturePointers: number[];
  causticMap: number;
}

export const BYTES_PER_PIXEL: Record<PaintingLayer, number> = {
  color: 4,
  relief: 4,
  hdr: 12,
  names: 2,
};

/** Gives every part of a scene its place in the shared memory. */
export function layOutScene(arena: Arena, parts: SceneParts): SceneLayout {
  const header = new Int32Array(HEADER_LENGTH);
  for (const { entry, bytes } of parts.blocks) header[entry] = arena.put(bytes);
  const texturePointers = parts.textures.map((texture) => {
    const { width, height } = parts.paintings[texture.painting]!;
    return arena.alloc(width * height * BYTES_PER_PIXEL[texture.layer]);
  });
  const map = parts.causticResolution > 0 ? arena.alloc(parts.causticResolution ** 2 * 12) : 0;
  header[HEADER_TEXTURES] = arena.put(textureTable(parts, texturePointers));
  header[HEADER_LIGHT_COUNT] = parts.lightCount;
  header[HEADER_BLUE_NOISE] = BLUE_NOISE_POINTER;
  header[HEADER_CAUSTIC_MAP] = map;
  header[HEADER_CAUSTIC_RESOLUTION] = parts.causticResolution;
  header[HEADER_MAX_DEPTH] = parts.sampling.maxDepth;
  header[HEADER_DIFFUSE_BOUNCES] = parts.sampling.diffuseBounces;
  header[HEADER_LIGHT_PICKS] = parts.sampling.lightPicks;
  return {
    header: arena.put(new Uint8Array(header.buffer)),
    orders: ordersOf(parts, texturePointers),
    texturePointers,
    causticMap: map,
  };
}

function textureTable(
  { paintings, textures }: SceneParts,
  pointers: readonly number[],
): Uint8Array {
  const table = new Int32Array(Math.max(1, textures.length) * (TEXTURE_BYTES / 4));
  textures.forEach((texture, i) => {
    const { width, height } = paintings[texture.painting]!;
    const flags =
      (texture.layer === 'hdr' ? TEXTURE_IS_HDR : 0) |
      (texture.wrap === 'clamp' ? TEXTURE_IS_CLAMPED : 0);
    table.set([pointers[i]!, width, height, flags], i * (TEXTURE_BYTES / 4));
  });
  return new Uint8Array(table.buffer);
}

/** Largest first: the longest job must not start last. */
function ordersOf(
  { paintings, textures }: SceneParts,
  pointers: readonly number[],
): PaintingOrder[] {
  return paintings
    .map((painting, index) => ({
      painting,
      targets: textures.flatMap(({ layer, wrap, painting: source }, i) =>
        source === index ? [{ layer, wrap, pointer: pointers[i]! }] : [],
      ),
    }))
    .filter((order) => order.targets.length > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
}

function weightOf({ painting, targets }: PaintingOrder): number {
  return painting.width * painting.height * (targets.some(({ layer }) => layer === 'hdr') ? 4 : 1);
}
