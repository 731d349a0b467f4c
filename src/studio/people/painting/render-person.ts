import { byPart } from '#studio/vector.ts';
import { normalAt, shade } from './shade-person.ts';
import type { PersonView, PersonSheet, Body, Colour, Figure, Hit } from './person-view.ts';
import { SKETCHED_SIDE } from '#studio/quality.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { createHdr } from '#studio/textures/hdr-image.ts';
import { isClear } from '#studio/people/body/part.ts';
import { flattened, regionsAt, shadersAt } from '#studio/people/body/flat-regions.ts';
import type { FlatRegion } from '#studio/people/body/flat-regions.ts';
import { EVERYTHING } from '#studio/people/body/regions.ts';
import { fillThin } from './thin-rays.ts';
import { blankPoint } from './written-point.ts';
import type { WrittenPoint } from './written-point.ts';
import type { Part } from '#studio/people/body/part.ts';

const STEPS = 96;

/** Where the four further rays of a pixel on an edge go through. */
const WITHIN: readonly (readonly [number, number])[] = [
  [0.125, 0.375],
  [0.625, 0.125],
  [0.375, 0.875],
  [0.875, 0.625],
];
/** A sketch does with two. */
const WITHIN_SKETCHED: typeof WITHIN = [
  [0.25, 0.25],
  [0.75, 0.75],
];

interface Seen {
  light: Rgb;
  cover: number;
  part: Part;
  depth: number;
}

/** Sphere-traces one person with parallel rays and lights it from two sides; edges are smoothed. */
export function renderPerson(figure: Figure, view: PersonView): PersonSheet {
  const { unit, foot } = view;
  const { regions = [], colour } = figure;
  const flat = regions.map((region) => flattened(region, view));
  const model: Model = { ...turnedTo(figure, view), colour, view, flat };
  const look = (x: number, y: number, tile: Tile): Seen | null =>
    seenAt(model, [(x - foot[0]) * unit, (foot[1] - y) * unit], tile);
  const box = boxOf(view);
  const tiles = tilesOf(box, model);
  const sheet = sheetFor(tiles, view);
  const { left, top, width } = sheet.box;
  const at = (x: number, y: number): number => (y - top) * width + (x - left);
  const putOne = (x: number, y: number, tile: Tile): void => {
    const seen = look(x + 0.5, y + 0.5, tile);
    if (seen) put(sheet, at(x, y), [seen]);
  };
  const { thin, full } = sorted(tiles, view);
  eachPixel(full, box, putOne);
  for (const tile of thin) putOne(tile.x, tile.y, tile);
  fillThin(sheet, thin, box, putOne);
  const isInside = insideOf(sheet);
  // Found before the first of them is smoothed: what it leaves would make edges of its neighbours.
  const isEdge = new Uint8Array(sheet.cover.length);
  eachPixel(full, box, (x, y) => {
    isEdge[at(x, y)] = isInside(at(x, y)) || view.isSoft?.(x, y) === true ? 0 : 1;
  });
  const within = Math.max(view.width, view.height) <= SKETCHED_SIDE ? WITHIN_SKETCHED : WITHIN;
  eachPixel(full, box, (x, y, tile) => {
    if (isEdge[at(x, y)] === 0) return;
    const rays = within.map(([dx, dy]) => look(x + dx, y + dy, tile));
    if (rays.some(Boolean)) put(sheet, at(x, y), rays);
  });
  return sheet;
}

type Turned = Pick<Model, 'turned' | 'opaque' | 'own'>;

/** The figure in the camera's axes: one that is rendered in bands of rows stays the same for all of them. */
function turnedTo({ body, solid }: Figure, { facing, pitch }: PersonView): Turned {
  const known = TURNED.get(body);
  if (known?.facing === facing && known.pitch === pitch && known.solid === solid) return known;
  const own = ownFrame({ facing, pitch });
  const inRoom = blankPoint();
  const turn =
    (of: Body): Body =>
    (p, has) =>
      of(own(p, inRoom), has);
  const found = { turned: turn(body), opaque: turn(solid), own, facing, pitch, solid };
  TURNED.set(body, found);
  return found;
}
const TURNED = new WeakMap<Body, Turned & { facing: number; pitch: number; solid: Body }>();

