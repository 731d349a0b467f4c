import type { HdrImage } from '#studio/textures/hdr-image.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { linear } from '#studio/textures/colour.ts';
import type { Foliage } from './growing/foliage.ts';
import type { LandscapeSpec, Projection } from './landscape-spec.ts';
import type { SkyPalette } from './sky/sky-palettes.ts';
import type { Terrain } from './land/terrain.ts';

/** What every painter of a landscape shares. */
export interface LandscapeCanvas {
  spec: LandscapeSpec;
  image: HdrImage;
  /** Metres to what each pixel shows. */
  depth: Float32Array;
  /** Which scenery each pixel shows, as codes of places/scenery-names.ts. */
  names: Uint16Array;
  view: Projection;
  palette: SkyPalette;
  foliage: Foliage;
  terrain: Terrain;
  haze: Rgb;
}

/** How strongly the sun's glow tints what stands in column x. */
export function glowAt(view: Projection, x: number): number {
  return Math.exp((-Math.abs(x - view.sunPx) / view.width) * 2.6);
}

/** Colour seen through `metres` of air. */
export function throughAir(
  canvas: LandscapeCanvas,
  colour: Rgb,
  { metres, glow }: { metres: number; glow: number },
): Rgb {
  const { palette, haze } = canvas;
  const t = 1 - Math.exp(-metres / palette.visibility);
  const s = palette.sun;
  return [
    colour[0] + (haze[0] + s[0] * glow * 0.5 - colour[0]) * t,
    colour[1] + (haze[1] + s[1] * glow * 0.4 - colour[1]) * t,
    colour[2] + (haze[2] + s[2] * glow * 0.27 - colour[2]) * t,
  ];
}

/** Reflected light of a surface: sky from above and sun by `sun` (0..1). */
export function lit(palette: SkyPalette, colour: Rgb, sky: number, sun: number): Rgb {
  const { ambient, sunLight } = palette;
  return [
    colour[0] * (ambient[0] * sky + sunLight[0] * sun),
    colour[1] * (ambient[1] * sky + sunLight[1] * sun),
    colour[2] * (ambient[2] * sky + sunLight[2] * sun),
  ];
}

export function projectX(view: Projection, x: number, z: number): number {
  return view.width / 2 + (x / z) * view.focal;
}

export function projectY(view: Projection, y: number, z: number): number {
  return view.horizonY - ((y - view.eyeY) / z) * view.focal;
}

/** The sun stands beside the frame. */
export const isFromAside = ({ sunPx, width }: Projection): boolean => sunPx < 0 || sunPx > width;

export const hazeOf = (palette: SkyPalette): Rgb => linear(palette.haze);
