import type { PaintedLayers } from '#studio/scene-graph.ts';
import { blendTone, paintMaterial, setTone } from './material-map.ts';
import type { TileSize } from './material-map.ts';
import { noiseRaster } from './noise-raster.ts';
import { clamp, hash2, smoothstep } from './noise.ts';

/** Round the berry and from its collar to its tip. */
const [ROUND, ALONG] = [15, 9];

/** Red flesh, paler at the shoulders, in whose dimples lie straw-coloured seeds: without them it is a tomato. */
export function paintStrawberrySkin(size: TileSize, { seed }: { seed: number }): PaintedLayers {
  const ripe = noiseRaster({ ...size, cellsX: 5, cellsY: 4, octaves: 2, seed });
  return paintMaterial(size, (t, i, u, v) => {
    setTone(t, [196, 16, 28], 0.86 + ripe[i]! * 0.28);
    const fromCollar = 1 - v;
    blendTone(t, [236, 132, 96], smoothstep(0.3, 0.08, fromCollar) * 0.75);
    const row = Math.floor(v * ALONG);
    // Fewer fit round the tip.
    const here = Math.max(5, Math.round(ROUND * Math.min(1, fromCollar < 0.62 ? 1 : 0.6)));
    const cell = u * here + (row % 2) * 0.5;
    const jitter = (hash2(Math.floor(cell) % here, row, seed) - 0.5) * 0.3;
    const across = (cell - Math.floor(cell) - 0.5 + jitter) / 0.16;
    const along = (v * ALONG - row - 0.5) / 0.22;
    const out = Math.hypot(across, along);
    blendTone(t, [120, 6, 18], smoothstep(1.9, 1.15, out) * 0.55);
    blendTone(t, [244, 206, 104], smoothstep(1.05, 0.75, out));
    t.height = clamp(0.7 - smoothstep(2, 1.1, out) * 0.5 + smoothstep(1, 0.4, out) * 0.3);
    t.roughness = 0.35;
  });
}
