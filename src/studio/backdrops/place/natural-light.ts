import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { clamp, hash2, mix, noise2, smoothstep } from '#studio/textures/noise.ts';

/** Painted shapes as the sun finds them: leaves are dark with glints, lawns lie in patches of shade, walls are lit from one side. In place. */
export function lightNaturally(image: HdrImage, seed: number): void {
  const { width, height, data } = image;
  const fromLeft = seed % 2 === 0;
  for (let y = 0; y < height; y++) {
    const v = y / height;
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 3;
      const u = x / height;
      const across = fromLeft ? 1 - x / width : x / width;
      const green = greenOf(data[o]!, data[o + 1]!, data[o + 2]!);
      const light = green > 0 ? leafLight({ u, v, x, y, seed }) : wallLight({ u, v, seed });
      const k = mix(0.84, 1.14, across) * (green > 0 ? mix(1, light, green) : light);
      const [r, g, b] = [data[o]!, data[o + 1]!, data[o + 2]!];
      const blue = clamp(((b - Math.max(r, g * 0.92)) / (b + 0.001)) * 2) * 0.34;
      // Chlorophyll is olive, not emerald, and water is greyer than paint.
      const grey = r * 0.3 + g * 0.6 + b * 0.1;
      data[o] = mix(mix(r, grey, blue), grey * 0.84, green * 0.62) * k;
      data[o + 1] = mix(mix(g, grey, blue * 0.5), grey * 0.92, green * 0.62) * k;
      data[o + 2] = mix(mix(b, grey, blue), grey * 0.3, green * 0.5) * k;
    }
  }
}

/** How much of a leaf's colour a pixel has, 0..1. */
const greenOf = (r: number, g: number, b: number): number =>
  g > r && g > b ? clamp(((g - Math.max(r * 0.9, b)) / (g + 0.001)) * 3.2) : 0;

/** Above this, in frame heights, green is of trees and hedges, which glitter; below it is grass. */
const CROWNS = 0.48;

interface Spot {
  u: number;
  v: number;
  x: number;
  y: number;
  seed: number;
}

/** Clumps of leaves and the shade between them, and here and there one that mirrors the sun. */
function leafLight({ u, v, x, y, seed }: Spot): number {
  const clumps = noise2(u * 11, v * 19, seed + 3);
  const leaves = noise2(u * 46, v * 70, seed + 5);
  const patches = smoothstep(0.36, 0.64, noise2(u * 3.1, v * 9, seed + 9));
  const shade = (0.3 + 0.55 * clumps + 0.4 * leaves) * mix(0.62, 1.12, patches);
  const isGlint = v < CROWNS && leaves > 0.5 && hash2(x >> 1, y >> 1, seed) > 0.955;
  return isGlint ? shade * 8 : shade;
}

/** Stains, shadows of clouds and trees: no wall or pavement is of one colour. */
function wallLight({ u, v, seed }: Pick<Spot, 'u' | 'v' | 'seed'>): number {
  return 0.8 + 0.24 * noise2(u * 5, v * 7, seed + 13) + 0.16 * noise2(u * 38, v * 52, seed + 17);
}
