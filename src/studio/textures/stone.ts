import type { PaintedLayers } from '#studio/scene-graph.ts';
import { noiseRaster } from './noise-raster.ts';
import { clamp, hash1, mix, smoothstep } from './noise.ts';
import { paintMaterial, setTone } from './material-map.ts';
import type { TileSize } from './material-map.ts';

export type Tone = readonly [number, number, number];

/** Cleft slate: terraced layers with a fine grit. */
export function paintSlate(
  size: TileSize,
  { seed, tone }: { seed: number; tone: Tone },
): PaintedLayers {
  const layers = noiseRaster({ ...size, cellsX: 4, cellsY: 4, octaves: 6, seed, gain: 0.55 });
  const fine = noiseRaster({
    ...size,
    cellsX: 40,
    cellsY: 40,
    octaves: 4,
    seed: seed + 9,
    gain: 0.55,
  });
  const grit = noiseRaster({ ...size, cellsX: 380, cellsY: 380, octaves: 1, seed: seed + 5 });
  const warmth = noiseRaster({ ...size, cellsX: 3, cellsY: 3, octaves: 3, seed: seed + 40 });
  return paintMaterial(size, (t, i) => {
    const step = layers[i]! * 9;
    const whole = Math.floor(step);
    const terrace = (whole + smoothstep(0.35, 0.65, step - whole)) / 9;
    setTone(t, tone, 0.55 + terrace * 0.55 + (fine[i]! - 0.5) * 0.5 + (grit[i]! - 0.5) * 0.12);
    const warm = warmth[i]! - 0.5;
    t.r += warm * 18;
    t.g += warm * 4;
    t.b -= warm * 10;
    t.height = terrace * 0.75 + fine[i]! * 0.2 + grit[i]! * 0.05;
    t.roughness = 0.35 + fine[i]! * 0.5;
  });
}

/** Polished marble: veins that run across the slab, wander, fork and fade; crests of noise would close to rings. */
export function paintMarble(
  size: TileSize,
  { seed, isLight }: { seed: number; isLight: boolean },
): PaintedLayers {
  const noise = (cells: number, octaves: number, own: number) =>
    noiseRaster({ ...size, cellsX: cells, cellsY: cells, octaves, seed: seed + own });
  const [drift, tremble, fade, cloud] = [
    noise(2, 5, 0),
    noise(3, 6, 50),
    noise(4, 3, 9),
    noise(4, 5, 77),
  ];
  return paintMaterial(size, (t, i, u, v) => {
    const haze = cloud[i]! - 0.5;
    // Whole numbers of waves: the tile meets itself.
    const main = crossing(u + 2 * v + (drift[i]! - 0.5) * 2.2 + (tremble[i]! - 0.5) * 0.5);
    const side = crossing(2 * u - v + (tremble[i]! - 0.5) * 2.4 + 0.3);
    const seen = smoothstep(0.34, 0.62, fade[i]!);
    const broad = smoothstep(0.22, 0, main) * (0.35 + 0.65 * seen);
    const thin = smoothstep(0.035, 0, main) * seen + smoothstep(0.02, 0, side) * seen * 0.5;
    const base = isLight ? 236 + haze * 34 : 30 + haze * 26;
    const vein = isLight ? -broad * 26 - thin * 44 : broad * 12 + thin * 46;
    const value = base + vein;
    t.r = value * (isLight ? 1 : 1.02);
    t.g = value * (isLight ? 0.985 : 0.96);
    t.b = value * (isLight ? 0.96 : 0.9);
  });
}

/** How far a wave is from where it crosses nought. */
const crossing = (waves: number): number => Math.abs(Math.sin(Math.PI * waves));

interface Masonry {
  seed: number;
  tone: Tone;
  columns: number;
  courses: number;
  /** Courses run along u instead of v, for vaults that are textured the other way round. */
  isTurned?: boolean;
  /** Sawn slabs are smoother than hewn blocks, which are 1. */
  rough?: number;
}

