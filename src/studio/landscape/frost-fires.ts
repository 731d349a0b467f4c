import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { blendPixel } from '#studio/textures/hdr-image.ts';
import { clamp, hash2, smoothstep } from '#studio/textures/noise.ts';
import { projectX, projectY } from './canvas.ts';
import type { LandscapeCanvas } from './canvas.ts';

/** Metres: from one to the next along a lane, the nearest and the farthest. */
const STEP = 5.5;
const NEAR_METRES = 3.6;
const FAR_METRES = 120;
/** Metres: a pail and its flame, larger than life so that it is known from afar. */
const PAIL = { half: 0.2, tall: 0.34 } as const;
const FLAME = { half: 0.16, tall: 0.62 } as const;
const GLOW_METRES = 2.4;
const FIRE: Rgb = [5.2, 2.3, 0.5];
const EMBER: Rgb = [2.6, 0.72, 0.12];
const TIN: Rgb = [0.035, 0.03, 0.028];
const FROST_CANDLE = sceneryCode('frost_candle');

interface Fire {
  x: number;
  z: number;
  foot: number;
}

/** Pails of burning wax in every lane, far ones first; each lights the ground and the vines about it. */
export function paintFrostFires(canvas: LandscapeCanvas): void {
  const { view, terrain, spec } = canvas;
  for (let z = FAR_METRES; z > NEAR_METRES; z -= STEP) {
    const half = z * (view.width / 2 / view.focal) + 1;
    const first = Math.floor(terrain.rowPhase(-half, z, 0));
    const last = Math.ceil(terrain.rowPhase(half, z, 0));
    for (let lane = first; lane <= last; lane++) {
      const at = z + (hash2(lane, 3, spec.seed) - 0.5) * STEP * 0.8;
      const x = terrain.rowX(lane + 0.5, at);
      if (at < NEAR_METRES || terrain.isBare(x, at)) continue;
      paintFire(canvas, { x, z: at, foot: terrain.ground(x, at) });
    }
  }
}

function paintFire(canvas: LandscapeCanvas, { x, z, foot }: Fire): void {
  const { view } = canvas;
  const metre = view.focal / z;
  const cx = projectX(view, x, z);
  const base = projectY(view, foot, z);
  if (cx < -GLOW_METRES * metre || cx > view.width + GLOW_METRES * metre) return;
  glowAbout(canvas, { cx, base, metre, z });
  const rim = base - PAIL.tall * metre;
  const reach = { cx, half: Math.max(0.8, PAIL.half * metre), from: rim, to: base };
  each(canvas, reach, z, (i) => {
    blendPixel(canvas.image, i, TIN, 1);
    mark(canvas, i, z);
  });
  const tall = Math.max(2.2, FLAME.tall * metre);
  const half = Math.max(1, FLAME.half * metre);
  each(canvas, { cx, half: half * 1.3, from: rim - tall, to: rim + 1 }, z, (i, px, py) => {
    const up = clamp((rim - py) / tall);
    const wide = half * Math.sqrt(Math.max(0, 1 - up)) * (0.55 + 0.45 * Math.cos(up * 2.2));
    const off = Math.abs(px - cx - Math.sin(up * 5 + x) * half * 0.3 * up) / Math.max(0.4, wide);
    const cover = smoothstep(1.25, 0.55, off);
    if (cover < 0.04) return;
    blendPixel(canvas.image, i, off < 0.5 ? FIRE : EMBER, cover);
    if (cover > 0.4) mark(canvas, i, z);
  });
}

function mark({ names, depth }: LandscapeCanvas, i: number, z: number): void {
  names[i] = FROST_CANDLE;
  depth[i] = z;
}

/** Warm light on what is near it, flat on the ground; by day it is hardly seen. */
function glowAbout(
  canvas: LandscapeCanvas,
  { cx, base, metre, z }: { cx: number; base: number; metre: number; z: number },
): void {
  const { palette, image } = canvas;
  const strength = 0.62 * clamp(0.3 / palette.ambient[0], 0.25, 1.4);
  const half = GLOW_METRES * metre;
  const reach = { cx, half, from: base - half * 0.62, to: base + half * 0.4 };
  each(canvas, reach, z + GLOW_METRES * 0.7, (i, px, py) => {
    const dy = (py - base) / (py > base ? 0.4 : 0.62);
    const light = strength * Math.exp(-6 * (((px - cx) / half) ** 2 + (dy / half) ** 2));
    for (const [k, part] of [1, 0.44, 0.12].entries()) image.data[i * 3 + k]! += part * light;
  });
}

interface Reach {
  cx: number;
  half: number;
  from: number;
  to: number;
}

/** Every pixel of a patch that nothing nearer hides. */
function each(
  { view, depth }: LandscapeCanvas,
  { cx, half, from, to }: Reach,
  z: number,
  paint: (i: number, px: number, py: number) => void,
): void {
  const [top, bottom] = [Math.max(0, Math.floor(from)), Math.min(view.height - 1, Math.ceil(to))];
  const [left, right] = [Math.max(0, Math.floor(cx - half)), Math.min(view.width - 1, cx + half)];
  for (let py = top; py <= bottom; py++)
    for (let px = left; px <= right; px++) {
      const i = py * view.width + px;
      if (depth[i]! > z - 0.6 - z * 0.04) paint(i, px, py);
    }
}
