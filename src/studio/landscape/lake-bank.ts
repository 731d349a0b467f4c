import type { Rgb } from '#studio/textures/colour.ts';
import { mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import { blendPixel } from '#studio/textures/hdr-image.ts';
import { fbm, noise2, smoothstep } from '#studio/textures/noise.ts';
import { lit } from './canvas.ts';
import type { LandscapeCanvas } from './canvas.ts';

/** Share of what lies below the horizon where the water ends: behind those who sit there. */
const EDGE = 0.36;
/** Metres from the ground up to the eye of whoever looks at them. */
const EYE = 1.7;
const SHINGLE: Rgb = [0.2, 0.175, 0.14];

/** Grass down to the water of a lake, with a strip of wet stones where it ends: what a blanket lies on. */
export function paintLakeBank(canvas: LandscapeCanvas): void {
  const { view, image, depth, names } = canvas;
  const below = view.height - view.horizonY;
  for (let y = Math.floor(view.horizonY) + 2; y < view.height; y++) {
    const down = (y - view.horizonY) / below;
    const z = (EYE * view.focal) / (y - view.horizonY);
    for (let x = 0; x < view.width; x++) {
      const wx = ((x - view.width / 2) / view.focal) * z;
      const inland = down - edgeAt(x / view.width, canvas.spec.seed);
      if (inland <= 0) continue;
      const i = y * view.width + x;
      blendPixel(image, i, groundAt(canvas, { wx, z, inland }), smoothstep(0, 0.008, inland));
      depth[i] = z;
      names[i] = 0;
    }
  }
}

/** The water comes farther in here than there. */
const edgeAt = (across: number, seed: number): number =>
  EDGE +
  0.07 * (noise2(across * 2.2, 3, seed + 1) - 0.5) +
  0.02 * (noise2(across * 17, 5, seed + 2) - 0.5);

interface BankSpot {
  wx: number;
  z: number;
  inland: number;
}

function groundAt({ palette, foliage, spec }: LandscapeCanvas, { wx, z, inland }: BankSpot): Rgb {
  const { seed } = spec;
  const worn = fbm(wx * 0.45, z * 0.3, 3, seed + 21);
  const tuft = fbm(wx * 5, z * 2.2, 3, seed + 22);
  const blade = noise2(wx * 38, z * 9, seed + 23) - 0.5;
  const stone = noise2(wx * 11, z * 5, seed + 24);
  const green = mixRgb(foliage.grass, foliage.soil, 0.34 * smoothstep(0.52, 0.8, worn));
  const grass = scaleRgb(green, 0.62 + tuft * 0.62 + blade * 0.22);
  const wet = scaleRgb(SHINGLE, 0.55 + stone * 0.8);
  const grown = smoothstep(0.012, 0.045, inland + (tuft - 0.5) * 0.03);
  return lit(palette, mixRgb(wet, grass, grown), 1.2, 0.42 + (tuft - 0.5) * 0.3);
}
