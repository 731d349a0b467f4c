import { stream } from '#studio/random.ts';
import { addPixel, blendPixel } from '#studio/textures/hdr-image.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { fbm, hash1, smoothstep } from '#studio/textures/noise.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { LandscapeSpec } from '#studio/landscape/landscape-spec.ts';
import { hazeOf } from '#studio/landscape/canvas.ts';
import { SKIES } from './sky-palettes.ts';

/** Rain in streaks or snow in the air: near the lens, so in front of whatever is out of focus. */
export function paintFalling(
  image: HdrImage,
  { weather, sky, seed }: Pick<LandscapeSpec, 'weather' | 'sky' | 'seed'>,
): void {
  // Storm clouds are seen for themselves; by night only their rain is.
  const isRaining = weather === 'rain' || (weather === 'storm' && sky !== 'storm');
  if (isRaining) paintStreaks(image, hazeOf(SKIES[sky]), seed);
  if (weather === 'snow') paintFlakes(image, seed);
}

/** Fog between what is near and what is far: thickest over the ground, in drifts. */
export function paintFog(image: HdrImage, seed: number): void {
  const { width, height } = image;
  const haze = hazeOf(SKIES.misty);
  for (let y = 0; y < height; y++) {
    const v = y / height;
    const band = Math.exp(-(((v - 0.6) / 0.34) ** 2));
    for (let x = 0; x < width; x++) {
      const drift = fbm((x / height) * 2.2, v * 5, 4, seed + 70);
      blendPixel(image, y * width + x, haze, FOG * band * smoothstep(0.1, 0.7, drift));
    }
  }
}
const FOG = 0.8;

function paintStreaks(image: HdrImage, haze: Rgb, seed: number): void {
  const { width, height } = image;
  const random = stream(seed, 'rain');
  for (let i = 0; i < 1100; i++) {
    const x0 = random.next() * width * 1.1;
    const y0 = (random.next() * 1.1 - 0.1) * height;
    // Few drops are near; they draw the long bright lines.
    const near = hash1(i, 5) ** 3;
    const long = (0.02 + 0.1 * near) * height;
    const gain = 0.14 + 0.46 * near;
    for (let t = 0; t < long; t++) {
      const x = Math.round(x0 - t * 0.12);
      const y = Math.round(y0 + t);
      if (x < 0 || x >= width || y < 0 || y >= height) continue;
      addPixel(image, y * width + x, haze, gain * Math.sin((t / long) * Math.PI));
    }
  }
}

function paintFlakes(image: HdrImage, seed: number): void {
  const { width, height } = image;
  const random = stream(seed, 'snow');
  for (let i = 0; i < 900; i++) {
    const cx = random.next() * width;
    const cy = random.next() * height;
    const radius = (0.0008 + hash1(i, 3) ** 4 * 0.006) * height + 0.6;
    for (let y = Math.floor(cy - radius); y <= cy + radius; y++) {
      for (let x = Math.floor(cx - radius); x <= cx + radius; x++) {
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const d = Math.hypot(x - cx, y - cy) / radius;
        if (d < 1) blendPixel(image, y * width + x, [0.9, 0.93, 1], (1 - d) * 0.75);
      }
    }
  }
}
