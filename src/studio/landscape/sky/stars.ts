import type { Rgb } from '#studio/textures/colour.ts';
import { fbm, hash2, smoothstep } from '#studio/textures/noise.ts';
import type { Projection, Stars } from '#studio/landscape/landscape-spec.ts';

const WHITE: Rgb = [0.8, 0.85, 1];
const BAND: Rgb = [0.62, 0.62, 0.78];

type Starlight = (x: number, y: number, elevation: number) => Rgb;

/** Light of the stars at a pixel; sized by the frame, so that a small print shows them too. */
export function starlight(view: Projection, stars: Stars): Starlight {
  if (stars === 'few') return (x, y, elevation) => scaled(WHITE, fewAt(x, y, elevation));
  const reach = Math.max(view.width, view.height);
  const large = layerOf(reach / 26, Math.max(1, reach * 0.0019));
  const small = layerOf(reach / 64, Math.max(0.7, reach * 0.001));
  return (x, y, elevation) => {
    const up = smoothstep(0.01, 0.16, elevation);
    const band = stars === 'milky_way' ? bandAt(x / reach, y / reach) : 0;
    const points = (large(x, y, 0.45) * 2.6 + small(x, y, 0.4 + band * 0.6) * 1.3) * up;
    return [
      WHITE[0] * points + BAND[0] * band * up * 0.34,
      WHITE[1] * points + BAND[1] * band * up * 0.34,
      WHITE[2] * points + BAND[2] * band * up * 0.34,
    ];
  };
}

const scaled = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];

function fewAt(x: number, y: number, elevation: number): number {
  const h = hash2(x, y, 4051);
  return h > 0.9985 ? (h - 0.9985) * 700 * smoothstep(0.02, 0.3, elevation) : 0;
}

/** One star in a cell, or none: round, and well inside it. */
const layerOf =
  (cell: number, radius: number) =>
  (x: number, y: number, chance: number): number => {
    const [i, j] = [Math.floor(x / cell), Math.floor(y / cell)];
    if (hash2(i, j, 977) > chance) return 0;
    const bright = hash2(i, j, 31) ** 2;
    const dx = x - (i + 0.2 + 0.6 * hash2(i, j, 57)) * cell;
    const dy = y - (j + 0.2 + 0.6 * hash2(i, j, 83)) * cell;
    const size = radius * (0.7 + bright);
    return (0.25 + bright) * Math.exp(-(dx * dx + dy * dy) / (size * size));
  };

/** A torn ribbon from the lower left to the upper right, with its dark lane. */
function bandAt(u: number, v: number): number {
  const along = u * 0.62 - v * 0.78;
  const across = u * 0.78 + v * 0.62 - 0.52 + (fbm(along * 3, 2.5, 2, 77) - 0.5) * 0.12;
  const torn = fbm(u * 7, v * 7, 4, 19);
  const ribbon = Math.exp(-((across / 0.13) ** 2)) * smoothstep(0.2, 0.75, torn);
  const lane = Math.exp(-(((across - 0.015) / 0.03) ** 2)) * smoothstep(0.4, 0.6, torn);
  return Math.max(0, ribbon * 1.5 - lane * 0.7);
}
