import type { Rgb } from '#studio/textures/colour.ts';
import { mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import { fbm, hash2, noise2, smoothstep } from '#studio/textures/noise.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import type { LandscapeSpec } from '#studio/landscape/landscape-spec.ts';
import type { Plot } from './terrain.ts';

/** From high up far land is a patchwork and every tenth parcel a wood; at eye level it would be a wall of trees. */
export const isWood = ({ eyeMetres }: LandscapeSpec, plot: Plot): boolean =>
  eyeMetres > SEEN_FROM && plot > 0 && plot % 10 === 5;
const SEEN_FROM = 18;

/** A wood grows as it likes: no edge of it is straight, and none stands right before us. */
export function isWooded(
  spec: LandscapeSpec,
  plot: Plot,
  { x, z, edge }: { x: number; z: number; edge: number },
): boolean {
  if (!isWood(spec, plot) || z < WOODS_FROM) return false;
  return edge > 4 + 34 * noise2(x * 0.03, z * 0.03, spec.seed + 74);
}
const WOODS_FROM = 170;

/** Metres to the tops of a wood's crowns: round heads beside each other. */
export function crownsAt(
  x: number,
  z: number,
  { seed, edge }: { seed: number; edge: number },
): number {
  const heads = noise2(x * 0.13, z * 0.13, seed + 71) + noise2(x * 0.34, z * 0.34, seed + 72) * 0.8;
  // Lower towards the field, where it ends in bushes.
  return heads * 4.6 * smoothstep(0.5, 16, edge + (heads - 0.9) * 5);
}

/** Leaves of a wood: dark between its crowns, and in autumn some of them have turned. */
export function woodColour(canvas: LandscapeCanvas, x: number, z: number, tall: number): Rgb {
  const { foliage, spec } = canvas;
  const tone = noise2(x * 0.09, z * 0.09, spec.seed + 73);
  const turned =
    spec.season === 'autumn' ? smoothstep(0.35, 0.8, noise2(x * 0.3, z * 0.3, spec.seed + 75)) : 0;
  const green = mixRgb(foliage.tree, foliage.grass, 0.12 + tone * 0.3);
  const leaf = mixRgb(green, foliage.leaves[0]!, turned * 0.6);
  return scaleRgb(leaf, 0.4 + smoothstep(0.5, 7, tall) * 1.1);
}

/** How much riper, drier or greener a field is than its neighbours. */
export const shadeOfField = (plot: Plot, seed: number): number =>
  plot === 0 ? 0 : hash2(plot, 17, seed) - 0.5;

/** Share of the sun that fair-weather clouds let through to a place: their shadows lie on far land, never on our feet. */
export function sunThroughClouds(canvas: LandscapeCanvas, x: number, z: number): number {
  const { palette, spec } = canvas;
  const far = smoothstep(90, 260, z);
  if (far === 0) return 1;
  const cloud = fbm(x * 0.0036 + 11, z * 0.0036, 2, spec.seed + 77);
  const shade = smoothstep(0.6, 0.42, cloud) * (0.35 + 0.65 * palette.cover);
  return 1 - shade * far * 0.62;
}
