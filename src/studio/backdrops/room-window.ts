import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { sceneryCode } from '#studio/places/scenery-names.ts';
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
}

const WINDOW = sceneryCode('window');
const [TOP, SILL] = [0.05, 0.5];
const BAR = 0.018;
/** Of a painted place, how much is seen above the sill. */
const ABOVE_SILL = 0.64;
/** The room is exposed for its table; a day at full strength would burn the panes out. */
const DAYLIGHT = 0.85;

/** A room of any kind with one window more, through which a view is seen that was asked for beside it. */
export function paintRoomWindow(
  size: TileSize,
  { base, outside, free, isDark }: RoomWindowSpec,
  paint: (painting: Painting) => PaintedLayers,
): PaintedLayers {
  const { width, height } = size;
  const room = paint({ ...base, ...size });
  const hdr = room.hdr ?? new Float32Array(width * height * 3);
  const names = room.names ?? new Uint16Array(width * height);
  const panes = panesIn(width / height, free);
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
      names[to] = view.names?.[from] || WINDOW;
    }
  const canvas = createCanvas(width, height);
  const c = canvas.getContext('2d');
  c.scale(height, height);
  drawFrame(c, panes, isDark);
  layOver({ hdr, names }, c.getImageData(0, 0, width, height).data);
  return { ...room, hdr, names };
}

function panesIn(aspect: number, free: number): Box {
  const width = Math.min(aspect * 0.7, 0.86);
  const x = Math.min(aspect - width - 0.05, Math.max(0.05, free * aspect - width / 2));
  return { x, y: TOP, width, height: SILL - TOP };
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
): void {
  for (let i = 0; i < names.length; i++) {
    const alpha = bytes[i * 4 + 3]! / 255;
    if (alpha === 0) continue;
    for (let k = 0; k < 3; k++)
      hdr[i * 3 + k] =
        hdr[i * 3 + k]! * (1 - alpha) + byteToLinear(bytes[i * 4 + k]!) * 0.8 * alpha;
    if (alpha > 0.5) names[i] = WINDOW;
  }
}
