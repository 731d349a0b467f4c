import {
  ALBEDO_UNIT,
  CAMERA_EYE,
  CAMERA_FOCUS,
  CAMERA_FORWARD,
  CAMERA_HALF_HEIGHT,
  CAMERA_HALF_WIDTH,
  CAMERA_LENS,
  CAMERA_RIGHT,
  CAMERA_BLUR,
  CAMERA_SHIFT,
  CAMERA_UP,
  FILM_ALBEDO,
  FILM_COUNTS,
  FILM_COVERAGE,
  FILM_DEPTH,
  FILM_HEIGHT,
  FILM_IDS,
  FILM_MASK,
  FILM_MIXED,
  FILM_NORMALS,
  FILM_SCRATCH,
  FILM_SHARP,
  FILM_SOFT,
  FILM_THROUGH,
  FILM_WIDTH,
  NORMAL_UNIT,
} from '../layout.ts';
import { aimPinhole, tracePath } from './integrator.ts';
import { cosine, field, inverseLength, largest, sinCosTurn, sine } from './math.ts';
import {
  lightB,
  lightG,
  lightR,
  openShare,
  seenB,
  seenDepth,
  seenG,
  seenObject,
  seenR,
  seenThrough,
  seenX,
  seenY,
  seenZ,
  softB,
  softG,
  softR,
} from './path.ts';
import { nextSample2, sampleX, sampleY, startSample } from './random.ts';
import { camera } from './scene.ts';

export let width: i32 = 0;
export let height: i32 = 0;
export let sharp: usize = 0,
  soft: usize = 0,
  scratch: usize = 0;
export let albedo: usize = 0,
  normals: usize = 0,
  depths: usize = 0,
  ids: usize = 0;
export let mixed: usize = 0,
  coverage: usize = 0,
  counts: usize = 0,
  mask: usize = 0,
  through: usize = 0;

const BRIGHTEST: f64 = 30;
/** A pixel that shows nothing but backdrop needs no more samples than these. */
const BACKDROP_SAMPLES: i32 = 2;

/** From this many pixels of blur on, neighbours share so many samples that half of them will do. */
export const BLURRED: f64 = 2.2;

export function useFilm(header: usize): void {
  width = load<i32>(header + (FILM_WIDTH << 2));
  height = load<i32>(header + (FILM_HEIGHT << 2));
  sharp = load<i32>(header + (FILM_SHARP << 2));
  soft = load<i32>(header + (FILM_SOFT << 2));
  scratch = load<i32>(header + (FILM_SCRATCH << 2));
  albedo = load<i32>(header + (FILM_ALBEDO << 2));
  normals = load<i32>(header + (FILM_NORMALS << 2));
  depths = load<i32>(header + (FILM_DEPTH << 2));
  ids = load<i32>(header + (FILM_IDS << 2));
  mixed = load<i32>(header + (FILM_MIXED << 2));
  coverage = load<i32>(header + (FILM_COVERAGE << 2));
  counts = load<i32>(header + (FILM_COUNTS << 2));
  mask = load<i32>(header + (FILM_MASK << 2));
  through = load<i32>(header + (FILM_THROUGH << 2));
}

export function clearRows(y0: i32, y1: i32): void {
  const from = <usize>(y0 * width),
    n = <usize>((y1 - y0) * width);
  memory.fill(sharp + from * 16, 0, n * 16);
  memory.fill(soft + from * 16, 0, n * 16);
  memory.fill(albedo + from * 6, 0, n * 6);
  memory.fill(normals + from * 6, 0, n * 6);
  memory.fill(depths + from * 4, 0, n * 4);
  memory.fill(ids + from * 2, 0, n * 2);
  memory.fill(mixed + from, 0, n);
  memory.fill(coverage + from, 0, n);
  memory.fill(counts + from, 0, n);
  memory.fill(mask + from, 0, n);
  memory.fill(through + from * 2, 0, n * 2);
}

/** Radius in pixels of the disc that a point at this distance becomes on the film; 0 where rays are traced through the lens. */
@inline
export function blurAt(depth: f64): f64 {
  return (
    (field(camera, CAMERA_BLUR) *
      <f64>height *
      0.5 *
      Math.abs(depth - field(camera, CAMERA_FOCUS))) /
    depth
  );
}

/** The base pass: the same number of samples everywhere, but for matte things, which `least` may do until they are looked at again. */
export function renderRows(y0: i32, y1: i32, samples: i32, least: i32, seed: u32): void {
  for (let y = y0; y < y1; y++) {
    for (let x = 0; x < width; x++) renderPixel(x, y, samples, least, seed, true);
  }
}

