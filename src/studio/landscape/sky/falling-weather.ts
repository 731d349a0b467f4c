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
  // By night only what light there is falls on them.
  if (weather === 'snow') paintFlakes(image, seed, sky === 'night' || sky === 'blue' ? 0.62 : 1);
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

/** Fine snow far away, larger flakes nearer and blurred by their fall, and few right before the lens, so soft that they are only light. */
function paintFlakes(image: HdrImage, seed: number, gain: number): void {
  const { height } = image;
  const random = stream(seed, 'snow');
  for (let i = 0; i < FLAKES; i++) {
    const near = hash1(i, 3) ** 7;
    stampFlake(image, {
      x: random.next() * image.width,
      y: random.next() * height,
      radius: (0.0006 + near * 0.011) * height + 0.35,
      light: (0.62 - 0.5 * near ** 0.35) * gain,
      lean: 0.25 + 0.3 * hash1(i, 5),
    });
  }
}
const FLAKES = 1500;

interface Flake {
  x: number;
  y: number;
  radius: number;
  light: number;
  /** How far the wind carries it aside while it falls. */
  lean: number;
}

function stampFlake(image: HdrImage, { x, y, radius, light, lean }: Flake): void {
  const { width, height } = image;
  const tall = radius * 1.5;
  for (let py = Math.max(0, Math.floor(y - tall)); py <= Math.min(height - 1, y + tall); py++)
    for (let px = Math.max(0, Math.floor(x - tall)); px <= Math.min(width - 1, x + tall); px++) {
      const v = (py - y) / tall;
      const d = ((px - x) / radius + v * lean) ** 2 + v * v;
      if (d < 1) blendPixel(image, py * width + px, [0.9, 0.93, 1], (1 - d) ** 1.5 * light);
    }
}
