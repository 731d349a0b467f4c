import type { PaintedLayers } from '#studio/scene-graph.ts';
import { blendTone, paintMaterial, setTone } from './material-map.ts';
import type { TileSize } from './material-map.ts';
import { noiseRaster } from './noise-raster.ts';
import { clamp, smoothstep } from './noise.ts';
import type { Tone } from './stone.ts';

const polar = (u: number, v: number): readonly [number, number] => [
  Math.hypot(u - 0.5, v - 0.5) * 2,
  Math.atan2(v - 0.5, u - 0.5),
];

/** A cut citrus: peel, pith, and segments with pale walls. */
export function paintCitrusCut(
  size: TileSize,
  { seed, peel, flesh }: { seed: number; peel: Tone; flesh: Tone },
): PaintedLayers {
  const juice = noiseRaster({ ...size, cellsX: 26, cellsY: 26, octaves: 3, seed });
  return paintMaterial(size, (t, i, u, v) => {
    const [r, a] = polar(u, v);
    const turn = ((a / Math.PI + 1) * 4.5) % 1;
    const wall = Math.min(turn, 1 - turn) * r;
    setTone(t, [250, 242, 214], 1);
    const inside =
      smoothstep(0.86, 0.82, r) * smoothstep(0.03, 0.06, wall) * smoothstep(0.1, 0.16, r);
    blendTone(t, flesh, inside * (0.75 + juice[i]! * 0.3));
    blendTone(t, peel, smoothstep(0.92, 0.96, r));
    t.height = clamp(0.4 + inside * (0.3 + juice[i]! * 0.3));
  });
}

/** A slice of tomato: red flesh with paler walls, and chambers of jelly in which the seeds lie. */
export function paintTomatoCut(size: TileSize, { seed }: { seed: number }): PaintedLayers {
  const flesh = noiseRaster({ ...size, cellsX: 20, cellsY: 20, octaves: 3, seed });
  const warp = noiseRaster({ ...size, cellsX: 4, cellsY: 4, octaves: 2, seed: seed + 2 });
  const pips = noiseRaster({ ...size, cellsX: 17, cellsY: 17, octaves: 1, seed: seed + 5 });
  return paintMaterial(size, (t, i, u, v) => {
    const [r, a] = polar(u, v);
    const turn = ((a / Math.PI + 1) * CHAMBERS * 0.5 + (warp[i]! - 0.5) * 0.5) % 1;
    const wall = Math.min(turn, 1 - turn) * r;
    const chamber =
      smoothstep(0.8, 0.72, r + (warp[i]! - 0.5) * 0.12) *
      smoothstep(0.07, 0.12, wall) *
      smoothstep(0.3, 0.38, r);
    setTone(t, [196, 46, 30], 0.82 + flesh[i]! * 0.36);
    blendTone(t, [226, 104, 78], smoothstep(0.3, 0.1, r) * 0.7);
    blendTone(t, [168, 40, 16], chamber * 0.85);
    const seedling = chamber * smoothstep(0.62, 0.72, pips[i]!);
    blendTone(t, [226, 186, 96], seedling * 0.85);
    blendTone(t, [160, 22, 14], smoothstep(0.93, 0.98, r));
    t.height = clamp(0.6 + flesh[i]! * 0.2 - chamber * 0.4 + seedling * 0.35);
    t.roughness = 0.3;
  });
}
const CHAMBERS = 6;