/** What may hold any of the figure. */
function boxOf({ width, height, unit, foot, reach, tall, pitch }: PersonView): Box {
  return {
    left: Math.max(0, Math.floor(foot[0] - reach / unit)),
    right: Math.min(width, Math.ceil(foot[0] + reach / unit)),
    top: Math.max(0, Math.floor(foot[1] - tall / unit)),
    bottom: Math.min(height, Math.ceil(foot[1] + (reach * Math.sin(pitch)) / unit)),
  };
}

/** An empty sheet, no larger than the figure and the margin round it. */
function sheetFor(tiles: readonly Tile[], view: PersonView): PersonSheet {
  const { width: wide, height: tall, margin = 1 } = view;
  let [left, top, right, bottom] = [wide, tall, 0, 0];
  for (const { x, y } of tiles) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + LEAST_SIDE);
    bottom = Math.max(bottom, y + LEAST_SIDE);
  }
  const from = { left: Math.max(0, left - margin), top: Math.max(0, top - margin) };
  const width = Math.max(0, Math.min(wide, right + margin) - from.left);
  const height = Math.max(0, Math.min(tall, bottom + margin) - from.top);
  return {
    box: { ...from, width, height },
    image: createHdr(width, height),
    cover: new Float32Array(width * height),
    depth: new Float32Array(width * height),
    parts: Array.from<Part | null>({ length: width * height }).fill(null),
  };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Sides of the tiles in pixels, each divided into the next. */
const SIDES = [16, 4, 2] as const;
const LEAST_SIDE = 2;

interface Tile {
  x: number;
  y: number;
  /** Depth before which nothing stands in this tile. */
  from: number;
  /** Bits of the regions that a ray in this tile may meet. */
  has: number;
  /** Bits of those that may take light from what it meets. */
  shades: number;
}

/** One wide ray for many pixels, then narrower ones from where it met something: what is empty costs no more than that. */
function tilesOf(box: Box, model: Model): Tile[] {
  const { rows, height } = model.view;
  const first = rows?.from ?? 0;
  const last = rows?.to ?? height;
  let tiles: Tile[] = [
    { x: box.left, y: box.top, from: model.view.reach, has: EVERYTHING, shades: EVERYTHING },
  ];
  let whole = Math.max(box.right - box.left, box.bottom - box.top);
  for (const side of SIDES) {
    const divided: Tile[] = [];
    for (const { x: left, y: top, from } of tiles)
      for (let y = top; y < Math.min(box.bottom, top + whole); y += side) {
        if (y + side <= first || y >= last) continue;
        for (let x = left; x < Math.min(box.right, left + whole); x += side) {
          const tile = tileAt({ x, y, side, from }, model);
          if (tile) divided.push(tile);
        }
      }
    tiles = divided;
    whole = side;
  }
  return tiles;
}

function tileAt(
  { x, y, side, from }: { x: number; y: number; side: number; from: number },
  { turned, view, flat }: Model,
): Tile | null {
  const { unit, foot, reach } = view;
  const wide = side * unit * 0.71;
  const [u, v] = [(x + side / 2 - foot[0]) * unit, (foot[1] - y - side / 2) * unit];
  const has = regionsAt(flat, u, v, wide);
  const at: WrittenPoint = [u, v, from];
  while (at[2] > -reach) {
    const { distance } = turned(at, has);
    if (distance < wide * 1.1 + 0.004) {
      const shades = side === LEAST_SIDE ? shadersAt(flat, view, [u, v], wide) : has;
      return { x, y, from: Math.min(from, at[2] + wide), has, shades };
    }
    at[2] -= Math.max(0.006, Math.sqrt(distance * distance - wide * wide) * 0.85);
  }
  return null;
}

/** Tiles of which the lens smooths every pixel, and the others. */
function sorted(tiles: readonly Tile[], { isSoft }: PersonView): { thin: Tile[]; full: Tile[] } {
  const thin: Tile[] = [];
  const full: Tile[] = [];
  for (const tile of tiles) (isSoft && isSoftAll(isSoft, tile) ? thin : full).push(tile);
  return { thin, full };
}

const isSoftAll = (isSoft: (x: number, y: number) => boolean, { x, y }: Tile): boolean =>
  isSoft(x, y) && isSoft(x + 1, y) && isSoft(x, y + 1) && isSoft(x + 1, y + 1);

