import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { createHdr } from '#studio/textures/hdr-image.ts';
import { noise2, smoothstep } from '#studio/textures/noise.ts';
import { dot, normalize } from '#studio/vector.ts';
import { CLEAR } from './part.ts';
import { EVERYTHING } from './regions.ts';
import type { Region } from './regions.ts';
import type { Part, Sample } from './part.ts';

export interface PersonView {
  width: number;
  height: number;
  /** Metres that one pixel shows, and the figure's feet in pixels. */
  unit: number;
  foot: readonly [number, number];
  /** Turn about the upright, in radians: 0 faces us, π shows the back. */
  facing: number;
  /** How far the eye looks down on them, in radians. */
  pitch: number;
  /** Metres to either side that belong to the figure and what stands with it. */
  reach: number;
  /** Metres above the feet that may belong to it. */
  tall: number;
  key: { from: Vec3; light: Rgb };
  rim: { from: Vec3; light: Rgb };
  ambient: Rgb;
  /** Cloth falls in folds; an animal's coat does not. */
  isClothed?: boolean;
}

export interface RenderedPerson {
  /** Light times cover, so that blurring keeps the edge clean. */
  image: HdrImage;
  cover: Float32Array;
  /** Which part each pixel shows; `null` outside. */
  parts: (Part | null)[];
}

/** `has`: bits of the regions that may be met; all of them where it is left out. */
export type Body = (p: Vec3, has?: number) => Sample;
export type Colour = (part: Part, p: Vec3) => Rgb;

const STEPS = 96;

/** Where the four further rays of a pixel on an edge go through. */
const WITHIN: readonly (readonly [number, number])[] = [
  [0.125, 0.375],
  [0.625, 0.125],
  [0.375, 0.875],
  [0.875, 0.625],
];

interface Seen {
  light: Rgb;
  cover: number;
  part: Part;
}