/** Adds the samples that the mask asks for. */
export function refineRows(y0: i32, y1: i32, seed: u32): void {
  for (let y = y0; y < y1; y++) {
    for (let x = 0; x < width; x++) {
      const samples = <i32>load<u8>(mask + <usize>(y * width + x));
      if (samples > 0) renderPixel(x, y, samples, samples, seed, false);
    }
  }
}

// Sums over the samples of one pixel.
let sharpR: f64 = 0,
  sharpG: f64 = 0,
  sharpB: f64 = 0,
  sharp2: f64 = 0;
let matteR: f64 = 0,
  matteG: f64 = 0,
  matteB: f64 = 0,
  matte2: f64 = 0;
let albedoR: f64 = 0,
  albedoG: f64 = 0,
  albedoB: f64 = 0;
let normX: f64 = 0,
  normY: f64 = 0,
  normZ: f64 = 0;
let covered: f64 = 0,
  nearest: f64 = 0;
let nearestObject: i32 = 0,
  behindObject: i32 = 0,
  firstKey: i32 = 0;
let isMixed: bool = false;
const NO_KEY: i32 = -2;

function renderPixel(
  x: i32,
  y: i32,
  samples: i32,
  least: i32,
  seed: u32,
  mayStopEarly: bool,
): void {
  const p = y * width + x;
  const before = <i32>load<u8>(counts + <usize>p);
  startPixel(p, before);
  let taken = 0;
  while (taken < samples) {
    startSample(<u32>p, <u32>(before + taken), <u32>x, <u32>y, seed);
    shoot(<f64>x, <f64>y);
    addSample();
    taken++;
    if (taken >= least && seenR + seenG + seenB > 0) break;
    if (mayStopEarly && taken * 2 >= samples && blurAt(seenDepth) >= BLURRED) break;
    if (mayStopEarly && taken == BACKDROP_SAMPLES && covered == 0) break;
  }
  storePixel(p, before, taken);
}

@inline
function startPixel(p: i32, before: i32): void {
  sharpR = sharpG = sharpB = sharp2 = 0;
  matteR = matteG = matteB = matte2 = 0;
  albedoR = albedoG = albedoB = 0;
  normX = normY = normZ = 0;
  covered = 0;
  nearest = 1e9;
  nearestObject = 0;
  behindObject = 0;
  firstKey = NO_KEY;
  isMixed = false;
  if (before == 0) return;
  nearest = <f64>load<f32>(depths + <usize>(p << 2));
  nearestObject = <i32>load<u16>(ids + <usize>(p << 1));
  behindObject = <i32>load<u16>(through + <usize>(p << 1));
  isMixed = load<u8>(mixed + <usize>p) != 0;
  firstKey = load<u8>(coverage + <usize>p) > 0 ? nearestObject : -1;
}

/** One ray through a random place of the pixel and of the lens. A box filter: it has no thin tails for few samples to miss. */
function shoot(column: f64, row: f64): void {
  nextSample2();
  const sx =
    (((column + sampleX) / <f64>width) * 2 - 1 + field(camera, CAMERA_SHIFT)) *
    field(camera, CAMERA_HALF_WIDTH);
  const sy =
    (1 - ((row + sampleY) / <f64>height) * 2 + field(camera, CAMERA_SHIFT + 1)) *
    field(camera, CAMERA_HALF_HEIGHT);
  const rx = field(camera, CAMERA_RIGHT),
    ry = field(camera, CAMERA_RIGHT + 1),
    rz = field(camera, CAMERA_RIGHT + 2);
  const ux = field(camera, CAMERA_UP),
    uy = field(camera, CAMERA_UP + 1),
    uz = field(camera, CAMERA_UP + 2);
  let dx = field(camera, CAMERA_FORWARD) + rx * sx + ux * sy;
  let dy = field(camera, CAMERA_FORWARD + 1) + ry * sx + uy * sy;
  let dz = field(camera, CAMERA_FORWARD + 2) + rz * sx + uz * sy;
  let ox = field(camera, CAMERA_EYE),
    oy = field(camera, CAMERA_EYE + 1),
    oz = field(camera, CAMERA_EYE + 2);
  let il = inverseLength(dx, dy, dz);
  const lens = field(camera, CAMERA_LENS);
  if (lens > 0) {
    aimPinhole(dx * il, dy * il, dz * il);
    nextSample2();
    sinCosTurn(sampleY);
    const r = Math.sqrt(sampleX) * lens,
      a = r * cosine,
      b = r * sine,
      focus = field(camera, CAMERA_FOCUS);
    const lx = rx * a + ux * b,
      ly = ry * a + uy * b,
      lz = rz * a + uz * b;
    dx = dx * focus - lx;
    dy = dy * focus - ly;
    dz = dz * focus - lz;
    ox += lx;
    oy += ly;
    oz += lz;
    il = inverseLength(dx, dy, dz);
  }
  tracePath(ox, oy, oz, dx * il, dy * il, dz * il);
}