/** Hewn blocks in courses of uneven height, each block with its own width, tone and chisel marks. */
export function paintMasonry(size: TileSize, m: Masonry): PaintedLayers {
  const { seed } = m;
  const wobble = noiseRaster({ ...size, cellsX: 10, cellsY: 10, octaves: 3, seed });
  const jag = noiseRaster({ ...size, cellsX: 90, cellsY: 90, octaves: 3, seed: seed + 4 });
  const rough = noiseRaster({
    ...size,
    cellsX: 24,
    cellsY: 24,
    octaves: 6,
    seed: seed + 31,
    gain: 0.62,
  });
  const grit = noiseRaster({ ...size, cellsX: 300, cellsY: 300, octaves: 1, seed: seed + 2 });
  const stain = noiseRaster({ ...size, cellsX: 4, cellsY: 4, octaves: 5, seed: seed + 77 });
  const chisel = noiseRaster({ ...size, cellsX: 200, cellsY: 60, octaves: 2, seed: seed + 13 });
  const wall = layCourses(m);
  return paintMaterial(size, (t, i, u0, v0) => {
    const [u, v] = m.isTurned ? [v0, u0] : [u0, v0];
    const bend = (wobble[i]! - 0.5) * 0.012;
    const { edge, id, id2 } = wall(u + bend * 0.6, v + bend, (jag[i]! - 0.5) * 0.006);
    const face = smoothstep(0.0012, 0.0058, edge);
    const bevel = smoothstep(0.002, 0.016, edge);
    const n = (rough[i]! - 0.5) * (m.rough ?? 1);
    const cut = (chisel[i]! - 0.5) * (id2 > 0.5 ? 1 : 0.35);
    const soot = 1 - 0.22 * (m.rough ?? 1) * smoothstep(0.5, 0.25, stain[i]!);
    const stone =
      (0.78 +
        n * 0.75 +
        (id - 0.5) * 0.34 +
        (grit[i]! - 0.5) * 0.12 +
        cut * 0.22 -
        (1 - bevel) * 0.16) *
      soot;
    setTone(t, m.tone, mix(0.4 + n * 0.4, stone, face));
    const warm = (id2 - 0.5) * 26 * face;
    const lime = smoothstep(0.55, 0.75, stain[i]!) * 20 * face;
    t.r += warm * 0.5 + lime;
    t.g += lime;
    t.b += lime * 0.95 - warm * 0.35;
    const high = 0.42 + bevel * 0.22 + n * 0.55 + (id - 0.5) * 0.18 + cut * 0.12;
    t.height = clamp(mix(0.2 + n * 0.12, high, face));
    t.roughness = 0.7;
  });
}

/** Distance to the nearest joint and two random numbers of the block at (u, v). */
function layCourses({ seed, columns, courses }: Masonry) {
  const ys = cumulative(courses, (i) => 0.7 + 0.6 * hash1(i, seed + 91));
  const xs = Array.from({ length: courses }, (_, row) =>
    cumulative(columns, (i) => 0.55 + 0.9 * hash1(row * 37 + i, seed + 17)),
  );
  return (u: number, v: number, jag: number) => {
    const y = v - Math.floor(v);
    let row = 0;
    while (row < courses - 1 && y >= ys[row + 1]!) row++;
    const shifted = u + hash1(row, seed) * 0.5;
    const x = shifted - Math.floor(shifted);
    const edges = xs[row]!;
    let column = 0;
    while (column < columns - 1 && x >= edges[column + 1]!) column++;
    const edge =
      Math.min(x - edges[column]!, edges[column + 1]! - x, y - ys[row]!, ys[row + 1]! - y) + jag;
    return {
      edge,
      id: hash1(column * 71 + row * 13, seed),
      id2: hash1(column * 31 + row * 57, seed + 5),
    };
  };
}

function cumulative(count: number, weight: (i: number) => number): number[] {
  const weights = Array.from({ length: count }, (_, i) => weight(i));
  const sum = weights.reduce((a, b) => a + b, 0);
  let at = 0;
  return [0, ...weights.map((w) => (at += w / sum))];
}
