import { stream } from '#studio/random.ts';
import type { PaintedLayers } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import type { TileSize } from '#studio/textures/material-map.ts';
import { scatterDiscs } from './bokeh-lights.ts';
import { createHdr, setPixel } from '#studio/textures/hdr-image.ts';
import { noiseRaster } from '#studio/textures/noise-raster.ts';
import { smoothstep } from '#studio/textures/noise.ts';
import { leafShadowAt } from './leaf-shadow.ts';
import { windowLightAt } from './window-light.ts';
import { patternAt } from './wall-patterns.ts';
import type { WallPattern } from './wall-patterns.ts';

export interface SweepSpec {
  seed: number;
  /** Light on the wall in its pool and far away from it. */
  lit: Rgb;
  dark: Rgb;
  /** Middle of the pool in the frame and its extent in frame heights. */
  centre: readonly [number, number];
  spread: number;
  /** 0 smooth paper, 1 rough plaster. */
  texture: number;
  /** Where the wall meets the table, darkened by contact; 2 for none. */
  foot: number;
  /** Bricks or boards; else plain. */
  pattern?: WallPattern;
  /** Where the sun throws the light of a window on it: the middle of its top, in frame heights. */
  window?: readonly [number, number];
  /** Leaves throw their shadows on it instead: from the left for 1, from the right for -1. */
  leaves?: 1 | -1;
  /** A high window on the left, -1, or the right: its light falls aslant, and the corner above it stays dark. */
  litFrom?: number;
  /** Lamps out of focus before the wall: how many. */
  lamps?: number;
}

const LAMPS: readonly Rgb[] = [
  [1.2, 0.78, 0.36],
  [1.1, 0.62, 0.22],
  [1, 0.86, 0.62],
];

/** A studio wall with a pool of light: paper, plaster or painted canvas. */
export function paintSweep(size: TileSize, s: SweepSpec): PaintedLayers {
  const { width, height } = size;
  const fine = noiseRaster({ ...size, cellsX: 9, cellsY: 9, octaves: 5, seed: s.seed });
  const broad = noiseRaster({ ...size, cellsX: 3, cellsY: 3, octaves: 3, seed: s.seed + 4 });
  // Only what is laid of stones shows pits and chipped edges.
  const grain = s.pattern
    ? noiseRaster({ ...size, cellsX: 70, cellsY: 70, octaves: 4, seed: s.seed + 8, gain: 0.62 })
    : broad;
  const image = createHdr(width, height);
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height;
    const contact = 0.55 + 0.45 * smoothstep(s.foot + 0.02, s.foot - 0.12, v);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const du = (((x + 0.5) / width - s.centre[0]) * width) / height / s.spread;
      const dv = (v - s.centre[1]) / s.spread;
      const light = Math.exp(-(du * du + dv * dv));
      const mottle = 1 + s.texture * ((fine[i]! - 0.5) * 0.55 + (broad[i]! - 0.5) * 0.7);
      const sun = s.leaves
        ? 1.12 - 0.5 * leafShadowAt(x / height, v, width / height, s.leaves)
        : s.window
          ? 0.88 + 0.5 * windowLightAt(x / height, v, s.window)
          : 1;
      const beam = s.litFrom ? beamAt(x / width, v, s.litFrom) : 1;
      const wall = scaleRgb(mixRgb(s.dark, s.lit, light * beam), mottle * contact * sun);
      const laid = s.pattern
        ? patternAt(s.pattern, [x / height, y / height], { broad: broad[i]!, fine: grain[i]! })
        : null;
      setPixel(image, i, laid ? [wall[0] * laid[0], wall[1] * laid[1], wall[2] * laid[2]] : wall);
    }
  }
  if (s.lamps)
    scatterDiscs(image, stream(s.seed, 'lamps'), {
      count: s.lamps,
      colours: LAMPS,
      top: 0.02,
      bottom: Math.min(1, s.foot) * 0.98,
      radius: [0.022, 0.058],
      gain: 0.9,
    });
  return { hdr: image.data };
}

/** Below the line that runs down from the window's top it is light. */
function beamAt(u: number, v: number, from: number): number {
  const away = from < 0 ? u : 1 - u;
  return 0.3 + 0.85 * smoothstep(-0.2, 0.16, v - 0.02 - away * 0.36);
}
