import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { setPixel } from '#studio/textures/hdr-image.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { addRgb, linear, mixRgb, ramp } from '#studio/textures/colour.ts';
import { clamp, fbm, hash2, smoothstep } from '#studio/textures/noise.ts';
import type { SkyPalette } from './sky-palettes.ts';
import type { Projection, Stars } from '#studio/landscape/landscape-spec.ts';
import { starlight } from './stars.ts';

export interface SkyOptions {
  seed: number;
  stars: Stars | null;
  /** Width of the sun or the moon against its usual one. */
  disc?: number;
}

/** Gradient, warped clouds lit from the sun's side, glow and disc. */
export function paintSky(
  image: HdrImage,
  view: Projection,
  palette: SkyPalette,
  options: SkyOptions,
): void {
  const gradient = ramp(palette.stops);
  const rows = Math.min(view.height, Math.ceil(view.horizonY) + 40);
  const clouds = cloudMap(view, palette, { seed: options.seed, rows });
  const reach = Math.max(view.width, view.height);
  const stars = options.stars && starlight(view, options.stars);
  // Where the stars are what was asked for, no moon outshines them.
  const wide = options.disc ?? 1;
  const edge = 0.03 * wide;
  // The moon veils less of its sky than the sun.
  const halo = options.stars === null ? 1 : 0.45;
  const hasDisc = options.stars === null || options.stars === 'few';
  const cloud: [number, number, number, number] = [0, 0, 0, 0];
  for (let y = 0; y < rows; y++) {
    const elevation = elevationOf(view, y);
    const base = gradient(elevation);
    for (let x = 0; x < view.width; x++) {
      const dx = (x - view.sunPx) / reach;
      const dy = (y - view.sunPy) / reach;
      const away = Math.sqrt(dx * dx + dy * dy);
      clouds(x, y, cloud);
      const density = cloud[3];
      const veil = hasDisc ? halo * glow(away) * (1 - density * 0.55) : 0;
      const disc =
        smoothstep(edge, edge * (wide > 1 ? 0.93 : 0.8), away) *
        palette.sunGain *
        (1 - density * 0.75);
      const lit = mixRgb(base, [cloud[0], cloud[1], cloud[2]], density * 0.82);
      let c = addRgb(lit, palette.sun, hasDisc ? veil + disc : 0);
      if (stars) c = addRgb(c, stars(x, y, elevation), 1 - density);
      setPixel(image, y * view.width + x, c);
    }
  }
}

const elevationOf = (view: Projection, y: number): number =>
  Math.max(0, (view.horizonY - y) / (view.height * 0.75));

/** Reads a cloud's colour and density at a pixel into `out`. */
type CloudReader = (x: number, y: number, out: [number, number, number, number]) => void;

/** Clouds are soft: half the pixels each way, interpolated, look the same at a quarter of the work. */
function cloudMap(
  view: Projection,
  palette: SkyPalette,
  { seed, rows }: { seed: number; rows: number },
): CloudReader {
  const width = (view.width >> 1) + 2;
  const height = (rows >> 1) + 2;
  const map = new Float32Array(width * height * 4);
  const shade = cloudField(palette, seed);
  const reach = Math.max(view.width, view.height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (x * 2 - view.sunPx) / reach;
      const away = Math.hypot(dx, (y * 2 - view.sunPy) / reach);
      const across = (x * 2 - view.width / 2) / reach;
      const { colour, density } = shade({ across, elevation: elevationOf(view, y * 2), away, dx });
      map.set([colour[0], colour[1], colour[2], density], (y * width + x) * 4);
    }
  }
  return (x, y, out) => {
    const fx = (x & 1) / 2;
    const fy = (y & 1) / 2;
    const o = ((y >> 1) * width + (x >> 1)) * 4;
    const p = o + width * 4;
    for (let c = 0; c < 4; c++) {
      const top = map[o + c]! * (1 - fx) + map[o + 4 + c]! * fx;
      const bottom = map[p + c]! * (1 - fx) + map[p + 4 + c]! * fx;
      out[c as 0] = top * (1 - fy) + bottom * fy;
    }
  };
}

const glow = (away: number): number =>
  Math.exp(-away * 3.2) * 0.4 + Math.exp(-away * 11) * 1.4 + Math.exp(-away * 40) * 3.5;

interface SkyPoint {
  across: number;
  elevation: number;
  away: number;
  dx: number;
}

type CloudShader = (at: SkyPoint) => { colour: Rgb; density: number };

/** Clouds on a flat ceiling seen in perspective, so they crowd towards the horizon. */
function cloudField(palette: SkyPalette, seed: number): CloudShader {
  const lit = linear(palette.cloudLit);
  const shade = linear(palette.cloudShade);
  const drift = hash2(seed, 3, 91) * 100;
  const threshold = 1 - (palette.cover + (hash2(seed, 4, 17) - 0.45) * 0.16);
  return (at) => {
    const depth = 1 / (at.elevation * 2.2 + 0.11);
    const u = at.across * depth * 1.5 + drift;
    const v = depth * 2.1 + drift;
    const warp = fbm(u * 0.8, v * 0.8, 2, seed) - 0.5;
    const n = fbm(u * 1.15 + warp * 1.1, v * 1.5 + warp * 0.8, 5, seed + 11, 0.52);
    const fade =
      smoothstep(0, 0.05, at.elevation) * (1 - smoothstep(0.75, 1.2, at.elevation) * 0.4);
    const density = smoothstep(threshold, threshold + 0.28, n + 0.04) * fade;
    if (density < 0.002) return { colour: lit, density: 0 };
    const towardsSun = fbm(
      (u - at.dx * 0.5) * 1.15 + warp * 1.1,
      (v + 0.12) * 1.5 + warp * 0.8,
      3,
      seed + 11,
      0.52,
    );
    const near = Math.exp(-at.away * 2.4);
    const edge = clamp((n - towardsSun) * 3.2 + 0.5 - density * 0.25);
    const body = mixRgb(shade, lit, clamp(edge * 0.85 + near * 0.35));
    const lining = addRgb(body, palette.sun, (1 - density) * near * 1.5);
    return { colour: lining, density };
  };
}
