import type { PaintedLayers, Painting } from '#studio/scene-graph.ts';
import type { TileSize } from '#studio/textures/material-map.ts';

/** A painting that stands on the edge of the table instead of being hidden behind it. */
export interface RaisedSpec {
  base: Pick<Painting, 'painter' | 'params'>;
  /** Share of the frame that it takes, from the top; more than one leaves its foot out and brings the rest nearer. */
  share: number;
}

/** Paints the view into the upper part of the frame; below, its last line goes on to the bottom edge. */
export function paintRaised(
  { width, height }: TileSize,
  { base, share }: RaisedSpec,
  paint: (painting: Painting) => PaintedLayers,
): PaintedLayers {
  const lines = Math.max(1, Math.round(height * share));
  const { hdr, names } = paint({ ...base, width, height: lines });
  return {
    ...(hdr && { hdr: lengthen(hdr, new Float32Array(width * height * 3), width * 3) }),
    ...(names && { names: lengthen(names, new Uint16Array(width * height), width) }),
  };
}

/** Cut off where it is longer than the frame. */
function lengthen<T extends Float32Array | Uint16Array>(from: T, to: T, row: number): T {
  if (from.length >= to.length) {
    to.set(from.subarray(0, to.length));
    return to;
  }
  to.set(from);
  const last = from.subarray(from.length - row);
  for (let at = from.length; at < to.length; at += row) to.set(last, at);
  return to;
}
