import type { PaintedLayers } from '#studio/scene-graph.ts';
import { BYTES_PER_PIXEL } from '#studio/tracer/lay-out-scene.ts';
import type { PaintingOrder } from '#studio/tracer/lay-out-scene.ts';
import { slopesOf } from '#studio/tracer/slopes.ts';
import type { SharedMemory } from '#studio/tracer/wasm-api.ts';

/** Puts the layers of a finished order where the tracer will read them. */
export function putLayers(
  layers: PaintedLayers,
  memory: SharedMemory,
  { painting, targets }: PaintingOrder,
): void {
  const { width, height } = painting;
  for (const { layer, wrap, pointer } of targets) {
    const pixels = layers[layer];
    if (!pixels) throw new Error(`The painter '${painting.painter}' has no ${layer} layer.`);
    const ready =
      layer === 'relief' ? slopesOf(pixels as Uint8Array, { width, height, wrap }) : pixels;
    const bytes = new Uint8Array(ready.buffer, ready.byteOffset, ready.byteLength);
    if (bytes.byteLength !== width * height * BYTES_PER_PIXEL[layer]) {
      throw new Error(
        `The painter '${painting.painter}' did not fill ${width} × ${height} pixels.`,
      );
    }
    new Uint8Array(memory.buffer, pointer, bytes.byteLength).set(bytes);
  }
}

/** The light and the names of an order where the tracer will read them, to be painted over there. */
export function viewLayers(
  { buffer }: SharedMemory,
  { painting: { width, height }, targets }: PaintingOrder,
): PaintedLayers {
  const n = width * height;
  const layers: PaintedLayers = {};
  for (const { layer, pointer } of targets) {
    if (layer === 'hdr') layers.hdr = new Float32Array(buffer, pointer, n * 3);
    if (layer === 'names') layers.names = new Uint16Array(buffer, pointer, n);
  }
  return layers;
}