/** Sphere-traces one person with parallel rays and lights it from two sides; edges are smoothed. */
export function renderPerson(
  { body, solid, regions = [] }: { body: Body; solid: Body; regions?: readonly Region[] },
  colour: Colour,
  view: PersonView,
): RenderedPerson {
  const { width, height, unit, foot, reach } = view;
  const image = createHdr(width, height);
  const cover = new Float32Array(width * height);
  const parts = Array.from<Part | null>({ length: width * height }).fill(null);
  const own = ownFrame(view);
  const turn =
    (of: Body): Body =>
    (p, has) =>
      of(own(p), has);
  const flat = regions.map((region) => flattened(region, view));
  const model = { turned: turn(body), opaque: turn(solid), colour, own, view, flat };
  const look = (x: number, y: number, tile: Tile): Seen | null =>
    seenAt(model, [(x - foot[0]) * unit, (foot[1] - y) * unit], tile);
  const box = {
    left: Math.max(0, Math.floor(foot[0] - reach / unit)),
    right: Math.min(width, Math.ceil(foot[0] + reach / unit)),
    top: Math.max(0, Math.floor(foot[1] - view.tall / unit)),
    bottom: Math.min(height, Math.ceil(foot[1] + (reach * Math.sin(view.pitch)) / unit)),
  };
  const tiles = tilesOf(box, model);
  for (const { x, y, tile } of pixelsOf(tiles, box)) {
    const seen = look(x + 0.5, y + 0.5, tile);
    if (seen) put({ image, cover, parts }, y * width + x, [seen]);
  }
  const isInside = insideOf(parts, image, width);
  const edges = [...pixelsOf(tiles, box)].filter(({ x, y }) => !isInside(y * width + x));
  for (const { x, y, tile } of edges) {
    const i = y * width + x;
    const rays = WITHIN.map(([dx, dy]) => look(x + dx, y + dy, tile));
    if (rays.some(Boolean)) put({ image, cover, parts }, i, rays);
  }
  return { image, cover, parts };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const TILE = 8;

interface Tile {
  x: number;
  y: number;
  /** Depth before which nothing stands in this tile. */
  from: number;
  /** Bits of the regions that a ray in this tile may meet. */
  has: number;
}

/** One wide ray for many pixels: tiles that it passes through empty cost no more than this. */
function tilesOf({ left, right, top, bottom }: Box, { turned, view, flat }: Model): Tile[] {
  const { unit, foot, reach } = view;
  const wide = TILE * unit * 0.71;
  const tiles: Tile[] = [];
  for (let y = top; y < bottom; y += TILE) {
    for (let x = left; x < right; x += TILE) {
      const [u, v] = [(x + TILE / 2 - foot[0]) * unit, (foot[1] - y - TILE / 2) * unit];
      const has = regionsAt(flat, u, v, wide);
      let z = reach;
      while (z > -reach) {
        const { distance } = turned([u, v, z], has);
        if (distance < wide * 1.1 + 0.004) break;
        z -= Math.max(0.006, Math.sqrt(distance * distance - wide * wide) * 0.85);
      }
      if (z > -reach) tiles.push({ x, y, from: Math.min(reach, z + wide), has });
    }
  }
  return tiles;
}

function* pixelsOf(
  tiles: readonly Tile[],
  { right, bottom }: Box,
): Generator<{ x: number; y: number; tile: Tile }> {
  for (const tile of tiles)
    for (let y = tile.y; y < Math.min(bottom, tile.y + TILE); y++)
      for (let x = tile.x; x < Math.min(right, tile.x + TILE); x++) yield { x, y, tile };
}

type FlatRegion = Pick<Region, 'bit' | 'radius'> & { from: Flat; to: Flat };
type Flat = readonly [number, number];

/** A region as the camera's parallel rays see it. */
function flattened({ bit, radius, from, to }: Region, { facing, pitch }: PersonView): FlatRegion {
  const [c, s] = [Math.cos(facing), Math.sin(facing)];
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  const seen = ([x, y, z]: Vec3): Flat => [x * c + z * s, y * cp - (z * c - x * s) * sp];
  return { bit, radius, from: seen(from), to: seen(to) };
}

function regionsAt(flat: readonly FlatRegion[], u: number, v: number, wide: number): number {
  if (flat.length === 0) return EVERYTHING;
  let has = 0;
  for (const { bit, radius, from, to } of flat) {
    const [bx, by] = [to[0] - from[0], to[1] - from[1]];
    const along = bx * bx + by * by || 1;
    const t = Math.min(1, Math.max(0, ((u - from[0]) * bx + (v - from[1]) * by) / along));
    const [dx, dy] = [u - from[0] - bx * t, v - from[1] - by * t];
    if (dx * dx + dy * dy < (radius + wide) ** 2) has |= bit;
  }
  return has;
}

/** Light that differs this much from a neighbour's is an edge: a strap, a collar, a fold. */
const EDGE = 0.16;
const WITH_SEAMS: ReadonlySet<Part | null> = new Set<Part | null>([
  'torso',
  'bottle',
  'label',
  'skin',
]);

/** Pixels with nothing but their own part and light round them, and so one ray is enough. */
function insideOf(
  parts: readonly (Part | null)[],
  { data }: HdrImage,
  width: number,
): (i: number) => boolean {
  const isLike = (i: number, j: number): boolean => {
    if (parts[i] !== parts[j]) return false;
    if (!WITH_SEAMS.has(parts[i] ?? null)) return true;
    const [a, b] = [data[i * 3 + 1] ?? 0, data[j * 3 + 1] ?? 0];
    return Math.abs(a - b) < EDGE * (a + b + 0.02);
  };
  return (i) =>
    isLike(i, i - 1) && isLike(i, i + 1) && isLike(i, i - width) && isLike(i, i + width);
}

/** The mean of some rays; the part is what most of a pixel shows. */
function put(
  { image, cover, parts }: RenderedPerson,
  i: number,
  rays: readonly (Seen | null)[],
): void {
  const sum = [0, 0, 0, 0];
  for (const seen of rays) {
    if (!seen) continue;
    for (let k = 0; k < 3; k++) sum[k]! += seen.light[k]!;
    sum[3]! += seen.cover;
  }
  image.data.set([sum[0]! / rays.length, sum[1]! / rays.length, sum[2]! / rays.length], i * 3);
  cover[i] = sum[3]! / rays.length;
  const hits = rays.filter((seen) => seen !== null);
  parts[i] = hits.length * 2 >= rays.length ? (hits[0]?.part ?? null) : null;
}

/** From the camera's axes to the person's own. */
function ownFrame({ facing, pitch }: PersonView): (p: Vec3) => Vec3 {
  const [c, s] = [Math.cos(facing), Math.sin(facing)];
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  return (p) => {
    const y = p[1] * cp + p[2] * sp;
    const z = p[2] * cp - p[1] * sp;
    return [p[0] * c - z * s, y, p[0] * s + z * c];
  };
}

interface Model {
  turned: Body;
  opaque: Body;
  colour: Colour;
  own: (p: Vec3) => Vec3;
  view: PersonView;
  flat: readonly FlatRegion[];
}

function seenAt(
  { turned, opaque, colour, own, view }: Model,
  ray: readonly [number, number],
  { from, has }: Tile,
): Seen | null {
  const span = [from, -view.reach, has] as const;
  const hit = march(turned, ray, span);
  if (!hit) return null;
  const { part } = hit;
  const front = shade(turned, view, { ...hit, has }, colour(part, own(hit.at)));
  if (!CLEAR.has(part)) return { light: front, cover: 1, part };
  const dense = densityOf(turned, { ...hit, has });
  const behind = march(opaque, ray, span);
  const seen =
    behind && shade(opaque, view, { ...behind, has }, colour(behind.part, own(behind.at)));
  const through = (light: number, k: number): number =>
    light * dense + (seen ? seen[k]! * (1 - dense) : 0);
  return { light: front.map(through) as unknown as Rgb, cover: seen ? 1 : dense, part };
}

/** Wine hides most of what is behind it, clear glass only at its edges. */
function densityOf(body: Body, { at, part, has }: Hit & { has: number }): number {
  const edge = (1 - Math.abs(normalAt(body, at, has)[2])) ** 1.6;
  return part === 'wine' ? 0.72 + 0.28 * edge : 0.12 + 0.7 * edge;
}

interface Hit {
  at: Vec3;
  part: Part;
}

function march(
  body: Body,
  [x, y]: readonly [number, number],
  [from, to, has]: readonly [number, number, number],
): Hit | null {
  let z = from;
  for (let i = 0; i < STEPS && z > to; i++) {
    const { distance, part } = body([x, y, z], has);
    if (distance < 0.0016) return { at: [x, y, z], part };
    z -= Math.max(0.0018, distance * 0.9);
  }
  return null;
}

/** How deep the folds of a cloth are. */
const FOLDS: Partial<Record<Part, number>> = {
  torso: 1,
  sleeve: 0.9,
  legs: 0.9,
  apron: 0.7,
  scarf: 0.8,
};
/** How brightly lamps mirror in it. */
const SHINE: Partial<Record<Part, number>> = {
  glass: 0.5,
  wine: 0.5,
  decanter: 0.6,
  decanted: 0.5,
  pipette: 0.6,
  bottle: 0.5,
  foil: 0.3,
  tray: 0.6,
  shears: 0.2,
  pan: 0.3,
  hoop: 0.3,
  corkscrew: 0.6,
  cup: 0.3,
  shades: 0.5,
  grapes: 0.14,
  heap: 0.14,
};

function shade(
  body: Body,
  view: PersonView,
  { at, part, has }: Hit & { has: number },
  colour: Rgb,
): Rgb {
  const smooth = normalAt(body, at, has);
  const folds = view.isClothed ? FOLDS[part] : undefined;
  const n = folds ? folded(smooth, at, folds) : smooth;
  const isSkin = part === 'skin' || part === 'lip';
  // Skin lets light creep round the terminator.
  // Leaves let it through.
  const wrap = isSkin ? 0.3 : part === 'leaves' ? 0.9 : 0.12;
  const facing = (dot(n, view.key.from) + wrap) / (1 + wrap);
  // What looks away from the lamp needs nobody else's shadow.
  const key = facing > 0 ? facing * shadow(body, at, view.key.from) : 0;
  const edge = (1 - Math.abs(n[2])) ** 2;
  const rim = Math.max(0, dot(n, view.rim.from)) * (0.35 + 0.65 * edge);
  const open = occlusion(body, at, smooth);
  // More light falls from above than comes back from the ground.
  const sky = 0.86 + 0.2 * n[1];
  const half = normalize([view.key.from[0], view.key.from[1], view.key.from[2] + 1]);
  const shine = part === 'hair' ? 0.035 : isSkin ? 0.08 : (SHINE[part] ?? 0.03);
  const gloss = shine * Math.max(0, dot(n, half)) ** (part === 'hair' ? 10 : 24);
  if (part === 'flame') return [colour[0] * 4, colour[1] * 4, colour[2] * 4];
  const blood = isSkin ? smoothstep(0.5, 0, key) * 0.25 : 0;
  return [0, 1, 2].map((k) => {
    const light =
      view.ambient[k]! * open * sky + view.key.light[k]! * key + view.rim.light[k]! * rim;
    return (
      colour[k]! * light * (k === 0 ? 1 + blood : 1) + view.key.light[k]! * gloss * (0.3 + key)
    );
  }) as unknown as Rgb;
}

/** Height of the cloth over the body: drawn folds across its fall, softer ones along it. */
function foldAt(x: number, y: number): number {
  const warp = noise2(x * 5, y * 3, 21) * 2.4;
  const long = 1 - Math.abs(2 * noise2(x * 11 + warp, y * 3.2 + x * 4, 22) - 1);
  const fine = 1 - Math.abs(2 * noise2(x * 19 - y * 9 + warp, y * 13, 23) - 1);
  return long * long * 0.017 + fine * 0.0035;
}

/** The normal as the folds turn it. */
function folded(n: Vec3, [x, y, z]: Vec3, depth: number): Vec3 {
  const e = 0.005;
  const [u, v] = [x + z * 0.6, y - z * 0.2];
  const h = foldAt(u, v);
  const gx = ((foldAt(u + e, v) - h) / e) * depth;
  const gy = ((foldAt(u, v + e) - h) / e) * depth;
  const along = gx * n[0] + gy * n[1];
  return normalize([n[0] - gx + along * n[0], n[1] - gy + along * n[1], n[2] + along * n[2]]);
}

/** From the four corners of a small tetrahedron. */
function normalAt(body: Body, [x, y, z]: Vec3, has: number): Vec3 {
  const e = 0.0026;
  const a = body([x + e, y - e, z - e], has).distance;
  const b = body([x - e, y - e, z + e], has).distance;
  const c = body([x - e, y + e, z - e], has).distance;
  const d = body([x + e, y + e, z + e], has).distance;
  return normalize([a - b - c + d, c - a - b + d, b - a - c + d]);
}

function shadow(body: Body, p: Vec3, to: Vec3): number {
  let light = 1;
  for (let t = 0.03; t < 0.4;) {
    const d = body([p[0] + to[0] * t, p[1] + to[1] * t, p[2] + to[2] * t]).distance;
    light = Math.min(light, (5 * d) / t);
    if (light < 0.02) return 0;
    t += Math.max(0.04, d);
  }
  return light;
}

function occlusion(body: Body, p: Vec3, n: Vec3): number {
  let open = 1;
  for (const reach of [0.03, 0.09]) {
    const d = body([p[0] + n[0] * reach, p[1] + n[1] * reach, p[2] + n[2] * reach]).distance;
    open -= Math.max(0, reach - d) * (reach < 0.05 ? 7 : 3.2);
  }
  return Math.max(0.12, open);
}
