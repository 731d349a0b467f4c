import type { Rows } from '#studio/row-bands.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { clamp, hash2 } from '#studio/textures/noise.ts';
import { luminance } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { readGlowRow } from './glow-row.ts';

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

const NEUTRAL: Rgb = [1, 1, 1];
const NO_TINT: Rgb = [0, 0, 0];

/** Linear light and its glow to a graded sRGB picture, for some of its rows. */
export function develop(
  image: HdrImage,
  glow: HdrImage,
  grade: Grade,
  rows: Rows,
  out: Uint8ClampedArray = new Uint8ClampedArray(image.width * (rows.to - rows.from) * 4),
): Uint8ClampedArray {
  const { width } = image;
  const spill = new Float32Array(width * 3);
  for (let y = rows.from; y < rows.to; y++) {
    readGlowRow(glow, y, spill);
    const line = out.subarray((y - rows.from) * width * 4, (y - rows.from + 1) * width * 4);
    developRow(image, { y, spill, grade, line });
  }
  return out;
}

interface Row {
  y: number;
  spill: Float32Array;
  grade: Grade;
  line: Uint8ClampedArray;
}

function developRow({ width, height, data }: HdrImage, { y, spill, grade, line }: Row): void {
  const { exposure, contrast, saturation, gain = NEUTRAL, vignette = 0 } = grade;
  const { shadows, lights } = grade.split ?? { shadows: NO_TINT, lights: NO_TINT };
  const ny = (y / height) * 2 - 1;
  for (let x = 0; x < width; x++) {
    const nx = (x / width) * 2 - 1;
    const edge = (nx * nx + ny * ny) * 0.5;
    const k = exposure * (1 - vignette * clamp(edge) * clamp(edge + 0.35));
    const s = x * 3;
    const i = y * width * 3 + s;
    const lit = toScreen((data[i]! + spill[s]!) * k * gain[0]);
    const g = toScreen((data[i + 1]! + spill[s + 1]!) * k * gain[1]);
    const b = toScreen((data[i + 2]! + spill[s + 2]!) * k * gain[2]);
    const r = lit - Math.max(0, lit - Math.max(g, b) - GARNET) * INK;
    const l = luminance(r, g, b);
    // Saturation round the luminance, tints by it, contrast round the middle; the same for all three colours.
    const base = 0.5 + (l * (1 - saturation) - 0.5) * contrast + grainAt(x, y, l, grade);
    const colour = saturation * contrast;
    const o = x * 4;
    line[o] = (base + r * colour + (shadows[0] * (1 - l) + lights[0] * l) * contrast) * 255;
    line[o + 1] = (base + g * colour + (shadows[1] * (1 - l) + lights[1] * l) * contrast) * 255;
    line[o + 2] = (base + b * colour + (shadows[2] * (1 - l) + lights[2] * l) * contrast) * 255;
    line[o + 3] = 255;
  }
}

/** Screens show a red that no dye has: beyond this much of it over the other two it deepens instead of glowing, as in print. */
const GARNET = 0.44;
const INK = 0.5;

/** Strongest in the middle tones, as on film. */
function grainAt(x: number, y: number, l: number, { grain = 0, seed = 1 }: Grade): number {
  if (grain === 0) return 0;
  const noise = hash2(x, y, seed) + hash2(x, y, seed + 7) - 1;
  return noise * grain * (1 - 0.55 * Math.abs(l * 2 - 1));
}
