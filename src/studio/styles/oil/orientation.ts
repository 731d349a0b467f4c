import type { Workroom } from '#studio/workroom.ts';
import { clamp, mix, noise2 } from '#studio/textures/noise.ts';
import { blurInPlace } from '#studio/styles/box-blur.ts';
import type { Care } from '#studio/styles/find-subjects.ts';

export interface Orientation {
  /** Direction a stroke takes at (x, y), in radians. */
  at(x: number, y: number): number;
}

/** A wall is scumbled as a right hand does it: aslant, and never quite the same way. */
const SLANT = -0.9;
const SWAY = 1.3;

/** So strong a contour must be to lead the brush: round a form any, on the ground none that is only the end of a glow. */
const ON_FORM = 4;
const ON_GROUND = 220;

interface Guides {
  seed: number;
  /** How much each pixel is part of a form. */
  care: Care;
  /** Each has a float for every pixel; what they hold is lost. */
  sheets: readonly [Float32Array, Float32Array];
  room: Workroom;
}

/** Strokes follow contours; where nothing guides them they fall aslant. */
export function orientationOf(
  pixels: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  { seed, care, sheets, room }: Guides,
): Orientation {
  const w = width >> 1;
  const h = height >> 1;
  const plane = { width: w, height: h, channels: 3 };
  const tensor = blurInPlace(
    gradients(pixels, { stride: width, w, h, luma: sheets[1], room }),
    plane,
    {
      radius: Math.max(2, w / 170),
      passes: 2,
      spare: sheets[0].subarray(0, w * h * 3),
    },
  );
  return {
    at: (x, y) => {
      const i = (clamp(y >> 1, 0, h - 1) * w + clamp(x >> 1, 0, w - 1)) * 3;
      const a = tensor[i]!;
      const b = tensor[i + 1]!;
      const d = tensor[i + 2]!;
      const on = Math.min(1, care[(y | 0) * width + (x | 0)]! * 2);
      const least = mix(ON_GROUND, ON_FORM, on);
      const coherence = Math.hypot(a - d, 2 * b) / (a + d + least);
      const contour = 0.5 * Math.atan2(2 * b, a - d) + Math.PI / 2;
      if (coherence > 0.18) return contour;
      const drift = SLANT + (noise2((x / width) * 5, (y / width) * 5, seed) - 0.5) * SWAY;
      return mix(drift, contour, coherence / 0.18);
    },
  };
}

/** Half as wide and high as the picture, whose rows are `stride` pixels long. */
interface Half {
  stride: number;
  w: number;
  h: number;
}

/** Structure tensor of a half-size luminance picture. */
function gradients(
  pixels: Uint8ClampedArray,
  { stride, w, h, luma, room }: Half & { luma: Float32Array; room: Workroom },
): Float32Array {
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let sum = 0;
      for (const k of [0, 1, stride, stride + 1]) {
        const o = (y * 2 * stride + x * 2 + k) * 4;
        sum += 0.3 * pixels[o]! + 0.59 * pixels[o + 1]! + 0.11 * pixels[o + 2]!;
      }
      luma[y * w + x] = sum / 4;
    }
  }
  const out = room.floats(w * h * 3);
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      const gx = luma[i + 1]! - luma[i - 1]!;
      const gy = luma[i + w]! - luma[i - w]!;
      out[i * 3] = gx * gx;
      out[i * 3 + 1] = gx * gy;
      out[i * 3 + 2] = gy * gy;
    }
  }
  return out;
}