/** Brings one sample down to the brightest allowed; what is not a number counts as dark. */
@inline
function limitOf(bright: f64): f64 {
  if (!(bright >= 0)) return 0;
  return bright > BRIGHTEST ? BRIGHTEST / bright : 1.0;
}

function addSample(): void {
  const k = limitOf(largest(lightR, lightG, lightB)),
    s = limitOf(largest(softR, softG, softB));
  const r = k > 0 ? lightR * k : 0,
    g = k > 0 ? lightG * k : 0,
    b = k > 0 ? lightB * k : 0;
  const dr = s > 0 ? softR * s : 0,
    dg = s > 0 ? softG * s : 0,
    db = s > 0 ? softB * s : 0;
  const l = 0.3 * r + 0.6 * g + 0.1 * b,
    d = 0.3 * dr + 0.6 * dg + 0.1 * db;
  sharpR += r;
  sharpG += g;
  sharpB += b;
  sharp2 += l * l;
  matteR += dr * seenR;
  matteG += dg * seenG;
  matteB += db * seenB;
  matte2 += d * d;
  albedoR += seenR;
  albedoG += seenG;
  albedoB += seenB;
  normX += seenX;
  normY += seenY;
  normZ += seenZ;
  if (seenObject >= 0) covered += 1 - openShare;
  if (seenDepth < nearest) {
    nearest = seenDepth;
    nearestObject = max(0, seenObject);
  }
  if (seenThrough > 0) behindObject = seenThrough;
  if (firstKey == NO_KEY) firstKey = seenObject;
  else if (firstKey != seenObject) isMixed = true;
}

@inline
function mixFloat(at: usize, old: f64, sum: f64, inverse: f64): void {
  store<f32>(at, <f32>(<f64>load<f32>(at) * old + sum * inverse));
}

@inline
function mixAlbedo(at: usize, old: f64, sum: f64, inverse: f64): void {
  const v = <f64>load<u16>(at) * old + sum * inverse * <f64>ALBEDO_UNIT;
  store<u16>(at, <u16>Math.min(65535, v + 0.5));
}

@inline
function mixNormal(at: usize, old: f64, sum: f64, inverse: f64): void {
  store<i16>(
    at,
    <i16>Math.floor(<f64>load<i16>(at) * old + sum * inverse * <f64>NORMAL_UNIT + 0.5),
  );
}

function storePixel(p: i32, before: i32, taken: i32): void {
  const inverse = 1.0 / <f64>(before + taken),
    old = <f64>before * inverse;
  const a = sharp + <usize>(p << 4),
    b = soft + <usize>(p << 4),
    c = albedo + <usize>(p * 6),
    n = normals + <usize>(p * 6);
  mixFloat(a, old, sharpR, inverse);
  mixFloat(a + 4, old, sharpG, inverse);
  mixFloat(a + 8, old, sharpB, inverse);
  mixFloat(a + 12, old, sharp2, inverse);
  mixFloat(b, old, matteR, inverse);
  mixFloat(b + 4, old, matteG, inverse);
  mixFloat(b + 8, old, matteB, inverse);
  mixFloat(b + 12, old, matte2, inverse);
  mixAlbedo(c, old, albedoR, inverse);
  mixAlbedo(c + 2, old, albedoG, inverse);
  mixAlbedo(c + 4, old, albedoB, inverse);
  mixNormal(n, old, normX, inverse);
  mixNormal(n + 2, old, normY, inverse);
  mixNormal(n + 4, old, normZ, inverse);
  store<f32>(depths + <usize>(p << 2), <f32>nearest);
  store<u16>(ids + <usize>(p << 1), <u16>nearestObject);
  store<u16>(through + <usize>(p << 1), <u16>behindObject);
  store<u8>(mixed + <usize>p, isMixed ? 1 : 0);
  const cover = <f64>load<u8>(coverage + <usize>p) * old + covered * inverse * 255;
  // Rounded up, so that any coverage at all is never lost.
  store<u8>(coverage + <usize>p, <u8>Math.min(255, Math.ceil(cover)));
  store<u8>(counts + <usize>p, <u8>(before + taken));
}
