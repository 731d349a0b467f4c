import type { PaintedLayers } from '#studio/scene-graph.ts';
import { noiseRaster } from './noise-raster.ts';
import { clamp, hash1, smoothstep } from './noise.ts';
import { blendTone, paintMaterial, setTone } from './material-map.ts';
import type { Texel, TileSize } from './material-map.ts';
import type { Tone } from './stone.ts';

interface Planks {
  seed: number;
  tone: Tone;
  planks: number;
  /** Width of the joint as a share of the tile. */
  gap: number;
  /** 0 new, 1 old: scratches, dark stains, knocked edges. */
  wear: number;
}

/** Boards along u with rings, pores and joints. */
export function paintPlanks(size: TileSize, p: Planks): PaintedLayers {
  const { seed } = p;
  const warp = noiseRaster({
    ...size,
    cellsX: 3,
    cellsY: Math.max(2, Math.round(p.planks * 1.2)),
    octaves: 3,
    seed,
  });
  const grain = noiseRaster({
    ...size,
    cellsX: 5,
    cellsY: 180,
    octaves: 3,
    seed: seed + 3,
    gain: 0.6,
  });
  const fine = noiseRaster({ ...size, cellsX: 26, cellsY: 700, octaves: 1, seed: seed + 8 });
  const pore = noiseRaster({ ...size, cellsX: 60, cellsY: 900, octaves: 1, seed: seed + 12 });
  const stain = noiseRaster({ ...size, cellsX: 5, cellsY: 5, octaves: 5, seed: seed + 31 });
  const hasKnot = p.planks <= WIDEST_CLEAR;
  return paintMaterial(size, (t, i, u, v) => {
    const board = Math.floor(v * p.planks);
    const across = v * p.planks - board;
    // Every board is another piece of the tree: its grain begins elsewhere.
    const x = i % size.width;
    const j = i - x + ((x + Math.floor(hash1(board, seed + 41) * size.width)) % size.width);
    const knot = hasKnot ? knotAt(u, across, board, seed) : 0;
    const ring = Math.sin(
      (across * 2.2 + warp[j]! * 3.5 + knot * 1.5 + hash1(board, seed) * 7) * 9,
    );
    const pores = pore[j]! ** 6;
    const g = grain[j]! - 0.5;
    const tone = hash1(board, seed + 3) - 0.5;
    const joint = smoothstep(0, p.gap, Math.min(across, 1 - across) / p.planks);
    const spot = p.wear * smoothstep(0.56, 0.74, stain[i]!) * 0.34;
    const k =
      0.78 +
      0.084 * ring +
      g * 0.55 +
      (fine[j]! - 0.5) * 0.14 -
      pores * 0.35 +
      tone * 0.34 -
      spot -
      knot ** 3 * 0.42;
    setTone(t, p.tone, k * (0.25 + 0.75 * joint));
    t.b += tone * 8;
    t.height = clamp(0.5 + g * 0.5 + ring * 0.03 - pores * 0.2) * joint;
    t.roughness = 0.4 + g * 0.5 + spot * 0.6;
  });
}

/** Narrow laths are cut from between the branches. */
const WIDEST_CLEAR = 5;

/** A branch that was cut off: 1 in its middle; the rings bend about it. Two boards in three have none. */
function knotAt(u: number, across: number, board: number, seed: number): number {
  if (hash1(board, seed + 61) < 0.62) return 0;
  const away = Math.abs(u - hash1(board, seed + 67));
  const du = Math.min(away, 1 - away) * 30;
  const dv = (across - 0.3 - 0.4 * hash1(board, seed + 71)) * 9;
  return Math.exp(-(du * du + dv * dv));
}

const HOOPS: readonly (readonly [number, number])[] = [
  [0.045, 0.06],
  [0.135, 0.05],
  [0.3, 0.045],
  [0.7, 0.045],
  [0.865, 0.05],
  [0.955, 0.06],
];

