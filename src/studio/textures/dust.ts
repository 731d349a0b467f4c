import type { PaintedLayers } from '#studio/scene-graph.ts';
import type { TileSize } from './material-map.ts';
import { noiseRaster } from './noise-raster.ts';

/** Specks and drifts on a standing wall: few at its foot (v = 0), nearly closed at its shoulders. */
export function paintDust(
  size: TileSize,
  { seed, tone }: { seed: number; tone: readonly [number, number, number] },
): PaintedLayers {
  const { width, height } = size;
  const drift = noiseRaster({ ...size, cellsX: 7, cellsY: 9, octaves: 4, seed });
  const speck = noiseRaster({ ...size, cellsX: 90, cellsY: 120, octaves: 2, seed: seed + 7 });
  const color = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const v = y / height;
      const cover = 0.42 + 0.1 * (1 - v) + (drift[i]! - 0.5) * 0.45;
      const shade = 0.8 + 0.35 * drift[i]!;
      for (let c = 0; c < 3; c++) color[i * 4 + c] = tone[c]! * shade;
      color[i * 4 + 3] = speck[i]! < cover ? 255 : 0;
    }
  return { color };
}
