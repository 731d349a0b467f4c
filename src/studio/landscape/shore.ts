import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { addRgb, mixRgb, ramp, scaleRgb } from '#studio/textures/colour.ts';
import { blendPixel } from '#studio/textures/hdr-image.ts';
import { clamp, fbm, noise2, smoothstep } from '#studio/textures/noise.ts';
import { lit } from './canvas.ts';
import type { LandscapeCanvas } from './canvas.ts';

/** Metres to where the water ends, seen from the dune that the sea is seen from. */
const EDGE = 31;
const DUNE = 9;
const SAND: Rgb = [0.5, 0.39, 0.26];
const WET: Rgb = [0.2, 0.15, 0.105];
const FOAM: Rgb = [0.86, 0.88, 0.9];
/** Metres from the edge out to where waves break. */
const BREAKERS = [4.5, 11, 19] as const;

/** A beach before the sea: dry sand, wet sand that has the sky in it, and foam that runs out over it. */
export function paintShore(canvas: LandscapeCanvas): void {
  const { view, spec, image, depth, names } = canvas;
  const code = sceneryCode('beach');
  const eye = Math.max(spec.eyeMetres, DUNE);
  for (let y = Math.floor(view.horizonY) + 2; y < view.height; y++) {
    const z = (eye * view.focal) / (y - view.horizonY);
    if (z > EDGE + 30) continue;
    for (let x = 0; x < view.width; x++) {
      const wx = ((x - view.width / 2) / view.focal) * z;
      const inland = edgeAt(wx, spec.seed) - z;
      const i = y * view.width + x;
      const foam = foamAt(wx, z, inland, spec.seed);
      if (inland > 0) {
        blendPixel(image, i, sandAt(canvas, { x, wx, z, inland }), 1);
        depth[i] = z;
        names[i] = code;
      }
      if (foam > 0.01) blendPixel(image, i, lit(canvas.palette, FOAM, 1.15, 0.16), foam);
    }
  }
}

/** The water comes farther in here than there. */
const edgeAt = (x: number, seed: number): number =>
  EDGE +
  5 * (noise2(x * 0.07, 2, seed) - 0.5) +
  1.6 * (noise2(x * 0.31, 5, seed + 1) - 0.5) +
  x * 0.12;

function foamAt(x: number, z: number, inland: number, seed: number): number {
  const lace = fbm(x * 1.1, z * 1.6, 3, seed + 2);
  const rim =
    smoothstep(0.85, 0.1, Math.abs(inland + 0.25 - lace * 0.6)) * smoothstep(0.2, 0.5, lace);
  const out = BREAKERS.reduce((sum, away, n) => {
    const bent = -inland - away + 2.4 * (noise2(x * 0.12, n * 3, seed + 6) - 0.5);
    const broken = smoothstep(0.42, 0.62, noise2(x * 0.16 + n * 7, n, seed + 7));
    // Steep towards us, a veil of foam behind.
    const crest =
      bent < 0 ? smoothstep(0.35, 0, -bent) : smoothstep(1.9, 0, bent) * (0.35 + 0.65 * lace);
    return sum + crest * broken * (1 - n * 0.22);
  }, 0);
  return clamp(rim * 0.92 + out * 0.8);
}

interface SandSpot {
  x: number;
  wx: number;
  z: number;
  inland: number;
}

function sandAt({ palette, view, spec }: LandscapeCanvas, { x, wx, z, inland }: SandSpot): Rgb {
  const { seed } = spec;
  const swell = fbm(wx * 0.5, z * 0.9, 3, seed + 11) - 0.5;
  const ripple = noise2(wx * 1.6 + swell * 3, z * 7, seed + 12) - 0.5;
  const grain = noise2(wx * 23, z * 23, seed + 13) - 0.5;
  const wet = smoothstep(7.5, 1.2, inland + swell * 4);
  const dry = scaleRgb(SAND, 1 + swell * 0.5 + ripple * 0.3 + grain * 0.22);
  const ground = lit(palette, mixRgb(dry, WET, wet), 1.35, 0.2 + ripple * 0.1);
  const mirrored = scaleRgb(
    ramp(palette.stops)(clamp(0.06 + (EDGE - z) * 0.012 + swell * 0.05)),
    0.62,
  );
  const shine = mixRgb(ground, mirrored, wet * 0.68);
  const off = (x - view.sunPx) / view.width + swell * 0.04;
  return addRgb(shine, palette.sun, wet * Math.exp(-off * off * 120) * 0.9);
}
