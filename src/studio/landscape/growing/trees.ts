import type { Rgb } from '#studio/textures/colour.ts';
import { linear, mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import type { Random } from '#studio/random.ts';
import { clamp, fbm, hash2, smoothstep } from '#studio/textures/noise.ts';
import type { Landscape } from '#studio/scene/surroundings.ts';
import { lit } from '#studio/landscape/canvas.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { cypress } from './cypress.ts';
import { leafyCrown } from './leafy-crown.ts';
import type { CrownForm } from './leafy-crown.ts';
import type { Sprite, SpriteShader } from '#studio/landscape/sprites.ts';

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
  const slim = random.range(0.95, 1.45);
  return {
    x,
    z,
    heightMetres,
    widthMetres: heightMetres * slim,
    shade: crown(canvas, random.int(1, 9999), { slim }),
    thing: 'tree',
  };
}

/** A single old tree: a stout trunk, a wide crown of many heads, with the petals or the fruit that were named. */
export function askedTree(canvas: LandscapeCanvas, seed: number): SpriteShader {
  const { petals, fruit } = canvas.spec.treeBears ?? {};
  const leaf = petals ? linear(petals) : canvas.foliage.tree;
  const ripe = fruit ? linear(fruit) : null;
  const own = (x: number, y: number): Rgb =>
    ripe && isFruit((x * 2) / OAK.slim, y, seed, FEW) ? ripe : leaf;
  const shade = leafyCrown(canvas, seed, { form: OAK, own });
  return (u, v) => shade(u, v) ?? footShadow(u, v);
}
/** Squares across a crown in which a fruit may hang: few enough to be seen from far away. */
const FEW = 17;
const OAK: CrownForm = { slim: 1.2, foot: 0.26, middle: 0.64, half: 0.36, lobes: 16, trunk: 0.055 };

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
  { petals = canvas.foliage.tree, fruit, slim = 1.1 }: Borne & { slim?: number } = {},
): SpriteShader {
  const form = { ...ROUND, slim };
  const own = (x: number, y: number): Rgb =>
    fruit && isFruit((x * 2) / slim, y, seed) ? fruit : petals;
  return leafyCrown(canvas, seed, { form, own });
}
const ROUND = { foot: 0.2, middle: 0.6, half: 0.4, lobes: 13, trunk: 0.026 };

/** One apple in about every third of so many squares across a crown. */
function isFruit(u: number, v: number, seed: number, squares = 11): boolean {
  const [a, b] = [u * squares, v * squares];
  const [i, j] = [Math.floor(a), Math.floor(b)];
  if (hash2(i, j, seed) > 0.26) return false;
  const [x, y] = [0.3 + 0.4 * hash2(i, j, seed + 1), 0.3 + 0.4 * hash2(i, j, seed + 2)];
  return Math.hypot(a - i - x, b - j - y) < 0.2;
}
