import type { PaintedLayers } from '#studio/scene-graph.ts';
import { noiseRaster } from './noise-raster.ts';
import { clamp, hash1, mix, smoothstep } from './noise.ts';
import { blendTone, paintMaterial, setTone } from './material-map.ts';
import type { Texel, TileSize } from './material-map.ts';
import type { Tone } from './stone.ts';

interface CheesePaste {
  seed: number;
  tone: Tone;
  /** Mould that runs through it. */
  vein: Tone | null;
  /** Along its end at u = 1, and with `isWrapped` along top and bottom too; `null` within the cheese. */
  rind: Tone | null;
  isWrapped: boolean;
  /** Width by height of what is painted: round holes stay round. */
  aspect: number;
  /** Round holes, 0 for none. */
  eyes: number;
}

/** The cut paste of a cheese: deeper in tone under its rind, grainy, with holes, crystals or veins of mould. */
export function paintCheese(size: TileSize, c: CheesePaste): PaintedLayers {
  const cloud = noiseRaster({ ...size, cellsX: 4, cellsY: 4, octaves: 4, seed: c.seed });
  const grain = noiseRaster({ ...size, cellsX: 44, cellsY: 44, octaves: 3, seed: c.seed + 5 });
  const dots = noiseRaster({ ...size, cellsX: 70, cellsY: 70, octaves: 1, seed: c.seed + 8 });
  const mould = c.vein && mouldOf(size, c.seed, c.aspect);
  const eyes = eyesOf(c);
  const under: Tone = [c.tone[0] * 0.86, c.tone[1] * 0.72, c.tone[2] * 0.5];
  return paintMaterial(size, (t, i, u, v) => {
    setTone(t, c.tone, 0.95 + (cloud[i]! - 0.5) * 0.16 + (grain[i]! - 0.5) * 0.14);
    t.height = clamp(0.6 + (cloud[i]! - 0.5) * 0.3 + (grain[i]! - 0.5) * 0.5);
    t.roughness = 0.65;
    if (mould) growMould(t, mould[i]!, c.vein!, grain[i]!);
    else blendTone(t, [252, 244, 220], smoothstep(0.9, 0.97, dots[i]!) * 0.5);
    for (const eye of eyes) sinkEye(t, eye, (u - eye.u) * c.aspect, v - eye.v, c.tone);
    if (!c.rind) return;
    // In centimetres it is as thick at the end as above and below.
    const ends = (1 - u) * c.aspect;
    const away = c.isWrapped ? Math.min(ends, v, 1 - v) : ends;
    const skin = (c.isWrapped ? 0.055 : 0.05) + (cloud[i]! - 0.5) * 0.03;
    blendTone(t, under, smoothstep(skin + 0.2, skin, away) * (c.isWrapped ? 0.4 : 0.6));
    blendTone(t, c.rind, smoothstep(skin, skin * 0.6, away) * 0.94);
  });
}

/** How mouldy each texel is, 0…2: above 1 it is a pocket that the mould lines. */
function mouldOf(size: TileSize, seed: number, aspect: number): Float32Array {
  const cells = { cellsX: Math.max(2, Math.round(12 * Math.sqrt(aspect))), cellsY: 10 };
  const spread = noiseRaster({ ...size, cellsX: 3, cellsY: 2, octaves: 2, seed: seed + 21 });
  const pockets = noiseRaster({ ...size, ...cells, octaves: 4, seed: seed + 11, gain: 0.58 });
  const cracks = noiseRaster({ ...size, ...cells, octaves: 3, seed: seed + 33 });
  return pockets.map((pocket, i) => {
    const here = smoothstep(0.3, 0.6, spread[i]!);
    const crack = smoothstep(0.03, 0.006, Math.abs(cracks[i]! - 0.5)) * here;
    const from = 0.66 - 0.09 * here;
    const stain = smoothstep(from - 0.06, from, pocket) * 0.75;
    return Math.max(crack * 0.85, stain + smoothstep(from, from + 0.11, pocket) * 1.15);
  });
}

function growMould(t: Texel, mould: number, vein: Tone, grain: number): void {
  blendTone(t, [vein[0] + 70, vein[1] + 66, vein[2] + 44], clamp(mould) * 0.75);
  blendTone(t, vein, smoothstep(0.6, 1.1, mould + (grain - 0.5) * 0.5) * 0.9);
  const hollow = smoothstep(1.5, 1.9, mould);
  blendTone(t, [vein[0] * 0.5, vein[1] * 0.55, vein[2] * 0.55], hollow * 0.7);
  t.height = clamp(t.height - hollow * 0.55 - smoothstep(0.7, 1.2, mould) * 0.12);
}

interface Eye {
  u: number;
  v: number;
  radius: number;
}

function eyesOf({ eyes, seed, aspect }: CheesePaste): Eye[] {
  return Array.from({ length: eyes }, (_, k) => ({
    // Spread like the seeds of a sunflower, so that none runs into the next.
    u: 0.16 + 0.7 * ((k * 0.618 + hash1(k, seed) * 0.12) % 1),
    v: 0.2 + 0.6 * ((k * 0.755 + hash1(k, seed + 3) * 0.16) % 1),
    radius: mix(0.035, 0.11, hash1(k, seed + 7)) * Math.min(1, aspect),
  }));
}

/** Dark under its upper rim, lit on its floor: a hollow under light from above. */
function sinkEye(t: Texel, eye: Eye, x: number, y: number, tone: Tone): void {
  const away = Math.hypot(x, y * 1.12) / eye.radius;
  if (away > 1.2) return;
  const inside = smoothstep(1.04, 0.9, away);
  const deep = 0.5 + 0.24 * clamp(0.5 - y / eye.radius / 2);
  const floor: Tone = [tone[0] * (deep + 0.16), tone[1] * deep, tone[2] * (deep - 0.14)];
  blendTone(t, floor, inside * 0.92);
  t.height = clamp(t.height - inside * 0.5);
  t.roughness = mix(t.roughness, 0.3, inside);
}
