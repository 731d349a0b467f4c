import sharp from 'sharp';
import { composeShot } from '#studio/compose/compose.ts';
import { ALBEDO_UNIT } from '#studio/tracer/layout.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { exposeFilm } from '#studio/testing/expose-film.ts';
import type { ExposedFilm } from '#studio/testing/expose-film.ts';
import { toBytes } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { paintLayers } from '#studio/textures/paint-layers.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { SceneGraph } from '#studio/scene-graph.ts';
import { withinGamut } from './flatten-colours.ts';
import type { PaintedThing } from './painted-thing.ts';

const SIDE = 400;
const SEED = 7;
/** A look through a wide lens tells how far to open it for the whole thing to be in the frame. */
const LOOK = { side: 160, wider: 6, most: 140 };
const DEGREE = Math.PI / 180;
/** Around the thing, as a share of the frame. */
const AROUND = 1.08;
const MARGIN = 3;

/** A thing alone before nothing: the colours it is made of, and the light that falls on it. */
export async function paintThing(thing: ThingId): Promise<PaintedThing> {
  const scene = sceneOf(thing);
  const { camera } = scene;
  const wide = Math.min(LOOK.most, camera.fieldOfView * LOOK.wider);
  const look = expose({ ...scene, camera: { ...camera, fieldOfView: wide } }, LOOK.side);
  const half = Math.tan((wide / 2) * DEGREE) * reachOf(look) * AROUND;
  const fieldOfView = (2 * Math.atan(half)) / DEGREE;
  const film = expose({ ...scene, camera: { ...camera, fieldOfView } }, SIDE);
  return cropped(await smoothed(coloursOf(film)), await lightOn(film));
}

function sceneOf(thing: ThingId): SceneGraph {
  const { one, stance } = THINGS.find(({ id }) => id === thing)!;
  // Small things come in twos and threes by themselves.
  const name = stance === 'dish' ? one : `one ${one}`;
  const spec = understand(`${name}, transparent background`, { style: 'gastro', size: 'square' });
  const shot = { spec, styleId: 'gastro', width: SIDE, height: SIDE, seed: SEED } as const;
  return composeShot({ ...shot, detail: 'full' }).stage.scene;
}

function expose(scene: SceneGraph, side: number): ExposedFilm {
  const sampling = { ...scene.sampling, base: 4, extra: 0, diffuseBounces: 1 };
  return exposeFilm(scene, { width: side, height: side, paintLayers, sampling });
}

/** How far from the middle something is seen, as a share of the way to the edge. */
function reachOf(film: ExposedFilm): number {
  const middle = film.width / 2;
  let reach = 0;
  for (let i = 0; i < film.ids.length; i++) {
    if (film.ids[i] === 0) continue;
    const [x, y] = [i % film.width, Math.floor(i / film.width)];
    reach = Math.max(reach, Math.abs(x + 0.5 - middle) + 0.5, Math.abs(y + 0.5 - middle) + 0.5);
  }
  return reach / middle;
}

function coloursOf(film: ExposedFilm): Uint8Array {
  const pixels = new Uint8Array(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    if (!isThing(film, i)) continue;
    const [plane, unit] = isShiny(film, i) ? [film.hdr, 1] : [film.albedo, ALBEDO_UNIT];
    const light: Rgb = [plane[i * 3]! / unit, plane[i * 3 + 1]! / unit, plane[i * 3 + 2]! / unit];
    pixels.set([...toBytes(withinGamut(light)), 255], i * 4);
  }
  return pixels;
}

const smoothed = (pixels: Uint8Array): Promise<Uint8Array> =>
  sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .median(3)
    .raw()
    .toBuffer();

/** Without the empty margins, but for a few pixels. */
function cropped(pixels: Uint8Array, light: Uint8Array): PaintedThing {
  const solid = Array.from({ length: SIDE * SIDE }, (_, i) => i).filter((i) => pixels[i * 4 + 3]!);
  const [xs, ys] = [solid.map((i) => i % SIDE), solid.map((i) => Math.floor(i / SIDE))];
  const least = (list: number[]): number => list.reduce((a, b) => Math.min(a, b), SIDE) - MARGIN;
  const most = (list: number[]): number => list.reduce((a, b) => Math.max(a, b), 0) + MARGIN;
  const [left, top, width] = [least(xs), least(ys), most(xs) - least(xs) + 1];
  const height = most(ys) - top + 1;
  const data = new Uint8Array(width * height * 4);
  const cut = new Uint8Array(width * height).fill(255);
  for (const i of solid) {
    const at = (Math.floor(i / SIDE) - top) * width + (i % SIDE) - left;
    data.set(pixels.subarray(i * 4, i * 4 + 4), at * 4);
    cut[at] = light[i]!;
  }
  return { width, height, data, light: cut, margin: MARGIN };
}

/** How much of the light falls on each pixel, without the grain of a short exposure. */
async function lightOn(film: ExposedFilm): Promise<Uint8Array> {
  const shares = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < shares.length; i++) {
    if (!isThing(film, i) || isShiny(film, i)) continue;
    const [own, seen] = [0, 1, 2].reduce(
      ([a, b], k) => [a! + ownColour(film, i, k), b! + film.hdr[i * 3 + k]!],
      [0, 0],
    ) as [number, number];
    shares[i] = seen / own;
  }
  const bright = shares.filter((share) => share > 0).toSorted();
  const full = bright[Math.floor(bright.length * 0.7)] ?? 1;
  const bytes = Uint8Array.from(shares, (share) => Math.min(255, (share / full) * 255));
  return sharp(bytes, { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .median(9)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}

const isThing = ({ ids, coverage }: ExposedFilm, i: number): boolean =>
  ids[i] !== 0 && coverage[i]! >= 128;
const ownColour = ({ albedo }: ExposedFilm, i: number, k: number): number =>
  albedo[i * 3 + k]! / ALBEDO_UNIT;
/** Glass and metal have no colour of their own: they show the light that they send back. */
const isShiny = (film: ExposedFilm, i: number): boolean =>
  Math.max(ownColour(film, i, 0), ownColour(film, i, 1), ownColour(film, i, 2)) < 0.004;
