import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '#studio/random.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface WindowWall {
  aspect: number;
  random: Random;
  wall: 'plaster' | 'logs';
  isDark: boolean;
  free: number;
}

/** A window that is as wide as the frame allows: panes two high, its sill where the table ends. */
const TOP = 0.05;
const SILL = 0.67;
const FRAME = 0.024;

/** Draws the wall with a hole for the view, in a frame one high; answers where the hole is. */
export function drawWindowWall(c: SKRSContext2D, spec: WindowWall): Box {
  const { aspect, wall, free } = spec;
  const width = Math.min(aspect * 0.78, 1.3);
  const x = Math.min(aspect - width - 0.04, Math.max(0.04, free * aspect - width / 2));
  const hole: Box = { x, y: TOP, width, height: SILL - TOP };
  if (wall === 'logs') drawLogs(c, spec);
  else drawPlaster(c, spec);
  // The reveal: the wall is thick.
  c.fillStyle = spec.isDark ? '#2a1c12' : wall === 'logs' ? '#7a5434' : '#b9ab98';
  c.fillRect(x - 0.03, TOP - 0.03, width + 0.06, hole.height + 0.04);
  c.clearRect(hole.x, hole.y, hole.width, hole.height);
  drawFrame(c, hole, spec);
  drawSill(c, hole, spec);
  drawCurtains(c, hole, spec);
  return hole;
}

function drawPlaster(c: SKRSContext2D, { aspect, isDark, random }: WindowWall): void {
  const g = c.createLinearGradient(0, 0, aspect, 0.4);
  const [near, far] = isDark ? ['#3d2a1e', '#22160f'] : ['#a79a88', '#8c7f6e'];
  g.addColorStop(0, near);
  g.addColorStop(1, far);
  c.fillStyle = g;
  c.fillRect(0, 0, aspect, 1);
  c.fillStyle = 'rgba(0,0,0,.03)';
  for (let i = 0; i < 60; i++)
    c.fillRect(random.range(0, aspect), random.range(0, 1), random.range(0.02, 0.12), 0.01);
}

/** Round beams one above the other, lit from the window. */
function drawLogs(c: SKRSContext2D, { aspect, isDark, random }: WindowWall): void {
  const [light, shade] = isDark ? ['#5a3a22', '#20120a'] : ['#a8774a', '#55351f'];
  for (let y = -0.04; y < 1; y += 0.105) {
    const g = c.createLinearGradient(0, y, 0, y + 0.105);
    g.addColorStop(0, shade);
    g.addColorStop(0.4, light);
    g.addColorStop(1, shade);
    c.fillStyle = g;
    c.fillRect(0, y, aspect, 0.106);
    c.fillStyle = 'rgba(40,20,8,.35)';
    for (let i = 0; i < 5; i++)
      c.fillRect(
        random.range(0, aspect),
        y + random.range(0.02, 0.08),
        random.range(0.08, 0.3),
        0.003,
      );
    c.beginPath();
    c.ellipse(random.range(0, aspect), y + 0.05, 0.012, 0.016, 0, 0, 7);
    c.fill();
  }
}

/** A shade short of opaque: the inventory knows the frame by it. */
const frameColour = ({ wall, isDark }: WindowWall): string =>
  wall === 'logs'
    ? isDark
      ? 'rgba(74,46,26,.995)'
      : 'rgba(134,92,54,.995)'
    : isDark
      ? 'rgba(120,104,88,.995)'
      : 'rgba(240,236,228,.995)';

function drawFrame(c: SKRSContext2D, hole: Box, spec: WindowWall): void {
  c.fillStyle = frameColour(spec);
  const { x, y, width, height } = hole;
  for (const at of [x, x + width - FRAME]) c.fillRect(at, y, FRAME, height);
  for (const at of [y, y + height - FRAME]) c.fillRect(x, at, width, FRAME);
  const casements = width > 0.9 ? 3 : 2;
  for (let i = 1; i < casements; i++)
    c.fillRect(x + (width * i) / casements - FRAME * 0.7, y, FRAME * 1.4, height);
  c.fillRect(x, y + height * 0.34, width, FRAME * 0.6);
  // The shadowed side of every bar: a soft edge, for a thin dark line breaks up beside a glass.
  const shades = spec.isDark ? ['rgba(58,48,38,.996)'] : SOFT_EDGE;
  for (let i = 1; i < casements; i++)
    shades.forEach((shade, k) => {
      c.fillStyle = shade;
      const at = x + (width * i) / casements + FRAME * (0.4 + 0.14 * k);
      c.fillRect(at, y + FRAME, FRAME * 0.15, height - FRAME * 2);
    });
}

const SOFT_EDGE = ['rgba(214,206,194,.996)', 'rgba(186,177,164,.996)'];

function drawSill(c: SKRSContext2D, { x, width }: Box, spec: WindowWall): void {
  c.fillStyle = frameColour(spec);
  c.fillRect(x - 0.05, SILL, width + 0.1, 0.03);
  c.fillStyle = spec.isDark ? '#170e08' : '#6d6052';
  c.fillRect(x - 0.05, SILL + 0.03, width + 0.1, 0.012);
}

/** Linen to both sides; in a hut a short red check. */
function drawCurtains(c: SKRSContext2D, { x, width }: Box, spec: WindowWall): void {
  const isHut = spec.wall === 'logs';
  const long = isHut ? SILL - 0.06 : SILL + 0.2;
  for (const side of [0, 1]) {
    const left = side === 0 ? x - 0.05 : x + width - 0.07;
    for (let i = 0; i < 6; i++) {
      const at = left + i * 0.02;
      const lit = i % 2 === 0;
      c.fillStyle = spec.isDark
        ? lit
          ? '#4a3226'
          : '#36241a'
        : isHut
          ? lit
            ? '#c23a36'
            : '#f0e4d8'
          : lit
            ? '#e4dccd'
            : '#c9bfae';
      c.fillRect(at, 0, 0.0205, long);
    }
    if (!isHut || spec.isDark) continue;
    c.fillStyle = 'rgba(194,58,54,.55)';
    for (let y = 0; y < long; y += 0.04) c.fillRect(left, y, 0.12, 0.02);
  }
  c.fillStyle = spec.isDark ? '#1c120b' : '#5c4630';
  c.fillRect(x - 0.09, 0.012, width + 0.18, 0.014);
}
