import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { clamp, hash2 } from '#studio/textures/noise.ts';
import { luminance } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';

export interface Grade {
  exposure: number;
  contrast: number;
  saturation: number;
  /** Colour balance on the light. */
  gain?: Rgb;
  /** Tints added to shadows and lights. */
  split?: { shadows: Rgb; lights: Rgb };
  vignette?: number;
  grain?: number;
  seed?: number;
}

/** Filmic shoulder and toe. */
const filmic = (x: number): number =>
  clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));

const STEPS = 4096;
const GAMMA = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
  const c = i / STEPS;
  return c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;
});
const toScreen = (light: number): number => GAMMA[(filmic(light) * STEPS) | 0]!;

/** Linear light to a graded sRGB picture. */
export function develop(image: HdrImage, grade: Grade): Uint8ClampedArray {
  const { width, height, data } = image;
  const out = new Uint8ClampedArray(width * height * 4);
  const {
    exposure,
    contrast,
    saturation,
    gain = [1, 1, 1],
    vignette = 0,
    grain = 0,
    seed = 1,
  } = grade;
  const shadows = grade.split?.shadows ?? [0, 0, 0];
  const lights = grade.split?.lights ?? [0, 0, 0];
  for (let y = 0; y < height; y++) {
    const ny = (y / height) * 2 - 1;
    for (let x = 0; x < width; x++) {
      const nx = (x / width) * 2 - 1;
      const edge = (nx * nx + ny * ny) * 0.5;
      const k = exposure * (1 - vignette * clamp(edge) * clamp(edge + 0.35));
      const i = (y * width + x) * 3;
      const o = (y * width + x) * 4;
      const r = toScreen(data[i]! * k * gain[0]);
      const g = toScreen(data[i + 1]! * k * gain[1]);
      const b = toScreen(data[i + 2]! * k * gain[2]);
      const l = luminance(r, g, b);
      const noise =
        grain > 0
          ? (hash2(x, y, seed) + hash2(x, y, seed + 7) - 1) *
            grain *
            (1 - 0.55 * Math.abs(l * 2 - 1))
          : 0;
      const tint = (c: number, at: 0 | 1 | 2): number => {
        const v = l + (c - l) * saturation + shadows[at] * (1 - l) + lights[at] * l;
        return ((v - 0.5) * contrast + 0.5 + noise) * 255;
      };
      out[o] = tint(r, 0);
      out[o + 1] = tint(g, 1);
      out[o + 2] = tint(b, 2);
      out[o + 3] = 255;
    }
  }
  return out;
}
