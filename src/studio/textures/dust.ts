import type { PaintedLayers } from '#studio/scene-graph.ts';
import type { TileSize } from './material-map.ts';
import { hash2 } from './noise.ts';
import { noiseRaster } from './noise-raster.ts';

/** A film on a standing wall, thin at its foot (v = 0) and thick on its shoulders: grains so fine that the eye mixes them. */
export function paintDust(
  size: TileSize,
  {
    seed,
    tone,
    cover: usual,
  }: { seed: number; tone: readonly [number, number, number]; cover: number },
): PaintedLayers {
  const { width, height } = size;
  const drift = noiseRaster({ ...size, cellsX: 5, cellsY: 6, octaves: 4, seed });
  const runs = noiseRaster({ ...size, cellsX: 46, cellsY: 3, octaves: 2, seed: seed + 7 });
  const color = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const v = y / height;
      const cover = usual - 0.1 + 0.24 * v + (drift[i]! - 0.5) * 1.5 + (runs[i]! - 0.5) * 0.3;
      const shade = 0.82 + 0.3 * drift[i]!;
      for (let c = 0; c < 3; c++) color[i * 4 + c] = tone[c]! * shade;
      color[i * 4 + 3] = hash2(x, y, seed) < cover ? 255 : 0;
    }
  return { color };
}
