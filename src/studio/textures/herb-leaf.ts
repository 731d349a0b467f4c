import type { PaintedLayers } from '#studio/scene-graph.ts';
import { blendTone, paintMaterial, setTone } from './material-map.ts';
import type { TileSize } from './material-map.ts';
import { noiseRaster } from './noise-raster.ts';
import { clamp } from './noise.ts';
import type { Tone } from './stone.ts';

/** Pairs of ribs that leave the middle one, and how far forward they run. */
const PAIRS = 6;
const FORWARD = 0.34;

/** A kitchen herb: u across the blade, v from its stalk to its tip. */
export function paintHerbLeaf(
  size: TileSize,
  { seed, tone, rib, shade }: { seed: number; tone: Tone; rib: Tone; shade: Tone },
): PaintedLayers {
  const noise = noiseRaster({ ...size, cellsX: 5, cellsY: 7, octaves: 3, seed });
  return paintMaterial(size, (t, i, u, v) => {
    const aside = Math.abs(u - 0.5) * 2;
    const along = (v - aside * FORWARD) * PAIRS;
    const away = Math.abs(along - Math.round(along)) * 2;
    const middle = Math.exp(-((aside / 0.07) ** 2));
    const side = Math.exp(-((away / 0.16) ** 2)) * (1 - aside * 0.7) * 0.6;
    const line = Math.max(middle, side);
    setTone(t, tone, 0.84 + noise[i]! * 0.36);
    blendTone(t, shade, clamp(0.45 * (1 - away) * aside + 0.25 * aside ** 4));
    blendTone(t, rib, line * 0.75);
    t.height = clamp(0.35 + 0.4 * Math.sin(away * Math.PI * 0.5) - line * 0.3);
    t.roughness = 0.5;
  });
}