/** Grooves with bands of sheen round a paper label. */
export function paintRecord(
  size: TileSize,
  { seed, label }: { seed: number; label: Tone },
): PaintedLayers {
  const paper = noiseRaster({ ...size, cellsX: 30, cellsY: 30, octaves: 2, seed });
  return paintMaterial(size, (t, i, u, v) => {
    const [r, a] = polar(u, v);
    const groove = 0.5 + 0.5 * Math.sin(r * 420);
    const gap = Math.min(...[0.5, 0.64, 0.78].map((at) => Math.abs(r - at)));
    const sheen = Math.max(0, Math.cos(a * 2 - 0.6)) ** 6;
    setTone(t, [18, 18, 20], 0.7 + groove * 0.5 + sheen * 1.6);
    if (gap < 0.008) setTone(t, [6, 6, 7], 1);
    if (r < 0.36) {
      setTone(t, label, 0.92 + paper[i]! * 0.12);
      const line = Math.abs(v - 0.43) < 0.012 && Math.abs(u - 0.5) < 0.11;
      if (line || (Math.abs(v - 0.57) < 0.008 && Math.abs(u - 0.5) < 0.08))
        setTone(t, [30, 26, 24], 1);
    }
    if (r < 0.028) setTone(t, [0, 0, 0], 1);
    t.height = r < 0.36 ? 0.5 : 0.4 + groove * 0.2;
  });
}

/** The heart of a sunflower: seeds along two families of spirals. */
export function paintSeeds(size: TileSize, { seed }: { seed: number }): PaintedLayers {
  const noise = noiseRaster({ ...size, cellsX: 30, cellsY: 30, octaves: 2, seed });
  return paintMaterial(size, (t, i, u, v) => {
    const [r, a] = polar(u, v);
    const turns = Math.sqrt(r) * 34;
    const seedShape = Math.sin(a * 21 + turns) * Math.sin(a * 34 - turns);
    setTone(t, [58, 34, 16], 0.7 + seedShape * 0.35 + noise[i]! * 0.3);
    blendTone(t, [150, 116, 34], smoothstep(0.45, 0.15, r) * 0.6);
    blendTone(t, [120, 74, 18], smoothstep(0.82, 1, r) * 0.8);
    t.height = 0.5 + seedShape * 0.4;
  });
}

/** A lit telephone screen: a soft picture and rows of buttons. */
export function paintScreen(size: TileSize, { seed }: { seed: number }): PaintedLayers {
  const noise = noiseRaster({ ...size, cellsX: 3, cellsY: 5, octaves: 3, seed });
  const tones: readonly Tone[] = [
    [232, 92, 74],
    [246, 186, 64],
    [88, 176, 120],
    [74, 138, 226],
    [240, 240, 240],
    [158, 104, 206],
  ];
  return paintMaterial(size, (t, i, u, v) => {
    setTone(t, [40 + 90 * v, 70 + 40 * noise[i]!, 140 - 50 * v], 1);
    const [column, row] = [u * 4, (1 - v) * 8];
    const inside = Math.abs(column - Math.floor(column) - 0.5) < 0.3;
    const isButton = inside && Math.abs(row - Math.floor(row) - 0.5) < 0.32;
    const line = Math.floor(row);
    if (isButton && (line === 0 || line > 3) && line < 8)
      setTone(t, tones[(Math.floor(column) * 5 + line * 3) % tones.length]!, 1);
    t.height = 0.5;
  });
}

/** A page of handwriting. */
export function paintHandwriting(
  size: TileSize,
  { seed, ink }: { seed: number; ink: Tone },
): PaintedLayers {
  const paper = noiseRaster({ ...size, cellsX: 20, cellsY: 20, octaves: 4, seed });
  return paintMaterial(size, (t, i, u, v) => {
    setTone(t, [240, 228, 200], 0.94 + paper[i]! * 0.1);
    const line = (1 - v) * 15;
    const index = Math.floor(line);
    const isText = index > 1 && index < 13 && u > 0.1 && u < (index % 5 === 4 ? 0.62 : 0.9);
    const word = Math.sin(u * 46 + index * 7.3) > -0.75;
    const stroke = 0.5 + 0.22 * Math.sin(u * 190 + index * 3) + 0.1 * Math.sin(u * 71 + index);
    if (isText && word && Math.abs(line - index - stroke) < 0.075) blendTone(t, ink, 0.85);
    t.height = 0.5;
  });
}
