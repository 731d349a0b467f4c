import type { PaintedLayers } from '#studio/scene-graph.ts';
import { blendTone, paintMaterial, setTone } from './material-map.ts';
import type { TileSize } from './material-map.ts';
import { noiseRaster } from './noise-raster.ts';
import { clamp, smoothstep } from './noise.ts';
import type { Tone } from './stone.ts';

/** Patches of one more tone: how fine, where they begin and are full (0…1 of the noise), how strong, how high they stand. */
export interface Mark {
  tone: Tone;
  cells: number;
  from: number;
  to: number;
  amount: number;
  height?: number;
  /** Stretches the patches along u. */
  stretch?: number;
}

/** Skins, crusts and meats: one tone under any number of patches. */
export function paintMottled(
  size: TileSize,
  { seed, tone, marks }: { seed: number; tone: Tone; marks: readonly Mark[] },
): PaintedLayers {
  const grain = noiseRaster({ ...size, cellsX: 40, cellsY: 40, octaves: 3, seed });
  const noises = marks.map((mark, i) =>
    noiseRaster({
      ...size,
      cellsX: Math.max(1, Math.round(mark.cells / (mark.stretch ?? 1))),
      cellsY: mark.cells,
      octaves: 4,
      seed: seed + 11 * (i + 1),
    }),
  );
  return paintMaterial(size, (t, i) => {
    setTone(t, tone, 0.9 + grain[i]! * 0.2);
    let height = 0.5 + (grain[i]! - 0.5) * 0.3;
    marks.forEach((mark, k) => {
      const cover = smoothstep(mark.from, mark.to, noises[k]![i]!) * mark.amount;
      blendTone(t, mark.tone, cover);
      height += cover * (mark.height ?? 0);
    });
    t.height = clamp(height);
    t.roughness = 0.5;
  });
}

/** Stripes along v that waver a little: salmon, hats, strings, grill marks. */
export function paintStripes(
  size: TileSize,
  s: { seed: number; tone: Tone; stripe: Tone; count: number; share: number; waver: number },
): PaintedLayers {
  const noise = noiseRaster({ ...size, cellsX: 5, cellsY: 5, octaves: 3, seed: s.seed });
  const grain = noiseRaster({ ...size, cellsX: 40, cellsY: 40, octaves: 2, seed: s.seed + 3 });
  return paintMaterial(size, (t, i, u) => {
    const phase = (u + (noise[i]! - 0.5) * s.waver) * s.count;
    const away = Math.abs((phase - Math.floor(phase)) * 2 - 1);
    const cover = smoothstep(1 - s.share - 0.12, 1 - s.share + 0.12, away);
    setTone(t, s.tone, 0.9 + grain[i]! * 0.2);
    blendTone(t, s.stripe, cover);
    t.height = 0.5 + cover * 0.2;
  });
}

/** Over and under: baskets, straw hats. */
export function paintWeave(
  size: TileSize,
  { seed, tone, count }: { seed: number; tone: Tone; count: number },
): PaintedLayers {
  const noise = noiseRaster({ ...size, cellsX: 24, cellsY: 24, octaves: 3, seed });
  return paintMaterial(size, (t, i, u, v) => {
    const [a, b] = [u * count, v * count];
    const isOver = (Math.floor(a) + Math.floor(b)) % 2 === 0;
    const across = Math.sin((isOver ? b : a) * Math.PI) ** 2;
    const along = Math.sin((isOver ? a : b) * Math.PI) ** 2;
    const height = 0.25 + 0.75 * across * (0.4 + 0.6 * along);
    setTone(t, tone, (0.45 + 0.6 * height) * (0.85 + noise[i]! * 0.3));
    t.height = height;
    t.roughness = 0.7;
  });
}
