import type { PaintedLayers } from '#studio/scene-graph.ts';
import { noiseRaster } from './noise-raster.ts';
import { clamp, mix, smoothstep } from './noise.ts';
import { blendTone, paintMaterial, setTone } from './material-map.ts';
import type { TileSize } from './material-map.ts';
import type { Tone } from './stone.ts';

interface GrapeSkin {
  seed: number;
  tone: Tone;
  /** Colour of the unripe or sunny side. */
  blush: Tone;
  /** Strength of the waxy bloom. */
  bloom: number;
}

/** Bloom lies thicker towards the stem, is rubbed off in patches and shows a finger's swipe or two. */
export function paintGrapeSkin(size: TileSize, g: GrapeSkin): PaintedLayers {
  const rub = noiseRaster({ ...size, cellsX: 9, cellsY: 4, octaves: 4, seed: g.seed, gain: 0.55 });
  const dust = noiseRaster({ ...size, cellsX: 44, cellsY: 22, octaves: 2, seed: g.seed + 7 });
  const turn = noiseRaster({ ...size, cellsX: 4, cellsY: 2, octaves: 3, seed: g.seed + 21 });
  const swipe = noiseRaster({ ...size, cellsX: 6, cellsY: 5, octaves: 2, seed: g.seed + 33 });
  const dots = noiseRaster({ ...size, cellsX: 60, cellsY: 30, octaves: 1, seed: g.seed + 50 });
  // All texels of a pole are one point of the berry: let the pattern fade before it pinches.
  const calm = (v: number): number => smoothstep(0, 0.2, v) * smoothstep(1, 0.8, v);
  return paintMaterial(size, (t, i, _u, v) => {
    setTone(t, g.tone, 0.85 + (dust[i]! - 0.5) * 0.3);
    blendTone(t, g.blush, smoothstep(0.48, 0.78, turn[i]!) * 0.7 * calm(v));
    blendTone(
      t,
      [g.tone[0] * 0.4, g.tone[1] * 0.4, g.tone[2] * 0.4],
      smoothstep(0.86, 0.95, dots[i]!) * 0.6,
    );
    const wiped = 1 - 0.75 * smoothstep(0.6, 0.72, swipe[i]!);
    const worn = smoothstep(0.36, 0.64, rub[i]! + (0.5 - v) * 0.28) * wiped;
    const cover = mix(v < 0.5 ? 0.72 : 0.4, worn, calm(v));
    blendTone(t, [40, 26, 20], smoothstep(0.03, 0.01, 1 - v) * 0.8);
    blendTone(t, [150, 154, 184], clamp(cover * g.bloom * (0.7 + 0.6 * dust[i]!)));
    t.roughness = 0.35 + cover * 0.5;
  });
}

/** Oily citrus peel: dimples with a lighter rim. */
export function paintCitrusPeel(
  size: TileSize,
  { seed, tone }: { seed: number; tone: Tone },
): PaintedLayers {
  const pores = noiseRaster({ ...size, cellsX: 44, cellsY: 44, octaves: 2, seed });
  const patch = noiseRaster({ ...size, cellsX: 5, cellsY: 5, octaves: 3, seed: seed + 8 });
  return paintMaterial(size, (t, i) => {
    setTone(t, tone, 1 + (patch[i]! - 0.5) * 0.2 - smoothstep(0.6, 0.8, pores[i]!) * 0.08);
    t.height = 1 - smoothstep(0.55, 0.8, pores[i]!);
  });
}

/** Natural cork, stained by the wine at one end and printed with a ring of ink. */
export function paintCork(
  size: TileSize,
  { seed, stain }: { seed: number; stain: Tone },
): PaintedLayers {
  const base = noiseRaster({ ...size, cellsX: 12, cellsY: 12, octaves: 4, seed, gain: 0.6 });
  const pits = noiseRaster({ ...size, cellsX: 26, cellsY: 20, octaves: 3, seed: seed + 9 });
  return paintMaterial(size, (t, i, u, v) => {
    const pit = smoothstep(0.62, 0.7, pits[i]!);
    setTone(t, [201, 158, 112], (0.82 + base[i]! * 0.34) * (1 - pit * 0.5));
    const isPrint =
      Math.abs(v - 0.36) < 0.012 || (Math.abs(v - 0.5) < 0.07 && Math.sin(u * 90) > 0.35);
    if (isPrint && pit < 0.4) blendTone(t, [74, 40, 34], 0.7);
    blendTone(t, stain, smoothstep(0.74, 0.9, v + (base[i]! - 0.5) * 0.12) * 0.85);
    t.height = 1 - pit;
    t.roughness = 0.8;
  });
}

/** Crust of a country loaf: flour in the hollows, dark where it caught. */
export function paintCrust(size: TileSize, { seed }: { seed: number }): PaintedLayers {
  const rough = noiseRaster({ ...size, cellsX: 14, cellsY: 14, octaves: 5, seed, gain: 0.6 });
  const flour = noiseRaster({ ...size, cellsX: 6, cellsY: 6, octaves: 4, seed: seed + 3 });
  const blister = noiseRaster({ ...size, cellsX: 50, cellsY: 50, octaves: 2, seed: seed + 6 });
  return paintMaterial(size, (t, i) => {
    setTone(t, [158, 104, 58], 0.72 + rough[i]! * 0.6);
    blendTone(t, [84, 46, 24], smoothstep(0.56, 0.75, rough[i]!) * 0.7);
    blendTone(t, [236, 222, 196], smoothstep(0.48, 0.72, flour[i]!) * (0.15 + 0.6 * blister[i]!));
    t.height = clamp(rough[i]! * 0.7 + smoothstep(0.6, 0.8, blister[i]!) * 0.3);
    t.roughness = 0.75;
  });
}

/** Open crumb of cut bread. */
export function paintCrumb(size: TileSize, { seed }: { seed: number }): PaintedLayers {
  const holes = noiseRaster({ ...size, cellsX: 14, cellsY: 14, octaves: 2, seed });
  const small = noiseRaster({ ...size, cellsX: 50, cellsY: 50, octaves: 2, seed: seed + 2 });
  return paintMaterial(size, (t, i, u, v) => {
    const hole = Math.max(smoothstep(0.6, 0.7, holes[i]!), smoothstep(0.66, 0.76, small[i]!) * 0.7);
    setTone(t, [236, 214, 174], 1 - hole * 0.2);
    const rim = Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)) * 2;
    blendTone(t, [150, 92, 46], smoothstep(0.9, 0.99, rim));
    t.height = 1 - hole;
    t.roughness = 0.9;
  });
}
