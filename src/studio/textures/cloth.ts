import type { PaintedLayers } from '#studio/scene-graph.ts';
import { noiseRaster } from './noise-raster.ts';
import { clamp, smoothstep } from './noise.ts';
import { blendTone, paintMaterial, setTone } from './material-map.ts';
import type { TileSize } from './material-map.ts';
import type { Tone } from './stone.ts';

/** Washed linen: visible threads, slubs and soft folds. */
export function paintLinen(
  size: TileSize,
  { seed, tone, threads = 150 }: { seed: number; tone: Tone; threads?: number },
): PaintedLayers {
  const weft = noiseRaster({ ...size, cellsX: 6, cellsY: 200, octaves: 3, seed });
  const warp = noiseRaster({ ...size, cellsX: 200, cellsY: 6, octaves: 3, seed: seed + 2 });
  const folds = noiseRaster({ ...size, cellsX: 3, cellsY: 3, octaves: 4, seed: seed + 70 });
  return paintMaterial(size, (t, i, u, v) => {
    const isWeft = (Math.floor(u * threads) + Math.floor(v * threads)) % 2 === 1;
    const thread = Math.sin((isWeft ? u : v) * threads * Math.PI * 2);
    const slub = weft[i]! + warp[i]! - 1;
    const fold = folds[i]! - 0.5;
    setTone(t, tone, 0.94 + thread * 0.045 + slub * 0.18 + fold * 0.1);
    t.height = clamp(0.5 + thread * 0.25 + fold * 0.4);
    t.roughness = 0.6;
  });
}

/** A pile that is dark where it is looked into and shines along the ridges of its folds. */
export function paintVelvet(
  size: TileSize,
  { seed, tone }: { seed: number; tone: Tone },
): PaintedLayers {
  const bend = noiseRaster({ ...size, cellsX: 3, cellsY: 3, octaves: 2, seed });
  const broad = noiseRaster({ ...size, cellsX: 2, cellsY: 2, octaves: 2, seed: seed + 9 });
  const pile = noiseRaster({ ...size, cellsX: 120, cellsY: 120, octaves: 2, seed: seed + 5 });
  return paintMaterial(size, (t, i, u, v) => {
    // Whole turns across the tile, so that tiles meet.
    const ridge = 0.5 + 0.5 * Math.sin((u + v * 2 + bend[i]! * 1.9) * Math.PI * 2);
    // Folds come and go: evenly bright ones would be the stripes of an awning.
    const sheen = ridge ** 2 * clamp(broad[i]! * 1.9 - 0.35);
    setTone(t, tone, 0.62 + sheen * 0.72 + (broad[i]! - 0.5) * 0.3 + (pile[i]! - 0.5) * 0.16);
    t.height = clamp(0.3 + ridge * 0.4 * broad[i]! + (pile[i]! - 0.5) * 0.08);
    t.roughness = 0.85;
  });
}

/** Checks of two threads: white, half and full colour. */
export function paintGingham(
  size: TileSize,
  { seed, tone }: { seed: number; tone: Tone },
): PaintedLayers {
  const folds = noiseRaster({ ...size, cellsX: 3, cellsY: 3, octaves: 4, seed });
  return paintMaterial(size, (t, i, u, v) => {
    const dyed = [u, v].filter((at) => (at * CHECKS) % 2 < 1).length / 2;
    const thread = Math.sin(u * 320 * Math.PI) * Math.sin(v * 320 * Math.PI);
    setTone(t, [226, 220, 208], 0.95 + thread * 0.04 + (folds[i]! - 0.5) * 0.12);
    blendTone(t, tone, dyed * 0.92);
    t.height = clamp(0.5 + thread * 0.2 + (folds[i]! - 0.5) * 0.4);
    t.roughness = 0.6;
  });
}
/** Even, so that tiles meet. */
const CHECKS = 12;

/** Pebbled hide with creases. */
export function paintLeather(
  size: TileSize,
  { seed, tone }: { seed: number; tone: Tone },
): PaintedLayers {
  const pebble = noiseRaster({ ...size, cellsX: 190, cellsY: 190, octaves: 2, seed });
  const crease = noiseRaster({ ...size, cellsX: 34, cellsY: 34, octaves: 3, seed: seed + 3 });
  const fade = noiseRaster({ ...size, cellsX: 3, cellsY: 3, octaves: 3, seed: seed + 8 });
  return paintMaterial(size, (t, i) => {
    // Worn leather is a net of fine folds, paler where hands have lain.
    const line = smoothstep(0.06, 0, Math.abs(crease[i]! - 0.5));
    setTone(t, tone, 0.86 + (pebble[i]! - 0.5) * 0.2 + (fade[i]! - 0.5) * 0.5 - line * 0.12);
    t.height = clamp(0.3 + pebble[i]! * 0.6 - line * 0.24);
    t.roughness = 0.35 + (pebble[i]! - 0.5) * 0.4;
  });
}

/** Metal counter: fine brushing along u. */
export function paintBrushed(
  size: TileSize,
  { seed, tone }: { seed: number; tone: Tone },
): PaintedLayers {
  const brush = noiseRaster({ ...size, cellsX: 3, cellsY: 500, octaves: 2, seed });
  const spots = noiseRaster({ ...size, cellsX: 9, cellsY: 9, octaves: 5, seed: seed + 4 });
  return paintMaterial(size, (t, i) => {
    const b = brush[i]! - 0.5;
    const spot = smoothstep(0.55, 0.75, spots[i]!);
    setTone(t, tone, 0.85 + b * 0.3 - spot * 0.25);
    t.height = 0.5 + b * 0.3;
    t.metal = 0.85;
    t.roughness = 0.4 + b * 0.3 + spot * 0.3;
  });
}

/** Sand or short grass for picnics: clumps at three scales. */
export function paintEarth(
  size: TileSize,
  {
    seed,
    tone,
    clumps,
    grit = 1,
    dry,
  }: {
    seed: number;
    tone: Tone;
    clumps: number;
    grit?: number;
    /** The colour of its worn and dry patches, where it has some. */
    dry?: Tone;
  },
): PaintedLayers {
  const coarse = noiseRaster({ ...size, cellsX: 8, cellsY: 8, octaves: 4, seed });
  const fine = noiseRaster({ ...size, cellsX: 60, cellsY: 60, octaves: 3, seed: seed + 1 });
  const grain = noiseRaster({ ...size, cellsX: 400, cellsY: 400, octaves: 1, seed: seed + 2 });
  return paintMaterial(size, (t, i) => {
    const k =
      ((coarse[i]! - 0.5) * 0.5 + (grain[i]! - 0.5) * 0.4) * grit + (fine[i]! - 0.5) * clumps;
    setTone(t, tone, 0.85 + k);
    if (dry) {
      // In patches, and single stalks of it everywhere.
      const worn =
        smoothstep(0.42, 0.74, coarse[i]!) * 0.38 + smoothstep(0.6, 0.85, grain[i]!) * 0.3;
      blendTone(t, dry, clamp(worn * (0.6 + fine[i]!)) * 0.8);
    }
    t.height = clamp(0.5 + k * 0.6);
    t.roughness = 0.8;
  });
}
