import type { Rgb } from '#studio/textures/colour.ts';
import { scaleRgb } from '#studio/textures/colour.ts';

/** Light on a row of vines that stands against the sun. */
export interface RowLight {
  /** From the whole sky. */
  open: Rgb;
  /** Of the sun itself, which comes over and through the leaves. */
  sun: Rgb;
  /** From which side it comes. */
  side: number;
}

export const rowLight = (mean: Rgb, bright: Rgb, side: number): RowLight => ({
  open: scaleRgb(mean, 1.5),
  sun: scaleRgb(bright, 1.1),
  side,
});
