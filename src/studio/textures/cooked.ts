import type { PaintedLayers } from '#studio/scene-graph.ts';
import { blendTone, paintMaterial, setTone } from './material-map.ts';
import type { TileSize } from './material-map.ts';
import { noiseRaster } from './noise-raster.ts';
import { clamp, smoothstep } from './noise.ts';
import type { Tone } from './stone.ts';

interface CutMeat {
  seed: number;
  /** In the middle, towards the crust, and the crust. */
  heart: Tone;
  edge: Tone;
  crust: Tone;
  /** Fat under the skin of the upper side, as duck and pork have it. */
  fat: Tone | null;
  /** 2 for a round slice; the more, the nearer to a rectangle. */
  square: number;
}

/** A carved slice: rosy in the middle, grey-brown towards its crust, with the grain of the muscle. */
export function paintCutMeat(size: TileSize, m: CutMeat): PaintedLayers {
  const warp = noiseRaster({ ...size, cellsX: 3, cellsY: 3, octaves: 3, seed: m.seed });
  const grain = noiseRaster({ ...size, cellsX: 46, cellsY: 14, octaves: 3, seed: m.seed + 4 });
  const veins = noiseRaster({ ...size, cellsX: 9, cellsY: 6, octaves: 3, seed: m.seed + 9 });
  return paintMaterial(size, (t, i, u, v) => {
    const [x, y] = [Math.abs(u - 0.5) * 2, Math.abs(v - 0.5) * 2];
    const out = (x ** m.square + y ** m.square) ** (1 / m.square) + (warp[i]! - 0.5) * 0.22;
    setTone(t, m.heart, 0.74 + grain[i]! * 0.52);
    // Done from all sides, and not alike: the grey runs in further here than there.
    blendTone(t, m.edge, smoothstep(0.3, 0.84, out + (veins[i]! - 0.5) * 0.3));
    const fibre = smoothstep(0.05, 0, Math.abs(veins[i]! - 0.52));
    blendTone(t, [226, 188, 160], fibre * 0.34);
    if (m.fat) blendTone(t, m.fat, smoothstep(0.26, 0.18, v + (warp[i]! - 0.5) * 0.1) * 0.9);
    blendTone(t, m.crust, smoothstep(0.88, 0.97, out));
    t.height = clamp(0.3 + grain[i]! * 0.7 - fibre * 0.25);
    t.roughness = 0.35;
  });
}

interface Grilled {
  seed: number;
  tone: Tone;
  brown: Tone;
  char: Tone;
  /** Bars of the grill across it; none where it was fried in a pan. */
  bars: number;
}

/** Seared: browned in patches, blackened at the highest grains, with soft bars where the grill touched. */
export function paintGrilled(size: TileSize, g: Grilled): PaintedLayers {
  const patches = noiseRaster({ ...size, cellsX: 5, cellsY: 5, octaves: 5, seed: g.seed });
  const grain = noiseRaster({ ...size, cellsX: 36, cellsY: 36, octaves: 3, seed: g.seed + 5 });
  const fade = noiseRaster({ ...size, cellsX: 4, cellsY: 4, octaves: 2, seed: g.seed + 8 });
  return paintMaterial(size, (t, i, u, v) => {
    setTone(t, g.tone, 0.78 + grain[i]! * 0.44);
    blendTone(t, g.brown, smoothstep(0.4, 0.62, patches[i]!) * 0.9);
    blendTone(t, g.char, smoothstep(0.62, 0.8, grain[i]!) * 0.55);
    let bar = 0;
    if (g.bars > 0) {
      const phase = (u + v * 0.28 + (patches[i]! - 0.5) * 0.05) * g.bars;
      const away = Math.abs(phase - Math.floor(phase) - 0.5) * 2;
      bar = smoothstep(0.62, 0.9, away + (grain[i]! - 0.5) * 0.3);
      bar *= 0.45 + 0.55 * smoothstep(0.3, 0.5, fade[i]!);
    }
    blendTone(t, g.char, bar * 0.9);
    t.height = clamp(0.25 + grain[i]! * 0.7 - bar * 0.25);
    t.roughness = 0.4;
  });
}

interface Melted {
  seed: number;
  sauce: Tone;
  cheese: Tone;
  /** Where the oven caught the cheese. */
  browned: Tone;
  /** Share of the surface under cheese, 0…1. */
  cover: number;
}

/** Sauce under melted cheese: its pools run into each other, are toasted in spots, and oil lies between. */
export function paintMelted(size: TileSize, m: Melted): PaintedLayers {
  const pools = noiseRaster({ ...size, cellsX: 7, cellsY: 7, octaves: 3, seed: m.seed, gain: 0.4 });
  const fine = noiseRaster({ ...size, cellsX: 40, cellsY: 40, octaves: 3, seed: m.seed + 3 });
  const toast = noiseRaster({ ...size, cellsX: 16, cellsY: 16, octaves: 3, seed: m.seed + 6 });
  const from = 0.64 - 0.28 * m.cover;
  return paintMaterial(size, (t, i) => {
    setTone(t, m.sauce, 0.66 + fine[i]! * 0.6);
    const cheese = smoothstep(from - 0.035, from + 0.035, pools[i]! + (fine[i]! - 0.5) * 0.05);
    const thick = smoothstep(from, from + 0.16, pools[i]!);
    // Thin at its edge, it lets the sauce through.
    blendTone(t, m.cheese, cheese * (0.62 + 0.38 * thick));
    blendTone(t, m.browned, cheese * smoothstep(0.55, 0.72, toast[i]!) * 0.75);
    t.height = clamp(0.2 + cheese * 0.35 + thick * 0.25 + (fine[i]! - 0.5) * 0.35);
    t.roughness = 0.3;
  });
}
