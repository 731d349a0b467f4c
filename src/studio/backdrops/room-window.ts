import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import type { PaintedLayers, Painting } from '#studio/scene-graph.ts';
import { byteToLinear } from '#studio/textures/colour.ts';
import type { TileSize } from '#studio/textures/material-map.ts';
import type { Box } from './window-wall.ts';

export interface RoomWindowSpec {
  /** The room in whose wall the window is. */
  base: Pick<Painting, 'painter' | 'params'>;
  /** What is seen through it. */
  outside: Pick<Painting, 'painter' | 'params'>;
  /** Where the heroes leave room, 0..1 across the frame. */
  free: number;
  isDark: boolean;
  /** An open door under a round arch rather than a window. */
  isDoor?: boolean;
}

const WINDOW = sceneryCode('window');
const DOOR = sceneryCode('door');
const [TOP, SILL] = [0.05, 0.5];
const BAR = 0.018;
/** Of a painted place, how much is seen above the sill. */
const ABOVE_SILL = 0.64;
/** The room is exposed for its table; a day at full strength would burn the panes out. */
const DAYLIGHT = 0.85;

/** A room of any kind with one window more, through which a view is seen that was asked for beside it. */
export function paintRoomWindow(
  size: TileSize,
  { base, outside, free, isDark, isDoor = false }: RoomWindowSpec,
  paint: (painting: Painting) => PaintedLayers,
): PaintedLayers {
  const { width, height } = size;
  const room = paint({ ...base, ...size });
  const hdr = room.hdr ?? new Float32Array(width * height * 3);
  const names = room.names ?? new Uint16Array(width * height);
  const panes = isDoor ? doorIn(width / height, free) : panesIn(width / height, free);
  const box = {
    x: Math.round(panes.x * height),
    y: Math.round(panes.y * height),
    width: Math.round(panes.width * height),
    height: Math.round(panes.height * height),
  };
  // Places are painted with their ground, which the sill hides.
  const whole = outside.painter === 'place' ? Math.round(box.height / ABOVE_SILL) : box.height;
  const view = paint({ ...outside, width: box.width, height: whole });
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      const [from, to] = [y * box.width + x, (box.y + y) * width + box.x + x];
      for (let k = 0; k < 3; k++) hdr[to * 3 + k] = (view.hdr?.[from * 3 + k] ?? 0) * DAYLIGHT;
      names[to] = view.names?.[from] || (isDoor ? DOOR : WINDOW);
    }
  const canvas = createCanvas(width, height);
  const c = canvas.getContext('2d');
  c.scale(height, height);
  if (isDoor) drawDoorway(c, panes);
  else drawFrame(c, panes, isDark);
  const code = isDoor ? DOOR : WINDOW;
  layOver({ hdr, names }, c.getImageData(0, 0, width, height).data, code);
  return { ...room, hdr, names };
}

function panesIn(aspect: number, free: number): Box {
  const width = Math.min(aspect * 0.7, 0.86);
  const x = Math.min(aspect - width - 0.05, Math.max(0.05, free * aspect - width / 2));
  return { x, y: TOP, width, height: SILL - TOP };
}

function doorIn(aspect: number, free: number): Box {
  const width = Math.min(aspect * 0.5, 0.46);
  const x = Math.min(aspect - width - 0.2, Math.max(0.2, free * aspect - width / 2));
  return { x, y: 0.1, width, height: 0.64 };
}

/** Stones round the arch, and the two wings of the door folded back against the wall. */
function drawDoorway(c: SKRSContext2D, { x, y, width, height }: Box): void {
  const [half, middle] = [width / 2, x + width / 2];
  const spring = y + half;
  c.fillStyle = '#4a3c2e';
  c.beginPath();
  c.rect(x - 0.002, y - 0.002, width + 0.004, half + 0.002);
  c.moveTo(x, spring);
  c.arc(middle, spring, half, Math.PI, 0);
  c.fill('evenodd');
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * (1 + i / 12);
    c.save();
    c.translate(middle + Math.cos(a) * (half + 0.02), spring + Math.sin(a) * (half + 0.02));
    c.rotate(a + Math.PI / 2);
    c.fillStyle = i % 2 ? '#a8977c' : '#938468';
    c.fillRect(-0.032, -0.026, 0.06, 0.052);
    c.restore();
  }
  for (const side of [-1, 1]) {
    const edge = middle + side * half;
    for (let row = 0; spring + row * 0.07 < y + height; row++) {
      c.fillStyle = row % 2 ? '#a8977c' : '#938468';
      c.fillRect(Math.min(edge, edge + side * 0.045), spring + row * 0.07, 0.045, 0.064);
    }
    drawWing(c, { x: edge + side * 0.045, side, top: spring - half * 0.5, foot: y + height });
  }
}

/** One wing, open: boards seen aslant, with iron bands. */
function drawWing(
  c: SKRSContext2D,
  { x, side, top, foot }: { x: number; side: number; top: number; foot: number },
): void {
  const far = x + side * 0.13;
  c.fillStyle = '#6a4426';
  c.beginPath();
  c.moveTo(x, top);
  c.lineTo(far, top - 0.05);
  c.lineTo(far, foot + 0.06);
  c.lineTo(x, foot);
  c.fill();
  c.fillStyle = '#3a2412';
  for (let i = 1; i < 4; i++)
    c.fillRect(x + (side * 0.13 * i) / 4 - 0.0015, top - 0.01, 0.003, foot - top + 0.03);
  for (const k of [0.16, 0.8]) c.fillRect(Math.min(x, far), top + (foot - top) * k, 0.13, 0.018);
}

function drawFrame(c: SKRSContext2D, { x, y, width, height }: Box, isDark: boolean): void {
  const [wood, shade] = isDark ? ['#5a4030', '#1c120b'] : ['#f0ece2', '#8a7c6a'];
  // The reveal round it: the wall is thick.
  c.strokeStyle = shade;
  c.lineWidth = 0.012;
  c.strokeRect(x - BAR - 0.006, y - BAR - 0.006, width + 2 * BAR + 0.012, height + 2 * BAR + 0.012);
  c.fillStyle = wood;
  for (const at of [x - BAR, x + width]) c.fillRect(at, y - BAR, BAR, height + 2 * BAR);
  for (const at of [y - BAR, y + height]) c.fillRect(x - BAR, at, width + 2 * BAR, BAR);
  const casements = width > 0.75 ? 3 : 2;
  for (let i = 1; i < casements; i++) {
    const at = x + (width * i) / casements;
    c.fillRect(at - BAR / 2, y, BAR, height);
    c.fillStyle = shade;
    c.fillRect(at + BAR / 2, y, 0.003, height);
    c.fillStyle = wood;
  }
  c.fillRect(x - 0.05, y + height + BAR, width + 0.1, 0.022);
  c.fillStyle = shade;
  c.fillRect(x - 0.05, y + height + BAR + 0.022, width + 0.1, 0.008);
}

function layOver(
  { hdr, names }: { hdr: Float32Array; names: Uint16Array },
  bytes: Uint8ClampedArray,
  code: number,
): void {
  for (let i = 0; i < names.length; i++) {
    const alpha = bytes[i * 4 + 3]! / 255;
    if (alpha === 0) continue;
    for (let k = 0; k < 3; k++)
      hdr[i * 3 + k] =
        hdr[i * 3 + k]! * (1 - alpha) + byteToLinear(bytes[i * 4 + k]!) * 0.8 * alpha;
    if (alpha > 0.5) names[i] = code;
  }
}
