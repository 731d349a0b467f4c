import type { PaintedLayers } from '#studio/scene-graph.ts';
import { noiseRaster } from './noise-raster.ts';
import { clamp, hash1, smoothstep } from './noise.ts';
import { blendTone, paintMaterial, setTone } from './material-map.ts';
import type { TileSize } from './material-map.ts';

type Tone = readonly [number, number, number];

/** How many in a row before the pattern comes again; and half of the joint, in shares of one. */
const IN_A_ROW = 4;
const JOINT = 0.025;
const GROUT: Tone = [206, 200, 188];

/** Glazed by hand: each tile has its own depth of colour, paler where the glaze runs thin at its edge. */
export function paintTiles(
  size: TileSize,
  { seed, tone }: { seed: number; tone: Tone },
): PaintedLayers {
  const cloud = noiseRaster({ ...size, cellsX: 14, cellsY: 14, octaves: 4, seed });
  const grit = noiseRaster({ ...size, cellsX: 180, cellsY: 180, octaves: 2, seed: seed + 4 });
  return paintMaterial(size, (t, i, u, v) => {
    const [x, y] = [u * IN_A_ROW, v * IN_A_ROW];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const edge = Math.min(x - column, column + 1 - x, y - row, row + 1 - y);
    const own = hash1((column % IN_A_ROW) * 7 + (row % IN_A_ROW) * 31, seed);
    const thin = smoothstep(0.09, JOINT, edge);
    setTone(t, tone, 0.82 + own * 0.34 + (cloud[i]! - 0.5) * 0.3);
    blendTone(t, [244, 240, 232], thin * 0.22);
    const joint = smoothstep(JOINT, JOINT * 0.6, edge);
    blendTone(t, GROUT, joint * (0.86 + (grit[i]! - 0.5) * 0.3));
    t.height = clamp(0.8 - joint * 0.7 - thin * 0.08 + (cloud[i]! - 0.5) * 0.06);
    t.roughness = 0.12 + joint * 0.7;
  });
}
