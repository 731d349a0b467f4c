import type { Rgb } from '#studio/textures/colour.ts';
import { mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import type { Random } from '#studio/random.ts';
import { clamp, fbm, hash2, noise2, smoothstep } from '#studio/textures/noise.ts';
import type { Landscape } from '#studio/scene/surroundings.ts';
import { lit } from './canvas.ts';
import type { LandscapeCanvas } from './canvas.ts';
import type { Sprite, SpriteShader } from './sprites.ts';

/** Slim and pointed in the south, round elsewhere. */
const CYPRESS_SHARE: Partial<Record<Landscape, number>> = {
  rolling_hills: 0.65,
  coastal: 0.45,
  lavender_plateau: 0.4,
  volcanic: 0.3,
  river_terraces: 0.25,
  high_desert: 0.7,
};

export function scatterTrees(canvas: LandscapeCanvas, random: Random): Sprite[] {
  const { spec } = canvas;
  const share = CYPRESS_SHARE[spec.terrain] ?? 0.08;
  const sprites: Sprite[] = [];
  for (let i = 0; i < spec.trees; i++) {
    const z = random.range(150, 900);
    const x = random.range(-0.68, 0.68) * z * Math.max(1, spec.width / spec.height);
    if (random.chance(share)) sprites.push(...cypressRow(canvas, random, x, z));
    else sprites.push(roundTree(canvas, random, x, z));
  }
  if (spec.season === 'spring' && spec.trees > 0) sprites.push(...inBlossom(canvas, random));
  return sprites.filter((s) => isDryLand(canvas, s));
}

/** White and pink, by the linear light of their petals. */
export const PETALS: readonly Rgb[] = [
  [0.82, 0.5, 0.6],
  [0.86, 0.76, 0.78],
  [0.84, 0.62, 0.7],
];

/** Fruit trees at the edge of the vines: nothing says spring from farther away. */
function inBlossom(canvas: LandscapeCanvas, random: Random): Sprite[] {
  const wide = Math.max(1, canvas.spec.width / canvas.spec.height);
  return Array.from({ length: 7 }, (_, i): Sprite => {
    const z = random.range(46, 120);
    const side = i % 2 === 0 ? -1 : 1;
    const heightMetres = random.range(5, 7.5);
    return {
      x: side * random.range(0.16, 0.56) * z * wide,
      z,
      heightMetres,
      widthMetres: heightMetres * random.range(1.05, 1.35),
      shade: crown(canvas, random.int(1, 9999), { petals: random.pick(PETALS) }),
      thing: 'tree',
      isInFront: true,
    };
  });
}

/** Neither in the river nor out at sea. */
function isDryLand({ terrain }: LandscapeCanvas, { x, z }: Sprite): boolean {
  if (terrain.shape.isSeaBehind && z > 220) return false;
  return terrain.ground(x, z) > terrain.waterLevel + 1;
}

export function cypressRow(
  canvas: LandscapeCanvas,
  random: Random,
  x: number,
  z: number,
): Sprite[] {
  return Array.from({ length: random.int(1, 5) }, (_, k) => {
    const heightMetres = random.range(10, 21);
    return {
      x: x + k * random.range(5, 8),
      z: z + random.range(-4, 4),
      heightMetres,
      widthMetres: heightMetres * 0.17,
      shade: cypress(canvas, random.int(1, 9999)),
      thing: 'cypress',
    };
  });
}

function roundTree(canvas: LandscapeCanvas, random: Random, x: number, z: number): Sprite {
  const heightMetres = random.range(6, 14);
  return {
    x,
    z,
    heightMetres,
    widthMetres: heightMetres * random.range(0.95, 1.45),
    shade: crown(canvas, random.int(1, 9999)),
    thing: 'tree',
  };
}

export function cypress(canvas: LandscapeCanvas, seed: number): SpriteShader {
  const { palette, foliage, view } = canvas;
  return (u, v) => {
    const taper = Math.sin(Math.PI * clamp(v * 0.93 + 0.05) ** 0.72) ** 0.8;
    const edge = taper * (0.82 + 0.3 * (noise2(u * 5 + seed, v * 26, seed) - 0.2));
    const alpha = smoothstep(1, 0.86, Math.abs(u) / Math.max(edge, 1e-3));
    if (alpha <= 0) return null;
    const n = noise2(u * 9 + seed, v * 44, seed);
    const sunny = u * view.toSun[0] > 0 ? 0.4 : 0;
    return { alpha, colour: lit(palette, foliage.tree, 1.8, 0.14 * (0.5 + n * 0.9 + sunny)) };
  };
}

/** A single old tree: a stout trunk that forks, a wide crown of several heads. */
export function oak(canvas: LandscapeCanvas, seed: number): SpriteShader {
  const { palette, foliage, view } = canvas;
  const heads = [
    [0, 0.68, 0.56, 0.3],
    [-0.5, 0.58, 0.4, 0.22],
    [0.52, 0.6, 0.4, 0.22],
    [-0.22, 0.82, 0.4, 0.17],
    [0.26, 0.83, 0.38, 0.16],
  ] as const;
  return (u, v) => {
    const ragged = (fbm(u * 4 + seed, v * 4, 3, seed) - 0.5) * 0.9;
    const inside = Math.min(
      ...heads.map(([x, y, rx, ry]) => ((u - x) / rx) ** 2 + ((v - y) / ry) ** 2),
    );
    const alpha = smoothstep(1, 0.78, inside + ragged);
    if (alpha > 0.02) {
      const n = fbm(u * 11 + seed, v * 11, 3, seed + 4);
      const light = clamp((v - 0.4) * 0.9 + n * 0.9 - 0.3 + u * view.toSun[0] * 0.35, 0, 2);
      return { alpha, colour: lit(palette, foliage.tree, 1.1 + n, 0.3 * light) };
    }
    const lean = Math.abs(u - (fbm(v * 4, seed, 2, seed) - 0.5) * 0.12);
    const bough = v > 0.3 ? Math.abs(Math.abs(u) - (v - 0.3) * 1.1) : 1;
    const isWood = (v < 0.5 && lean < 0.075 - v * 0.06) || (v < 0.6 && bough < 0.025);
    return isWood
      ? { alpha: 1, colour: lit(palette, [0.06, 0.042, 0.03], 1.1, 0.06) }
      : footShadow(u, v);
  };
}

/** Where a tree stands, its own shadow lies: a flat patch at its foot. */
function footShadow(u: number, v: number): { alpha: number; colour: Rgb } | null {
  const alpha = 0.5 * clamp(1 - (u / 0.85) ** 2) * clamp(1 - v / 0.045);
  return alpha > 0.02 ? { alpha, colour: [0.012, 0.014, 0.008] } : null;
}

/** Silver above, green below. */
const OLIVE_LEAVES: readonly [Rgb, Rgb] = [
  [0.075, 0.095, 0.045],
  [0.3, 0.33, 0.22],
];
const OLIVE_BARK: Rgb = [0.16, 0.135, 0.105];

/** An old olive tree: a thick trunk that twists and parts, airy heads of narrow leaves. */
export function olive(canvas: LandscapeCanvas, seed: number): SpriteShader {
  const { palette, view } = canvas;
  const sway = (hash2(seed, 3, 7) - 0.5) * 0.3;
  const heads = [
    [sway, 0.72, 0.5, 0.24],
    [-0.5, 0.58, 0.4, 0.2],
    [0.52, 0.6, 0.4, 0.2],
    [-0.24, 0.84, 0.36, 0.14],
    [0.3, 0.82, 0.36, 0.15],
  ] as const;
  return (u, v) => {
    const ragged =
      (fbm(u * 3.4 + seed, v * 4, 3, seed) - 0.5) * 0.8 +
      (fbm(u * 17 + seed, v * 21, 3, seed + 2) - 0.5) * 1.15;
    const inside = Math.min(
      ...heads.map(([x, y, rx, ry]) => ((u - x) / rx) ** 2 + ((v - y) / ry) ** 2),
    );
    const alpha = smoothstep(1.02, 0.86, inside + ragged);
    if (alpha > 0.04) {
      const n = fbm(u * 13 + seed, v * 16, 4, seed + 4, 0.66);
      const light = clamp((v - 0.46) * 1.1 + n * 1.2 - 0.45 + u * view.toSun[0] * 0.3, 0, 2);
      const leaf = mixRgb(...OLIVE_LEAVES, clamp(light * 0.9));
      return { alpha, colour: lit(palette, leaf, 1.15 + n * 0.8, 0.32 * light) };
    }
    const shadow = footShadow(u, v);
    const twist = Math.sin(v * 9 + seed) * 0.035 + sway * v;
    const furrow = fbm(u * 16 + twist * 30, v * 5, 3, seed + 9);
    const stem = 0.19 - Math.min(v, 0.36) * 0.3 + 0.1 * Math.max(0, 0.1 - v) * 4;
    const bough = v > 0.26 ? Math.abs(Math.abs(u - twist) - (v - 0.24) * 0.95) : 1;
    const isWood = (v < 0.4 && Math.abs(u - twist) < stem) || (v < 0.62 && bough < 0.05);
    if (!isWood) return shadow;
    const side = 0.5 + (u - twist) * view.toSun[0] * 2.2;
    const bark = scaleRgb(OLIVE_BARK, 0.45 + furrow);
    return { alpha: 1, colour: lit(palette, bark, 1.15, 0.16 * clamp(side, 0.1, 1.2)) };
  };
}

/** What a crown bears besides its leaves: petals hide them, fruit hangs between them. */
interface Borne {
  petals?: Rgb;
  fruit?: Rgb;
}

export function crown(
  canvas: LandscapeCanvas,
  seed: number,
  { petals = canvas.foliage.tree, fruit }: Borne = {},
): SpriteShader {
  const { palette, view } = canvas;
  return (u, v) => {
    const y = (v - 0.58) / 0.42;
    const outline = u * u + y * y + (fbm(u * 3 + seed, v * 3, 3, seed) - 0.5) * 1.3;
    const alpha = v < 0.2 ? 0 : smoothstep(0.95, 0.75, outline);
    const isTrunk = v < 0.45 && Math.abs(u) < 0.06 - v * 0.05;
    if (alpha < 0.5 && isTrunk)
      return { alpha: 1, colour: lit(palette, [0.05, 0.035, 0.025], 1, 0.05) };
    if (alpha <= 0) return null;
    const n = fbm(u * 9 + seed, v * 18, 4, seed + 4, 0.62);
    const side = u * view.toSun[0] * 0.35;
    const light = clamp(0.28 + y * 0.45 + n * 0.9 - 0.3 + side, 0, 2);
    const own = fruit && isFruit(u, v, seed) ? fruit : petals;
    return { alpha, colour: lit(palette, own, 1.1 + n, 0.3 * light) };
  };
}

/** One apple in about every third of so many squares across a crown. */
function isFruit(u: number, v: number, seed: number): boolean {
  const [a, b] = [u * 11, v * 11];
  const [i, j] = [Math.floor(a), Math.floor(b)];
  if (hash2(i, j, seed) > 0.26) return false;
  const [x, y] = [0.3 + 0.4 * hash2(i, j, seed + 1), 0.3 + 0.4 * hash2(i, j, seed + 2)];
  return Math.hypot(a - i - x, b - j - y) < 0.2;
}
