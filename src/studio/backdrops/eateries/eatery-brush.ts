import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Scatter } from '#studio/backdrops/bokeh-lights.ts';
import type { Named } from '#studio/backdrops/name-shapes.ts';
import type { Random } from '#studio/random.ts';

/** What a room behind a table is painted with, in a frame that is 1 high. Only its upper half is seen above the table. */
export interface EateryBrush {
  c: SKRSContext2D;
  aspect: number;
  random: Random;
  isDay: boolean;
  /** From where the light comes: -1 left, 1 right. */
  lit: -1 | 1;
  named: Named;
}

export interface Eatery {
  draw: (b: EateryBrush) => void;
  /** What shines in it, out of focus. */
  lamps: (isDay: boolean) => Scatter | null;
}

/** Across the frame, counted from the side of the light. */
export const across = ({ aspect, lit }: EateryBrush, t: number): number =>
  (lit < 0 ? t : 1 - t) * aspect;

export function wall({ c, aspect }: EateryBrush, stops: readonly (readonly [number, string])[]) {
  const g = c.createLinearGradient(0, 0, 0, 1);
  for (const [t, colour] of stops) g.addColorStop(t, colour);
  c.fillStyle = g;
  c.fillRect(0, 0, aspect, 1);
}

/** A block that is `from`..`to` away from the light. */
export function block(
  b: EateryBrush,
  colour: string,
  { from, to, top, foot }: { from: number; to: number; top: number; foot: number },
): void {
  const [p, q] = [across(b, from), across(b, to)];
  b.c.fillStyle = colour;
  b.c.fillRect(Math.min(p, q), top, Math.abs(q - p), foot - top);
}

export interface Pane {
  from: number;
  to: number;
  top: number;
  foot: number;
  /** From the sky down to what stands outside. */
  view: readonly string[];
  frame: string;
  /** Bars between panes: upright and level. */
  bars: readonly [number, number];
  isArched?: boolean;
}

/** A window, or an open arch where there are no bars. */
export function pane(b: EateryBrush, p: Pane): void {
  const [x0, x1] = [across(b, p.from), across(b, p.to)].toSorted((m, n) => m - n) as [
    number,
    number,
  ];
  const { c } = b;
  const w = x1 - x0;
  b.named('window', () => {
    c.save();
    c.beginPath();
    c.roundRect(x0, p.top, w, p.foot - p.top, p.isArched ? [w / 2, w / 2, 0, 0] : 0.004);
    c.clip();
    const g = c.createLinearGradient(0, p.top, 0, p.foot);
    p.view.forEach((tone, i) => g.addColorStop(i / Math.max(1, p.view.length - 1), tone));
    c.fillStyle = g;
    c.fillRect(x0, p.top, w, p.foot - p.top);
    c.fillStyle = p.frame;
    const [upright, level] = p.bars;
    for (let i = 1; i <= upright; i++)
      c.fillRect(x0 + (w * i) / (upright + 1) - 0.007, p.top, 0.014, p.foot - p.top);
    for (let i = 1; i <= level; i++)
      c.fillRect(x0, p.top + ((p.foot - p.top) * i) / (level + 1) - 0.006, w, 0.012);
    c.restore();
    c.strokeStyle = p.frame;
    c.lineWidth = 0.028;
    c.beginPath();
    c.roundRect(x0, p.top, w, p.foot - p.top, p.isArched ? [w / 2, w / 2, 0, 0] : 0.004);
    c.stroke();
  });
}

/** A bottle, a jug or a ham is a rounded spot out of focus. */
export function spot(
  { c }: EateryBrush,
  colour: string,
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
): void {
  c.fillStyle = colour;
  c.beginPath();
  c.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  c.fill();
}

/** Bottles on a board. */
export function bottles(
  b: EateryBrush,
  { from, to, foot, tall }: { from: number; to: number; foot: number; tall: number },
): void {
  const { c, random } = b;
  const [x0, x1] = [across(b, from), across(b, to)].toSorted((m, n) => m - n) as [number, number];
  for (let x = x0; x < x1 - 0.02; x += random.range(0.04, 0.062)) {
    if (random.chance(0.14)) continue;
    const h = tall * random.range(0.84, 1.1);
    c.fillStyle = random.pick(['#18201a', '#33161a', '#2c3a20', '#5a4420', '#17181c']);
    c.beginPath();
    c.roundRect(x, foot - h * 0.66, h * 0.24, h * 0.66, 0.008);
    c.fill();
    c.fillRect(x + h * 0.085, foot - h, h * 0.07, h * 0.4);
    c.fillStyle = random.pick(['#e2d3b0', '#c9b48a', '#9c3a30']);
    c.fillRect(x + h * 0.01, foot - h * 0.44, h * 0.22, h * 0.22);
  }
  c.fillStyle = 'rgba(40,22,12,.9)';
  c.fillRect(x0 - 0.01, foot, x1 - x0 + 0.02, 0.016);
}

/** A table of the room with its chair, a glass or two and a flame, cut by the near table's edge. */
export function neighbour(
  b: EateryBrush,
  table: { at: number; y: number; width: number; cloth: string; wood: string },
): void {
  const { at, width: w, cloth, wood } = table;
  const { c, random, isDay } = b;
  // Above the edge of a table that is looked down upon.
  const y = table.y - RAISED;
  const x = across(b, at);
  c.fillStyle = wood;
  for (const side of [-1, 1]) {
    c.beginPath();
    c.roundRect(x + side * w * 0.66 - w * 0.17, y - w * 0.42, w * 0.34, w * 0.9, w * 0.06);
    c.fill();
  }
  b.named('laid_table', () => {
    c.fillStyle = cloth;
    c.beginPath();
    c.ellipse(x, y, w * 0.52, w * 0.1, 0, 0, 7);
    c.fill();
    c.fillRect(x - w * 0.52, y, w * 1.04, w * 0.5);
    // After dark a cloth is lit by its own candle alone.
    if (isDay) return;
    c.fillStyle = 'rgba(44,26,14,.62)';
    c.fillRect(x - w * 0.54, y - w * 0.12, w * 1.08, w * 0.64);
  });
  for (const dx of [-0.24, 0.2]) {
    const gx = x + (dx + random.range(-0.05, 0.05)) * w;
    spot(b, isDay ? 'rgba(236,240,238,.55)' : 'rgba(255,214,150,.5)', {
      x: gx,
      y: y - w * 0.2,
      rx: w * 0.055,
      ry: w * 0.1,
    });
    if (random.chance(0.6))
      spot(b, 'rgba(110,18,34,.9)', { x: gx, y: y - w * 0.17, rx: w * 0.045, ry: w * 0.05 });
  }
  if (!isDay) spot(b, '#ffe2a0', { x: x + w * 0.03, y: y - w * 0.08, rx: w * 0.022, ry: w * 0.05 });
}

const RAISED = 0.12;

/** Walls are brightest by the light and sink into shade away from it. */
export function fallOff(b: EateryBrush, shade: string, light = 'rgb(255,252,246)'): void {
  const { c, aspect } = b;
  const g = c.createLinearGradient(across(b, 0), 0, across(b, 1), 0);
  g.addColorStop(0, light);
  g.addColorStop(1, shade);
  c.save();
  c.globalCompositeOperation = 'multiply';
  c.fillStyle = g;
  c.fillRect(0, 0, aspect, 1);
  c.restore();
}
