import type { Film } from '#studio/film.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { glowOf } from './bloom.ts';
import type { BloomOptions } from './bloom.ts';
import { develop } from './develop.ts';
import type { Rows } from '#studio/row-bands.ts';
import type { Grade } from './develop.ts';

export interface Look {
  bloom: BloomOptions;
  grade: Grade;
}

/** Bloom, then the grade: what every style starts from and photographs end with. The film itself stays as it is. */
export function photograph(
  film: Film,
  { bloom, grade }: Look,
  rows: Rows = { from: 0, to: film.height },
  out?: Uint8ClampedArray,
): Uint8ClampedArray {
  const image: HdrImage = { width: film.width, height: film.height, data: film.hdr };
  return develop(image, glowOf(image, bloom, film.room), grade, rows, out);
}

/** Deep shadows, cool blacks, warm lights, a soft vignette and a trace of grain. */
export const CINEMATIC: Look = {
  bloom: { threshold: 1, amount: 0.38 },
  grade: {
    exposure: 0.92,
    contrast: 1.1,
    saturation: 1.04,
    vignette: 0.7,
    grain: 0.012,
    split: { shadows: [-0.012, -0.004, 0.018], lights: [0.014, 0.004, -0.014] },
  },
};

/** Bright and appetising: warm lights, open shadows, hardly any vignette. */
export const GASTRO: Look = {
  bloom: { threshold: 0.95, amount: 0.24 },
  grade: {
    exposure: 1.05,
    contrast: 1.04,
    saturation: 1.12,
    vignette: 0.28,
    grain: 0.005,
    gain: [1.04, 1, 0.94],
    split: { shadows: [0.014, 0.006, -0.002], lights: [0.02, 0.012, -0.01] },
  },
};
