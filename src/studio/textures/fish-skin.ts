import type { PaintedLayers } from '#studio/scene-graph.ts';
import { blendTone, paintMaterial, setTone } from './material-map.ts';
import type { TileSize } from './material-map.ts';
import { noiseRaster } from './noise-raster.ts';
import { clamp, smoothstep } from './noise.ts';
import type { Tone } from './stone.ts';

interface FishSkin {
  seed: number;
  back: Tone;
  side: Tone;
  belly: Tone;
  flesh: Tone;
  /** Bars of the grill along it, and cuts across its side; 0 for none. */
  bars: number;
  cuts: number;
}

/** Where the head ends, along v from the nose. */
const GILLS = 0.25;

/**
 * A fish on its side: u = 1 at the belly, 0.5 along the back, v from nose to tail. Scales behind the gills,
 * dark above and pale below, browned where the fire caught it, the flesh white in the cuts.
 */
export function paintFishSkin(size: TileSize, f: FishSkin): PaintedLayers {
  const patches = noiseRaster({ ...size, cellsX: 6, cellsY: 6, octaves: 4, seed: f.seed });
  const grain = noiseRaster({ ...size, cellsX: 44, cellsY: 44, octaves: 3, seed: f.seed + 4 });
  return paintMaterial(size, (t, i, u, v) => {
    const up = Math.abs(u - 0.5) * 2;
    const shade = up + (patches[i]! - 0.5) * 0.16;
    setTone(t, f.back, 0.86 + grain[i]! * 0.28);
    blendTone(t, f.side, smoothstep(0.14, 0.42, shade));
    blendTone(t, f.belly, smoothstep(0.6, 0.86, shade));
    const gill = GILLS + 0.05 * Math.sin(up * Math.PI) - 0.02;
    const body = smoothstep(gill, gill + 0.03, v);
    const scale = scaleAt(u * 46, v * 40);
    t.height = clamp(0.45 + body * 0.3 * scale + (grain[i]! - 0.5) * 0.2);
    blendTone(t, [44, 34, 24], body * smoothstep(0.35, 0, scale) * 0.5);
    blendTone(t, [252, 244, 224], body * smoothstep(0.7, 1, scale) * 0.22);
    // The edge of the gill cover, and the line along the side.
    blendTone(t, [58, 38, 24], smoothstep(0.012, 0.003, Math.abs(v - gill)) * 0.8);
    blendTone(t, [96, 74, 48], body * smoothstep(0.012, 0.004, Math.abs(up - 0.46)) * 0.5);
    blendTone(t, [168, 104, 44], smoothstep(0.5, 0.72, patches[i]!) * 0.62);
    blendTone(t, [78, 42, 18], smoothstep(0.64, 0.8, patches[i]!) * 0.7);
    t.roughness = 0.32;
    const slant = v + (up - 0.5) * 0.22;
    if (f.bars > 0 && v > 0.1) {
      const phase = slant * f.bars + (patches[i]! - 0.5) * 0.14;
      const bar = smoothstep(0.66, 0.84, Math.abs(phase - Math.floor(phase) - 0.5) * 2);
      const touched = bar * smoothstep(0.1, 0.3, up) * smoothstep(1, 0.84, up);
      blendTone(t, [38, 21, 12], touched * (0.3 + 0.55 * smoothstep(0.32, 0.6, patches[i]!)));
      t.height = clamp(t.height - touched * 0.2);
    }
    openCut(t, { f, slant, up, grain: grain[i]! });
  });
}

/** Each laid over the next like tiles: high at its free edge, low under the one before. */
function scaleAt(x: number, y: number): number {
  const row = Math.floor(y);
  const column = x + (row % 2) * 0.5;
  const dx = (column - Math.floor(column) - 0.5) * 2;
  const dy = y - row;
  return clamp(1 - Math.abs(Math.hypot(dx, dy * 1.1) - 0.55) * 1.2);
}

interface InCut {
  f: FishSkin;
  slant: number;
  up: number;
  grain: number;
}

function openCut(
  t: Parameters<Parameters<typeof paintMaterial>[1]>[0],
  { f, slant, up, grain }: InCut,
): void {
  for (let k = 0; k < f.cuts; k++) {
    const at = 0.38 + (k * 0.34) / Math.max(1, f.cuts - 1);
    const gape = 0.019 * Math.sqrt(Math.max(0, 1 - ((up - 0.5) / 0.3) ** 2));
    if (gape === 0) continue;
    const away = Math.abs(slant - at);
    blendTone(t, [70, 36, 16], smoothstep(gape + 0.014, gape, away) * 0.85);
    const inside = smoothstep(gape, gape * 0.7, away);
    const flake = 0.82 + 0.3 * grain;
    blendTone(t, [f.flesh[0] * flake, f.flesh[1] * flake, f.flesh[2] * flake], inside);
    t.height = clamp(t.height - inside * 0.3);
  }
}
