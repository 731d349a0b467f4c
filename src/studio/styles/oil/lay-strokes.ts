import type { SKRSContext2D } from '@napi-rs/canvas';
import { clamp, hash2 } from '#studio/textures/noise.ts';
import type { Stroke } from './plan-strokes.ts';

export interface Easel {
  /** Paint and its thickness, both shifted so that the shown rows start at 0. */
  paint: SKRSContext2D;
  relief: SKRSContext2D;
  /** Pixels of the canvas for each unit of a stroke. */
  scale: number;
}

/** Lays one brush stroke: a few bristles, each a little lighter or darker, each with its own ridge. */
export function layStroke(easel: Easel, stroke: Stroke, layer: number): void {
  const { paint, relief, scale } = easel;
  const { size, seed, angle, colour } = stroke;
  const random = (n: number): number => hash2(seed, n, 31);
  const shown = size * scale;
  const bristles = shown < 4 ? 1 : shown < 12 ? 3 : 5;
  const tone = (random(0) - 0.5) * 15;
  const warmth = (random(1) - 0.5) * 10;
  const nx = -Math.sin(angle);
  const ny = Math.cos(angle);
  const wide = bristles === 1 ? size : (size / bristles) * 1.9;
  for (let k = 0; k < bristles; k++) {
    const aside = bristles === 1 ? 0 : (k / (bristles - 1) - 0.5) * size * 0.8;
    const value = tone + (random(10 + k) - 0.5) * 13;
    const trace = (c: SKRSContext2D): void => tracePath(c, stroke.path, nx * aside, ny * aside);
    paint.globalAlpha = bristles === 1 ? 0.92 : 0.74 + 0.18 * random(20 + k);
    paint.strokeStyle = `rgb(${byte(colour[0] + value + warmth)},${byte(colour[1] + value)},${byte(colour[2] + value * 0.9 - warmth)})`;
    paint.lineWidth = wide;
    trace(paint);
    if (shown < 3) continue;
    const ridge = byte(60 + 150 * random(30 + k) + layer * 10);
    relief.globalAlpha = 0.55;
    relief.strokeStyle = `rgb(${ridge},${ridge},${ridge})`;
    relief.lineWidth = Math.max(1, wide * 0.7);
    trace(relief);
  }
}

const byte = (v: number): number => clamp(v, 0, 255) | 0;

function tracePath(c: SKRSContext2D, path: Stroke['path'], dx: number, dy: number): void {
  c.beginPath();
  c.moveTo(path[0]![0] + dx, path[0]![1] + dy);
  for (let i = 1; i < path.length; i++) c.lineTo(path[i]![0] + dx, path[i]![1] + dy);
  c.stroke();
}
