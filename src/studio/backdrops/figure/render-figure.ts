import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { createHdr } from '#studio/textures/hdr-image.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { smoothstep } from '#studio/textures/noise.ts';
import { dot, normalize } from '#studio/vector.ts';
import type { Sample } from './body.ts';
import { clothColour } from './dress.ts';
import type { Outfit } from './dress.ts';

export interface FigureView {
  width: number;
  height: number;
  /** Metres that the frame's height shows, and what stands in its middle. */
  metres: number;
  centre: readonly [number, number];
  key: { from: Vec3; light: Rgb };
  rim: { from: Vec3; light: Rgb };
  ambient: Rgb;
}

export interface RenderedFigure {
  image: HdrImage;
  /** 1 on the figure, 0 beside it. */
  cover: Float32Array;
}

const STEPS = 56;
const START = 0.6;
const END = -0.5;

/** Sphere-traces the body with parallel rays and lights it from two sides. */
export function renderFigure(
  body: (p: Vec3) => Sample,
  outfit: Outfit,
  view: FigureView,
): RenderedFigure {
  const image = createHdr(view.width, view.height);
  const cover = new Float32Array(view.width * view.height);
  const unit = view.metres / view.height;
  for (let y = 0; y < view.height; y++) {
    for (let x = 0; x < view.width; x++) {
      const px = view.centre[0] + (x + 0.5 - view.width / 2) * unit;
      const py = view.centre[1] - (y + 0.5 - view.height / 2) * unit;
      if (Math.abs(px) > 1.05 || py > 1.95) continue;
      const hit = march(body, px, py);
      if (!hit) continue;
      const i = y * view.width + x;
      cover[i] = 1;
      image.data.set(shade(body, outfit, view, hit), i * 3);
    }
  }
  return { image, cover };
}

interface Hit {
  at: Vec3;
  part: Sample['part'];
}

function march(body: (p: Vec3) => Sample, x: number, y: number): Hit | null {
  let z = START;
  for (let i = 0; i < STEPS && z > END; i++) {
    const { distance, part } = body([x, y, z]);
    if (distance < 0.0015) return { at: [x, y, z], part };
    z -= Math.max(0.0015, distance * 0.92);
  }
  return null;
}

function shade(
  body: (p: Vec3) => Sample,
  outfit: Outfit,
  view: FigureView,
  { at, part }: Hit,
): Rgb {
  const n = normalAt(body, at);
  const colour = clothColour(outfit, part, at);
  const isSkin = part === 'skin';
  // Skin lets light creep round the terminator.
  const wrap = isSkin ? 0.3 : 0.12;
  const key =
    Math.max(0, (dot(n, view.key.from) + wrap) / (1 + wrap)) * shadow(body, at, view.key.from);
  const edge = (1 - Math.abs(n[2])) ** 2;
  const rim = Math.max(0, dot(n, view.rim.from)) * (0.35 + 0.65 * edge);
  const open = occlusion(body, at, n);
  const half = normalize([view.key.from[0], view.key.from[1], view.key.from[2] + 1]);
  const gloss = (isSkin ? 0.1 : part === 'pin' ? 0.8 : 0.04) * Math.max(0, dot(n, half)) ** 22;
  const fold =
    part === 'torso' || part === 'sleeve'
      ? 0.92 + 0.16 * Math.sin(at[1] * 34 + at[0] * 22 + Math.sin(at[0] * 40) * 1.4)
      : 1;
  const blood = isSkin ? smoothstep(0.5, 0, key) * 0.25 : 0;
  return [0, 1, 2].map((k) => {
    const light = view.ambient[k]! * open + view.key.light[k]! * key + view.rim.light[k]! * rim;
    const warm = k === 0 ? 1 + blood : 1;
    return colour[k]! * light * fold * warm + view.key.light[k]! * gloss * key;
  }) as unknown as Rgb;
}

function normalAt(body: (p: Vec3) => Sample, p: Vec3): Vec3 {
  const e = 0.004;
  const d = (x: number, y: number, z: number): number =>
    body([p[0] + x, p[1] + y, p[2] + z]).distance;
  return normalize([d(e, 0, 0) - d(-e, 0, 0), d(0, e, 0) - d(0, -e, 0), d(0, 0, e) - d(0, 0, -e)]);
}

function shadow(body: (p: Vec3) => Sample, p: Vec3, to: Vec3): number {
  let light = 1;
  for (let t = 0.03; t < 0.45;) {
    const d = body([p[0] + to[0] * t, p[1] + to[1] * t, p[2] + to[2] * t]).distance;
    light = Math.min(light, (4.5 * d) / t);
    if (light < 0.02) return 0;
    t += Math.max(0.02, d);
  }
  return light;
}

function occlusion(body: (p: Vec3) => Sample, p: Vec3, n: Vec3): number {
  let open = 1;
  for (const reach of [0.03, 0.09]) {
    const d = body([p[0] + n[0] * reach, p[1] + n[1] * reach, p[2] + n[2] * reach]).distance;
    open -= Math.max(0, reach - d) * (reach < 0.05 ? 7 : 3.2);
  }
  return Math.max(0.12, open);
}