function eachPixel(
  tiles: readonly Tile[],
  { right, bottom }: Box,
  visit: (x: number, y: number, tile: Tile) => void,
): void {
  for (const tile of tiles)
    for (let y = tile.y; y < Math.min(bottom, tile.y + LEAST_SIDE); y++)
      for (let x = tile.x; x < Math.min(right, tile.x + LEAST_SIDE); x++) visit(x, y, tile);
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
function insideOf({ parts, image: { data, width } }: PersonSheet): (i: number) => boolean {
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
  { image, cover, parts, depth }: PersonSheet,
  i: number,
  rays: readonly (Seen | null)[],
): void {
  let [r, g, b, covered, hits] = [0, 0, 0, 0, 0];
  let nearest = -Infinity;
  let first: Part | null = null;
  for (let k = 0; k < rays.length; k++) {
    const seen = rays[k];
    if (!seen) continue;
    r += seen.light[0];
    g += seen.light[1];
    b += seen.light[2];
    covered += seen.cover;
    nearest = Math.max(nearest, seen.depth);
    first ??= seen.part;
    hits += 1;
  }
  image.data[i * 3] = r / rays.length;
  image.data[i * 3 + 1] = g / rays.length;
  image.data[i * 3 + 2] = b / rays.length;
  cover[i] = covered / rays.length;
  parts[i] = hits * 2 >= rays.length ? first : null;
  depth[i] = nearest;
}

/** From the camera's axes to the person's own, into `out`. */
function ownFrame({
  facing,
  pitch,
}: Pick<PersonView, 'facing' | 'pitch'>): (p: Vec3, out: WrittenPoint) => Vec3 {
  const [c, s] = [Math.cos(facing), Math.sin(facing)];
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  return (p, out) => {
    const z = p[2] * cp - p[1] * sp;
    out[1] = p[1] * cp + p[2] * sp;
    out[2] = p[0] * s + z * c;
    out[0] = p[0] * c - z * s;
    return out;
  };
}

interface Model {
  turned: Body;
  opaque: Body;
  colour: Colour;
  own: (p: Vec3, out: WrittenPoint) => Vec3;
  view: PersonView;
  flat: readonly FlatRegion[];
}

function seenAt(
  { turned, opaque, colour, own, view }: Model,
  ray: readonly [number, number],
  { from, has, shades }: Tile,
): Seen | null {
  const span = [from, -view.reach, has] as const;
  const hit = march(turned, ray, span);
  if (!hit) return null;
  const { part } = hit;
  const front = shade(
    turned,
    view,
    { ...hit, has, shades },
    colour(part, own(hit.at, blankPoint())),
  );
  const depth = hit.at[2];
  if (!isClear(part)) return { light: front, cover: 1, part, depth };
  const dense = densityOf(turned, { ...hit, has }, colour(part, own(hit.at, blankPoint())));
  const behind = march(opaque, ray, span);
  const seen =
    behind &&
    shade(
      opaque,
      view,
      { ...behind, has, shades },
      colour(behind.part, own(behind.at, blankPoint())),
    );
  const light = byPart((k) => front[k] * dense + (seen ? seen[k] * (1 - dense) : 0));
  return { light, cover: seen ? 1 : dense, part, depth };
}

/** Wine hides most of what is behind it, clear glass only at its edges. */
function densityOf(body: Body, { at, part, has }: Hit & { has: number }, colour: Rgb): number {
  const edge = (1 - Math.abs(normalAt(body, at, has)[2])) ** 1.5;
  if (part !== 'wine') return 0.05 + 0.85 * edge;
  // A window behind it would turn red wine pink.
  const dense = colour[1] < RED_WINE ? 0.99 : 0.9;
  return dense + (1 - dense) * edge;
}
/** Green in the colour of a wine from which on it is pale. */
const RED_WINE = 0.12;

function march(
  body: Body,
  [x, y]: readonly [number, number],
  [from, to, has]: readonly [number, number, number],
): Hit | null {
  const at: WrittenPoint = [x, y, from];
  for (let i = 0; i < STEPS && at[2] > to; i++) {
    const { distance, part } = body(at, has);
    if (distance < 0.0016) return { at, part };
    at[2] -= Math.max(0.0018, distance * 0.9);
  }
  return null;
}
