import type { Random } from '#studio/random.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { addPixel } from '#studio/textures/hdr-image.ts';
import { clamp } from '#studio/textures/noise.ts';
import type { Rgb } from '#studio/textures/colour.ts';

export interface Disc {
  /** Centre in 0..1 of the frame, radius in frame heights. */
  u: number;
  v: number;
  radius: number;
  colour: Rgb;
  gain: number;
}

/** An out-of-focus lamp: an even disc with a slightly brighter rim. */
export function addDisc(image: HdrImage, disc: Disc): void {
  const { width, height } = image;
  const cx = disc.u * width;
  const cy = disc.v * height;
  const r = disc.radius * height;
  const x1 = Math.min(width, cx + r + 2);
  const y1 = Math.min(height, cy + r + 2);
  for (let y = Math.max(0, Math.floor(cy - r - 1)); y < y1; y++) {
    for (let x = Math.max(0, Math.floor(cx - r - 1)); x < x1; x++) {
      const q = Math.hypot(x - cx, y - cy) / r;
      const k = clamp((1 - q) * r * 0.6) * (0.75 + 0.25 * q * q) * disc.gain;
      if (k > 0) addPixel(image, y * width + x, disc.colour, k);
    }
  }
}

export interface Scatter {
  count: number;
  colours: readonly Rgb[];
  top: number;
  bottom: number;
  radius: readonly [number, number];
  gain: number;
}

/** Lamps strewn over a band of the frame, denser towards its top. */
export function scatterDiscs(image: HdrImage, random: Random, s: Scatter): void {
  for (let i = 0; i < s.count; i++) {
    addDisc(image, {
      u: random.next(),
      v: s.top + (s.bottom - s.top) * random.next() * random.next(),
      radius: random.range(s.radius[0], s.radius[1]),
      colour: random.pick(s.colours),
      gain: random.range(0.15, 1) * s.gain,
    });
  }
}

/** Lamps along sagging strings, as over a festival. */
export function stringLights(
  image: HdrImage,
  random: Random,
  s: { strings: number; colours: readonly Rgb[]; radius: number; gain: number; bottom: number },
): void {
  for (let i = 0; i < s.strings; i++) {
    const y0 = random.range(0, s.bottom * 0.7);
    const y1 = random.range(0, s.bottom * 0.7);
    const sag = random.range(0.05, 0.16);
    const near = random.range(0.6, 1.3);
    const lamps = Math.round(random.range(9, 15));
    for (let k = 0; k <= lamps; k++) {
      const t = k / lamps;
      const v = y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * sag;
      addDisc(image, {
        u: t * 1.1 - 0.05,
        v,
        radius: s.radius * near,
        colour: random.pick(s.colours),
        gain: s.gain * random.range(0.7, 1.1),
      });
    }
  }
}
