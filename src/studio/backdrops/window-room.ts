import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import { stream } from '#studio/random.ts';
import type { PaintedLayers, Painting } from '#studio/scene-graph.ts';
import type { Weather } from '#studio/scene/surroundings.ts';
import { byteToLinear } from '#studio/textures/colour.ts';
import type { TileSize } from '#studio/textures/material-map.ts';
import { paintOutside } from './outside-window.ts';
import { drawWindowWall } from './window-wall.ts';
import type { Box } from './window-wall.ts';

export interface WindowRoomSpec {
  seed: number;
  wall: 'plaster' | 'logs';
  isDark: boolean;
  /** Where the heroes leave room, 0..1 across the frame. */
  free: number;
  /** What is seen through the panes. */
  outside: Pick<Painting, 'painter' | 'params'>;
  weather?: Weather;
}

const WINDOW = sceneryCode('window');

/** A wall with one large window in it: the asked view and weather outside, the room before it. */
export function paintWindowRoom(
  size: TileSize,
  spec: WindowRoomSpec,
  paint: (painting: Painting) => PaintedLayers,
): PaintedLayers {
  const { width, height } = size;
  const canvas = createCanvas(width, height);
  const c = canvas.getContext('2d');
  c.scale(height, height);
  const panes = drawWindowWall(c, {
    aspect: width / height,
    random: stream(spec.seed, 'window room'),
    ...spec,
  });
  const hdr = new Float32Array(width * height * 3);
  const names = new Uint16Array(width * height);
  showOutside({ hdr, names }, size, { box: pixelsOf(panes, height), spec, paint });
  const glass = layWall({ hdr, names }, size, c);
  if (spec.weather)
    paintOutside({ ...size, data: hdr }, glass, { weather: spec.weather, seed: spec.seed });
  return { hdr, names };
}

const pixelsOf = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: Math.round(x * scale),
  y: Math.round(y * scale),
  width: Math.round(width * scale),
  height: Math.round(height * scale),
});

type Layers = Required<Pick<PaintedLayers, 'hdr' | 'names'>>;

/** The room is exposed for its table; a day at full strength would burn the panes out. */
const DAYLIGHT = 0.85;

function showOutside(
  { hdr, names }: Layers,
  { width, height }: TileSize,
  {
    box,
    spec,
    paint,
  }: { box: Box; spec: WindowRoomSpec; paint: (painting: Painting) => PaintedLayers },
): void {
  const view = paint({ ...spec.outside, width: box.width, height: box.height });
  for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y++)
    for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width); x++) {
      const from = (y - box.y) * box.width + x - box.x;
      const to = y * width + x;
      for (let k = 0; k < 3; k++) hdr[to * 3 + k] = (view.hdr?.[from * 3 + k] ?? 0) * DAYLIGHT;
      names[to] = view.names?.[from] || WINDOW;
    }
}

/** Puts wall, frame and curtains over the view; answers where glass is left. */
function layWall({ hdr, names }: Layers, { width, height }: TileSize, c: SKRSContext2D) {
  const bytes = c.getImageData(0, 0, width, height).data;
  const glass = new Uint16Array(width * height);
  const table = Float32Array.from({ length: 256 }, (_, i) => byteToLinear(i));
  for (let i = 0; i < width * height; i++) {
    const alpha = bytes[i * 4 + 3]! / 255;
    for (let k = 0; k < 3; k++) {
      const wall = table[bytes[i * 4 + k]!]!;
      hdr[i * 3 + k] = hdr[i * 3 + k]! * (1 - alpha) + wall * alpha;
    }
    if (alpha < 0.5) glass[i] = WINDOW;
    else names[i] = isFrame(bytes, i) ? WINDOW : 0;
  }
  return glass;
}

/** The frame is drawn a shade short of opaque, so that it is told from the wall. */
const isFrame = (bytes: Uint8ClampedArray, i: number): boolean => bytes[i * 4 + 3]! < 255;
