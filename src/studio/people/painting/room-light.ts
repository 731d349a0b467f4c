import type { Rgb } from '#studio/textures/colour.ts';
import { addRgb, scaleRgb } from '#studio/textures/colour.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';

export interface RoomLight {
  mean: Rgb;
  bright: Rgb;
  /** Where across the picture its lamps or the sun are, 0..1. */
  from: number;
}

/** Light that the upper half of the painting would throw. */
export function lightOf({ width, height, data }: HdrImage): RoomLight {
  let mean: Rgb = [0, 0, 0];
  let bright: Rgb = [0, 0, 0];
  let count = 0;
  let top = 0;
  let [weight, across] = [0, 0];
  for (let y = 0; y < height * 0.6; y += 4) {
    for (let x = 0; x < width; x += 4) {
      const o = (y * width + x) * 3;
      const c: Rgb = [Math.min(2, data[o]!), Math.min(2, data[o + 1]!), Math.min(2, data[o + 2]!)];
      mean = addRgb(mean, c);
      count++;
      if (c[0] + c[1] + c[2] > 1.2) {
        bright = addRgb(bright, c);
        top++;
      }
      // The brightest of it counts: a sun more than the sky round it.
      const glow = Math.max(0, Math.max(data[o]!, data[o + 1]!) - GLARE) ** 2;
      weight += glow;
      across += (glow * x) / width;
    }
  }
  mean = scaleRgb(mean, 1 / count);
  return {
    mean,
    bright: top > 8 ? scaleRgb(bright, 1 / top) : scaleRgb(mean, 3),
    from: weight > 0 ? across / weight : 0.5,
  };
}
const GLARE = 0.9;
