import type { PaintedLayers } from '#studio/scene-graph.ts';
import { blendTone, paintMaterial, setTone } from './material-map.ts';
import type { TileSize } from './material-map.ts';
import { noiseRaster } from './noise-raster.ts';
import { clamp, smoothstep } from './noise.ts';

/** A slice of cured sausage: lean with grains of fat of every size, darker where it dried under its skin. */
export function paintSalami(size: TileSize, { seed }: { seed: number }): PaintedLayers {
  const fat = noiseRaster({ ...size, cellsX: 17, cellsY: 17, octaves: 3, seed, gain: 0.42 });
  const crumbs = noiseRaster({ ...size, cellsX: 34, cellsY: 34, octaves: 2, seed: seed + 9 });
  const lean = noiseRaster({ ...size, cellsX: 26, cellsY: 26, octaves: 4, seed: seed + 4 });
  return paintMaterial(size, (t, i, u, v) => {
    const out = Math.hypot(u - 0.5, v - 0.5) * 2;
    setTone(t, [132, 46, 40], 0.66 + lean[i]! * 0.66);
    blendTone(t, [74, 22, 22], smoothstep(0.74, 1, out) * 0.6);
    const grain = Math.max(
      smoothstep(0.6, 0.66, fat[i]!),
      smoothstep(0.72, 0.78, crumbs[i]!) * 0.8,
    );
    // Thin, it lets the red through.
    blendTone(t, [226, 190, 172], grain * (0.62 + 0.3 * lean[i]!));
    t.height = clamp(0.45 + (lean[i]! - 0.5) * 0.5 + grain * 0.14);
    t.roughness = 0.38;
  });
}

/** A slice of raw ham: threads of fat along its muscle, one broad seam, and a white rim at v = 1. */
export function paintCuredHam(size: TileSize, { seed }: { seed: number }): PaintedLayers {
  const muscle = noiseRaster({ ...size, cellsX: 5, cellsY: 4, octaves: 4, seed });
  const threads = noiseRaster({ ...size, cellsX: 6, cellsY: 15, octaves: 3, seed: seed + 5 });
  const seam = noiseRaster({ ...size, cellsX: 3, cellsY: 3, octaves: 3, seed: seed + 12 });
  const fine = noiseRaster({ ...size, cellsX: 24, cellsY: 60, octaves: 2, seed: seed + 20 });
  return paintMaterial(size, (t, i, _u, v) => {
    setTone(t, [158, 62, 54], 0.78 + fine[i]! * 0.44);
    blendTone(t, [112, 32, 34], smoothstep(0.5, 0.72, muscle[i]!) * 0.75);
    blendTone(t, [196, 108, 92], smoothstep(0.5, 0.28, muscle[i]!) * 0.6);
    const thread = smoothstep(0.035, 0.008, Math.abs(threads[i]! - 0.5));
    const broad = smoothstep(0.03, 0.012, Math.abs(seam[i]! - 0.5));
    const fat = Math.max(thread * 0.7, broad);
    blendTone(t, [232, 204, 184], fat * 0.8);
    const rim = smoothstep(0.87, 0.92, v + (muscle[i]! - 0.5) * 0.08);
    blendTone(t, [240, 226, 206], rim * 0.96);
    t.height = clamp(0.5 + (fine[i]! - 0.5) * 0.5);
    t.roughness = 0.4;
  });
}