/** The bulge of a barrel: staves round u, grain along v, iron hoops as relief and metal. */
export function paintBarrelSide(
  size: TileSize,
  { seed, staves, stain }: { seed: number; staves: number; stain: number },
): PaintedLayers {
  const grain = noiseRaster({ ...size, cellsX: 170, cellsY: 4, octaves: 4, seed, gain: 0.55 });
  const long = noiseRaster({ ...size, cellsX: 30, cellsY: 2, octaves: 3, seed: seed + 7 });
  const spill = noiseRaster({ ...size, cellsX: 9, cellsY: 9, octaves: 4, seed: seed + 90 });
  const rust = noiseRaster({
    ...size,
    cellsX: 40,
    cellsY: 40,
    octaves: 4,
    seed: seed + 55,
    gain: 0.55,
  });
  let height = Number.NaN;
  let hoops: readonly number[] = [];
  return paintMaterial(size, (t, i, u, v) => {
    const stave = Math.floor(u * staves);
    const f = u * staves - stave;
    const joint = smoothstep(0, 0.0022, Math.min(f, 1 - f) / staves);
    // Every stave is another piece of the same tree.
    const y = Math.floor(v * size.height);
    const j = ((y + stave * 397) % size.height) * size.width + (i % size.width);
    const g = grain[j]! - 0.5;
    const k =
      (0.72 + g * 0.55 + (long[j]! - 0.5) * 0.4 + (hash1(stave, seed) - 0.5) * 0.3) *
      (0.3 + 0.7 * joint);
    setTone(t, [138, 92, 52], k);
    t.height = 0.35 + g * 0.2 * joint + 0.12 * joint;
    t.roughness = 0.55;
    const middle = 1 - smoothstep(0.05, 0.16, Math.abs(v - 0.5));
    blendTone(t, [74 * k, 26 * k, 34 * k], middle * stain * smoothstep(0.3, 0.75, spill[i]!));
    // A row of texels lies on one height of the barrel.
    if (v !== height) [height, hoops] = [v, hoopsNear(v)];
    for (let k = 0; k < hoops.length; k++) hoopAt(t, hoops[k]!, rust[i]!);
  });
}

/** How far a height lies outside each hoop that it is on, or whose shadow it is in. */
const hoopsNear = (v: number): number[] =>
  HOOPS.map(([at, wide]) => Math.abs(v - at) - wide / 2).filter((d) => d < HOOP_SHADOW);
const HOOP_SHADOW = 0.006;

function hoopAt(t: Texel, d: number, rust: number): void {
  if (d < 0) {
    const k = 0.7 + (rust - 0.5) * 0.7;
    setTone(t, rust > 0.55 ? [104, 70, 48] : [92, 84, 78], k);
    t.height = 0.9;
    t.metal = rust > 0.56 ? 0.1 : 0.55;
    t.roughness = 0.4 + (rust - 0.5) * 0.5;
  } else {
    const shade = 0.45 + 0.55 * (d / HOOP_SHADOW);
    setTone(t, [t.r, t.g, t.b], shade);
  }
}

/** The round head of a barrel, cut out by alpha: boards, dark chime, a burnt-in mark. */
export function paintBarrelHead(
  size: TileSize,
  { seed, tone }: { seed: number; tone: Tone },
): PaintedLayers {
  const boards = paintPlanks(size, { seed, tone, planks: 9, gap: 0.004, wear: 0.5 });
  const color = boards.color!;
  const { width, height } = size;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 4;
      const r = Math.hypot(x - width / 2, y - height / 2) / (width / 2);
      const ring = 1 - 0.5 * smoothstep(0.012, 0.004, Math.abs(r - 0.56));
      const shade = (0.55 + 0.45 * clamp((1 - r) * 6)) * ring;
      for (let k = 0; k < 3; k++) color[o + k] = color[o + k]! * shade;
      color[o + 3] = r < 0.985 ? 255 : 0;
    }
  }
  return boards;
}
