import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { evenDisc } from './even-disc.ts';
import type { Raster } from './raster.ts';

/** Up to this radius in pixels the three lines of the hexagon are too coarse: its lamps would be hearts. */
const MOST_ROUND = 12;

/** Pixels by which light is spread at the most. */
export const defocusReach = (radius: number): number => Math.ceil(radius) + 1;

/**
 * Lens blur with a hexagonal iris: three skewed line blurs, two of which share their first pass.
 * Works on linear light, so bright spots become discs instead of grey fog.
 */
export const defocus = (image: HdrImage, radius: number): HdrImage => ({
  ...image,
  data: softened({ ...image, channels: 3 }, radius),
});

/** The same for what has one number a pixel. */
export const defocusMask = (
  mask: Float32Array,
  size: { width: number; height: number },
  radius: number,
): Float32Array => softened({ ...size, data: mask, channels: 1 }, radius);

function softened(image: Raster, radius: number): Float32Array {
  if (radius < 1) return image.data;
  if (radius < MOST_ROUND) return evenDisc(image, radius);
  const cos = Math.cos(Math.PI / 6);
  const up = smear(image, 0, -1, radius);
  const left = smear(image, -cos, 0.5, radius);
  const first = smear({ ...image, data: up }, -cos, 0.5, radius);
  // What both have seen is not needed any more.
  for (let i = 0; i < up.length; i++) up[i] = up[i]! + left[i]!;
  const second = smear({ ...image, data: up }, cos, 0.5, radius);
  for (let i = 0; i < up.length; i++) up[i] = (first[i]! + second[i]!) / 3;
  return up;
}

/** Mean along a line of pixels; away from the border the line is a fixed set of distances in memory. */
function smear(image: Raster, dx: number, dy: number, radius: number): Float32Array {
  const { width, height, data, channels } = image;
  const out = new Float32Array(data.length);
  const steps = Math.max(1, Math.round(radius));
  const xs = Int32Array.from({ length: steps + 1 }, (_, k) => Math.round(dx * k));
  const ys = Int32Array.from({ length: steps + 1 }, (_, k) => Math.round(dy * k));
  const strides = xs.map((x, k) => (ys[k]! * width + x) * channels);
  for (let y = 0; y < height; y++) {
    const isInner = y > steps && y < height - steps - 1;
    const edge = isInner ? Math.min(width, steps + 1) : width;
    smearAtBorder(image, out, { y, from: 0, to: edge }, { xs, ys });
    if (!isInner) continue;
    const last = Math.max(edge, width - steps - 1);
    const [from, to] = [(y * width + edge) * channels, (y * width + last) * channels];
    if (channels === 3) smearColours({ data, out, strides }, from, to);
    else smearValues({ data, out, strides }, from, to);
    smearAtBorder(image, out, { y, from: last, to: width }, { xs, ys });
  }
  return out;
}

interface LinePass {
  data: Float32Array;
  out: Float32Array;
  /** Where in memory the line's pixels lie from its first. */
  strides: Int32Array;
}

function smearColours({ data, out, strides }: LinePass, from: number, to: number): void {
  const { length } = strides;
  const share = 1 / length;
  for (let o = from; o < to; o += 3) {
    let r = 0;
    let g = 0;
    let b = 0;
    for (let k = 0; k < length; k++) {
      const p = o + strides[k]!;
      r += data[p]!;
      g += data[p + 1]!;
      b += data[p + 2]!;
    }
    out[o] = r * share;
    out[o + 1] = g * share;
    out[o + 2] = b * share;
  }
}

function smearValues({ data, out, strides }: LinePass, from: number, to: number): void {
  const { length } = strides;
  const share = 1 / length;
  for (let o = from; o < to; o++) {
    let sum = 0;
    for (let k = 0; k < length; k++) sum += data[o + strides[k]!]!;
    out[o] = sum * share;
  }
}

interface Line {
  xs: Int32Array;
  ys: Int32Array;
}

function smearAtBorder(
  { width, height, data, channels }: Raster,
  out: Float32Array,
  { y, from, to }: { y: number; from: number; to: number },
  { xs, ys }: Line,
): void {
  const { length } = xs;
  for (let x = from; x < to; x++)
    for (let k = 0; k < length; k++) {
      const px = Math.min(width - 1, Math.max(0, x + xs[k]!));
      const py = Math.min(height - 1, Math.max(0, y + ys[k]!));
      const p = (py * width + px) * channels;
      const o = (y * width + x) * channels;
      for (let c = 0; c < channels; c++) out[o + c]! += data[p + c]! / length;
    }
}
