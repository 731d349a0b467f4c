import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import {
  addRgb,
  linear,
  luminance,
  mixRgb,
  ramp,
  scaleRgb,
  timesRgb,
} from '#studio/textures/colour.ts';
import { setPixel } from '#studio/textures/hdr-image.ts';
import { clamp, fbm, noise2, smoothstep } from '#studio/textures/noise.ts';
import type { LandscapeCanvas } from './canvas.ts';

const DEEP = linear('#15688a');
const SHALLOW = linear('#46b9b8');
const RIVER = linear('#3b5c64');
const UNDER_BANKS = 0.42;

/** A calm river: it gives back the sky the more the flatter one looks, and its banks along them; its own blue stays, or at sunset it would be taken for a road. */
export function waterColour(
  canvas: LandscapeCanvas,
  { x, z, glow, away }: { x: number; z: number; glow: number; away: number },
): Rgb {
  const { palette, foliage, view, spec } = canvas;
  const ripple = fbm(x * 0.05, z * 0.16, 3, spec.seed + 5);
  const down = view.eyeY / Math.hypot(view.eyeY, z);
  const fresnel = 0.04 + 0.96 * (1 - down) ** 4;
  const sky = ramp(palette.stops)(clamp(0.06 + down * 0.9 + (ripple - 0.5) * 0.22));
  // Far slopes stand in it as well as the sky, and here and there the wind roughens it.
  const slopes = scaleRgb(mixRgb(foliage.tree, canvas.haze, 0.4), 0.62);
  const calm = noise2(x * 0.012, z * 0.02, spec.seed + 15);
  const share = 0.3 + 0.4 * smoothstep(0.35, 0.75, calm);
  const given = mixRgb(
    mixRgb(sky, slopes, share),
    scaleRgb(sky, 0.82),
    smoothstep(0.45, 0.6, ripple) * 0.5,
  );
  // Under an orange sky the light on it has no colour: blue is what says water.
  const light = luminance(...palette.ambient) + 0.42;
  const water = mixRgb(
    scaleRgb(RIVER, light * (0.86 + ripple * 0.28)),
    given,
    clamp(fresnel * 1.25, 0.16, 0.72),
  );
  // What grows on the bank stands on its head in the water before it.
  const mirrored = scaleRgb(mixRgb(foliage.tree, RIVER, 0.4), light * 0.7);
  const reach = 2.5 + 3.5 * noise2(x * 0.12, z * 0.12, spec.seed + 6);
  const bank = Number.isFinite(away) ? smoothstep(reach + 3, reach * 0.4, away) * UNDER_BANKS : 0;
  return addRgb(
    mixRgb(water, mirrored, bank * 1.6),
    palette.sun,
    glow * smoothstep(0.62, 0.85, ripple) * 0.35,
  );
}

const GIVEN_BACK: Rgb = [0.5, 0.62, 0.78];

/** Open sea from the horizon to the bottom edge: waves in perspective, Fresnel sky, sun path. */
export function paintSea(canvas: LandscapeCanvas, fromMetres = 0): void {
  const { view, palette, spec, image } = canvas;
  const sky = ramp(palette.stops);
  const code = sceneryCode(spec.marks?.includes('lake') ? 'lake' : 'sea');
  const air = mixRgb(canvas.haze, sky(0.03), 0.5);
  for (let y = Math.floor(view.horizonY); y < view.height; y++) {
    const z = (Math.max(spec.eyeMetres, 9) * view.focal) / Math.max(0.3, y - view.horizonY + 0.8);
    if (z < fromMetres) break;
    const calm = clamp(60 / z, 0.05, 1);
    for (let x = 0; x < view.width; x++) {
      const wx = ((x - view.width / 2) / view.focal) * z;
      const wave = waveAt(wx, z, spec.seed, calm);
      const c = seaColour(canvas, { x, z, wave, sky });
      const far = (1 - Math.exp(-z / 2200)) * 0.45;
      setPixel(image, y * view.width + x, mixRgb(c, air, far));
      canvas.depth[y * view.width + x] = z;
      canvas.names[y * view.width + x] = code;
    }
  }
}

interface Wave {
  height: number;
  slopeX: number;
  slopeZ: number;
}

function waveAt(x: number, z: number, seed: number, calm: number): Wave {
  const h = (a: number, b: number): number =>
    fbm(a * 0.22 + b * 0.05, b * 0.55, 3, seed + 3, 0.55) * 1.4 +
    fbm(a * 1.3, b * 2.6, 2, seed + 8) * 0.35;
  const e = 0.12;
  const height = h(x, z);
  const steep = (-0.35 / e) * calm;
  return { height, slopeX: (h(x + e, z) - height) * steep, slopeZ: (h(x, z + e) - height) * steep };
}

function seaColour(
  canvas: LandscapeCanvas,
  { x, z, wave, sky }: { x: number; z: number; wave: Wave; sky: (t: number) => Rgb },
): Rgb {
  const { view, palette, spec } = canvas;
  const eye = Math.max(spec.eyeMetres, 9);
  const down = eye / Math.hypot(eye, z);
  const cosine = clamp(down + wave.slopeZ * 0.6, 0.01, 1);
  const fresnel = 0.02 + 0.98 * (1 - cosine) ** 5;
  // Even far out water gives back less than the sky has, or there would be no horizon.
  const mirrored = timesRgb(
    sky(clamp(0.05 + down * 0.8 - wave.slopeZ * 0.8 + Math.abs(wave.slopeX) * 0.3) * 0.9),
    GIVEN_BACK,
  );
  const depthTint = clamp(smoothstep(140, 6, z) * 0.85 + (wave.height - 0.9) * 0.15);
  const body = timesRgb(
    mixRgb(DEEP, SHALLOW, depthTint),
    addRgb(palette.ambient, [0.5, 0.5, 0.45]),
  );
  const surface = mixRgb(
    mixRgb(body, mirrored, clamp(fresnel + 0.12)),
    mirrored,
    clamp(fresnel * 0.8),
  );
  const off = (x + wave.slopeX * view.width * 0.35 - view.sunPx) / view.width;
  const path = Math.exp(-off * off * 130) * smoothstep(0.06, 0.5, wave.slopeZ * 1.4 + 0.1);
  return addRgb(surface, palette.sun, path * 2.2 * (0.4 + 0.6 * clamp(z / 60)));
}
