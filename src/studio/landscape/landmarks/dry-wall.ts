import type { Random } from '#studio/random.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { scaleRgb } from '#studio/textures/colour.ts';
import { clamp, hash2, noise2, smoothstep } from '#studio/textures/noise.ts';
import { lit } from '#studio/landscape/canvas.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { WALL_FOREGROUND } from '#studio/landscape/land/terrain.ts';
import type { Sprite } from '#studio/landscape/sprites.ts';

/** Metres from us to the first wall and to those that hold the terraces behind it. */
const WALLS_AT = [WALL_FOREGROUND, 19, 36] as const;
const TALL = 1.25;
const [COURSE, STONE] = [0.25, 0.62] as const;
const FIELDSTONES: readonly Rgb[] = [
  [0.46, 0.39, 0.28],
  [0.38, 0.33, 0.25],
  [0.52, 0.44, 0.32],
  [0.42, 0.34, 0.23],
];

/** Walls of field stones without mortar, right across the vineyard: one, or one above the other. */
export const buildDryWalls = (canvas: LandscapeCanvas, random: Random, count: number): Sprite[] =>
  // On the slopes of a valley they are a part of the land.
  (canvas.terrain.shape.valley ? [] : WALLS_AT)
    .slice(0, Math.max(1, Math.min(WALLS_AT.length, count)))
    .map((z, number): Sprite => {
      const widthMetres = (canvas.view.width / canvas.view.focal) * z * 1.3;
      const heightMetres = TALL * (1 + number * 0.45);
      return {
        x: 0,
        z,
        widthMetres,
        heightMetres,
        shade: stones(canvas, { widthMetres, heightMetres, seed: random.int(1, 999) }),
        thing: 'stone_wall',
        isAsked: true,
        isInFront: true,
      };
    });

interface Wall {
  widthMetres: number;
  heightMetres: number;
  seed: number;
}

function stones(
  canvas: LandscapeCanvas,
  { widthMetres, heightMetres, seed }: Wall,
): Sprite['shade'] {
  const { palette, view } = canvas;
  return (u, v) => {
    const [x, y] = [(u * widthMetres) / 2, v * heightMetres];
    // Its crest sinks and rises, a cap stone here and there is missing.
    const cap = Math.floor(x / 0.5);
    const crest =
      heightMetres * (0.86 + 0.07 * noise2(x * 0.4, 1, seed)) + 0.09 * hash2(cap, 1, seed);
    if (y > crest) return null;
    const wave = 0.09 * (noise2(x * 1.3, y * 1.6, seed) - 0.5);
    const row = Math.floor((y + wave) / COURSE);
    const wide = STONE * (0.7 + 0.7 * hash2(row, 5, seed));
    const along = x / wide + hash2(row, 2, seed) * 3 + 0.25 * noise2(x * 2.1, row, seed + 3);
    const nth = Math.floor(along);
    const across = along - nth - 0.5;
    const up = (y + wave) / COURSE - row - 0.5;
    // Stones meet without mortar: a thin dark joint round each.
    const rough = 0.03 * (noise2(x * 13, y * 13, seed + 4) - 0.5);
    const inside = Math.min((0.5 - Math.abs(across)) * wide, (0.5 - Math.abs(up)) * COURSE) + rough;
    const joint = smoothstep(0, 0.045, inside);
    const tone = FIELDSTONES[Math.floor(hash2(nth, row, seed + 6) * FIELDSTONES.length)]!;
    const grain = 0.72 + 0.56 * noise2(x * 11, y * 11, seed + 8);
    const moss = smoothstep(0.62, 0.8, noise2(x * 0.9, y * 1.4, seed + 9)) * 0.5;
    const k = grain * (0.88 + 0.24 * hash2(nth, row, seed + 7));
    const stone: Rgb = [
      tone[0] * k * (1 - moss * 0.5),
      tone[1] * k,
      tone[2] * k * (1 - moss * 0.6),
    ];
    const facing = clamp(0.62 + up * 0.34 + across * view.toSun[0] * 0.2, 0.05, 1.3);
    const sun = (view.toSun[2] > 0 ? 0.26 : 0.5) * facing + smoothstep(0.12, 0, crest - y) * 0.35;
    const foot = 0.55 + 0.45 * smoothstep(0, 0.4, y);
    return {
      alpha: 1,
      colour: lit(palette, scaleRgb(stone, (0.26 + 0.74 * joint) * foot), 1.35, sun),
    };
  };
}
