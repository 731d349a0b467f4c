import { FAR, NORMAL_SCALE } from '#studio/film.ts';
import type { Film } from '#studio/film.ts';
import { smoothstep } from '#studio/textures/noise.ts';
import { boxBlur } from './box-blur.ts';

/** How strongly each pixel is an edge, 0..1: from normals, depth and colour. */
export function findOutlines(
  film: Film,
  pixels: Uint8ClampedArray,
  colourShare: number,
): Float32Array {
  const { width, height } = film;
  const out = new Float32Array(width * height);
  const tone = softColour(pixels, width, height);
  const depth = depthOf(film);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const right = edgeBetween(film, tone, depth, { i, j: i + 1, colourShare });
      out[i] = Math.max(right, edgeBetween(film, tone, depth, { i, j: i + width, colourShare }));
    }
  }
  return out;
}

interface Pair {
  i: number;
  j: number;
  colourShare: number;
}

function edgeBetween(
  { normals, depth: hit }: Film,
  tone: Float32Array,
  depth: Float32Array,
  { i, j, colourShare }: Pair,
): number {
  let edge = 0;
  if (hit[i]! < FAR && hit[j]! < FAR) {
    const a = i * 3;
    const b = j * 3;
    const cos =
      (normals[a]! * normals[b]! +
        normals[a + 1]! * normals[b + 1]! +
        normals[a + 2]! * normals[b + 2]!) /
      (NORMAL_SCALE * NORMAL_SCALE);
    edge = smoothstep(0.25, 0.7, 1 - cos);
  }
  const near = Math.min(depth[i]!, depth[j]!);
  edge = Math.max(edge, smoothstep(0.03, 0.09, Math.abs(depth[i]! - depth[j]!) / near));
  const a = i * 3;
  const b = j * 3;
  const change =
    Math.abs(tone[a]! - tone[b]!) +
    Math.abs(tone[a + 1]! - tone[b + 1]!) +
    Math.abs(tone[a + 2]! - tone[b + 2]!);
  return Math.max(edge, smoothstep(0.09, 0.24, change) * colourShare);
}

function softColour(pixels: Uint8ClampedArray, width: number, height: number): Float32Array {
  const rgb = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = pixels[i * 4 + c]! / 255;
  }
  return boxBlur(rgb, { width, height, channels: 3 }, Math.max(1, width / 640), 2);
}

/** Painted grounds have no depth that an edge may be drawn by: their colours tell. */
const depthOf = ({ depth }: Film): Float32Array => depth.map((far) => Math.min(far, BEHIND));
const BEHIND = 2000;

/** Thickens lines by whole pixels. */
export function thicken(
  lines: Float32Array,
  width: number,
  height: number,
  by: number,
): Float32Array {
  let from = lines;
  for (let k = 0; k < by; k++) {
    const to = new Float32Array(from.length);
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x;
        to[i] = Math.max(from[i]!, from[i - 1]!, from[i + 1]!, from[i - width]!, from[i + width]!);
      }
    }
    from = to;
  }
  return from;
}
