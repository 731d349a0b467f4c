// Variance-guided à-trous wavelet after SVGF (Schied et al. 2017), on two layers: reflections and glass ("sharp"), and
// the light on matte surfaces freed of their colour ("soft").
import { ALBEDO_UNIT, NORMAL_UNIT } from '../layout.ts';
import {
  albedo,
  counts,
  coverage,
  depths,
  height,
  ids,
  mixed,
  normals,
  scratch,
  sharp,
  soft,
  width,
} from './film.ts';
import { isAnyMixed, smoothFour } from './smooth-four.ts';

const DARKEST_COLOR: f32 = 0.004;
const MIXED: i32 = -1;

@inline
function colorAt(p: i32, channel: i32): f32 {
  return max<f32>(
    DARKEST_COLOR,
    <f32>load<u16>(albedo + <usize>(p * 6 + channel * 2)) * (1 / <f32>ALBEDO_UNIT),
  );
}

/** Pixels are averaged only with their own object; those that show several objects only with their like. */
@inline
function keyAt(p: i32): i32 {
  return load<u8>(mixed + <usize>p) != 0 ? MIXED : <i32>load<u16>(ids + <usize>(p << 1));
}

@inline
function isBackdrop(p: i32): bool {
  return load<u8>(coverage + <usize>p) < 3;
}

@inline
function luminance(c: v128): f32 {
  return (
    0.3 * f32x4.extract_lane(c, 0) + 0.6 * f32x4.extract_lane(c, 1) + 0.1 * f32x4.extract_lane(c, 2)
  );
}

/** Frees the soft layer of its colour and turns both second moments into variances of the mean. */
export function prepareRows(y0: i32, y1: i32): void {
  for (let p = y0 * width; p < y1 * width; p++) {
    const a = sharp + <usize>(p << 4),
      b = soft + <usize>(p << 4);
    const k: f32 = 1 / max<f32>(1, <f32>load<u8>(counts + <usize>p) - 1);
    const l = luminance(v128.load(a));
    store<f32>(a, max<f32>(0, load<f32>(a, 12) - l * l) * k, 12);
    const second = load<f32>(b, 12);
    const plain = f32x4(
      load<f32>(b) / colorAt(p, 0),
      load<f32>(b, 4) / colorAt(p, 1),
      load<f32>(b, 8) / colorAt(p, 2),
      0,
    );
    const d = luminance(plain);
    v128.store(b, f32x4.replace_lane(plain, 3, max<f32>(0, second - d * d) * k));
  }
}

/** Averages the variance over a pixel's neighbours: few samples may agree by chance. Both layers, into the scratch plane. */
export function spreadVarianceRows(y0: i32, y1: i32): void {
  for (let y = y0; y < y1; y++) {
    for (let x = 0; x < width; x++) spreadVariance(x, y);
  }
}

function spreadVariance(x: i32, y: i32): void {
  const p = y * width + x,
    key = keyAt(p);
  let a: f32 = 0,
    b: f32 = 0,
    weight: f32 = 0;
  if (load<u8>(counts + <usize>p) == 1) {
    compareNeighbours(x, y, key);
    return;
  }
  if (!isBackdrop(p)) {
    for (let j = max(0, y - 1); j <= min(height - 1, y + 1); j++) {
      for (let i = max(0, x - 1); i <= min(width - 1, x + 1); i++) {
        const o = j * width + i;
        if (keyAt(o) != key) continue;
        const k: f32 = (i == x ? <f32>2 : <f32>1) * (j == y ? <f32>2 : <f32>1);
        a += load<f32>(sharp + <usize>(o << 4), 12) * k;
        b += load<f32>(soft + <usize>(o << 4), 12) * k;
        weight += k;
      }
    }
  }
  const inverse: f32 = weight > 0 ? 1 / weight : 0;
  store<f32>(scratch + <usize>(p << 3), a * inverse);
  store<f32>(scratch + <usize>(p << 3), b * inverse, 4);
}

/** A single sample says nothing about its noise, but how it differs from its neighbours does. */
function compareNeighbours(x: i32, y: i32, key: i32): void {
  let a: f32 = 0,
    a2: f32 = 0,
    b: f32 = 0,
    b2: f32 = 0,
    n: f32 = 0;
  for (let j = max(0, y - 1); j <= min(height - 1, y + 1); j++) {
    for (let i = max(0, x - 1); i <= min(width - 1, x + 1); i++) {
      const o = j * width + i;
      if (keyAt(o) != key) continue;
      const c = luminance(v128.load(sharp + <usize>(o << 4))),
        d = luminance(v128.load(soft + <usize>(o << 4)));
      a += c;
      a2 += c * c;
      b += d;
      b2 += d * d;
      n += 1;
    }
  }
  const p = y * width + x,
    k: f32 = 1 / n;
  store<f32>(scratch + <usize>(p << 3), max<f32>(0, a2 * k - a * k * a * k));
  store<f32>(scratch + <usize>(p << 3), max<f32>(0, b2 * k - b * k * b * k), 4);
}

export function takeVarianceRows(y0: i32, y1: i32): void {
  for (let p = y0 * width; p < y1 * width; p++) {
    store<f32>(sharp + <usize>(p << 4), load<f32>(scratch + <usize>(p << 3)), 12);
    store<f32>(soft + <usize>(p << 4), load<f32>(scratch + <usize>(p << 3), 4), 12);
  }
}

/** One pass of one layer with neighbours `stride` pixels apart. Reflections follow the surface more strictly. */
export function smoothRows(
  source: usize,
  target: usize,
  y0: i32,
  y1: i32,
  stride: i32,
  strength: f32,
  isSharp: bool,
): void {
  for (let y = y0; y < y1; y++) {
    let x = 0;
    while (x < width) {
      const isInside = x >= stride && x + 4 + stride <= width;
      if (isInside && !isAnyMixed(y * width + x)) {
        smoothFour(source, target, x, y, stride, strength, isSharp);
        x += 4;
      } else {
        smoothPixel(source, target, x, y, stride, strength, isSharp);
        x++;
      }
    }
  }
}

function smoothPixel(
  source: usize,
  target: usize,
  x: i32,
  y: i32,
  stride: i32,
  strength: f32,
  isSharp: bool,
): void {
  const p = y * width + x,
    c = v128.load(source + <usize>(p << 4));
  const variance = f32x4.extract_lane(c, 3),
    l = luminance(c);
  const isQuiet = variance < 1e-7 + 1e-5 * l * l;
  v128.store(
    target + <usize>(p << 4),
    isQuiet || isBackdrop(p) ? c : smoothed(source, x, y, stride, strength, isSharp),
  );
}

function smoothed(source: usize, x: i32, y: i32, stride: i32, strength: f32, isSharp: bool): v128 {
  const p = y * width + x,
    key = keyAt(p),
    center = v128.load(source + <usize>(p << 4));
  let variance = f32x4.extract_lane(center, 3);
  const l = luminance(center),
    tolerance: f32 = 1 / (strength * sqrt<f32>(variance) + 0.0015 + 0.01 * l);
  const n = normals + <usize>(p * 6),
    unit: f32 = 1 / (<f32>NORMAL_UNIT * <f32>NORMAL_UNIT);
  const nx: f32 = <f32>load<i16>(n) * unit,
    ny: f32 = <f32>load<i16>(n, 2) * unit,
    nz: f32 = <f32>load<i16>(n, 4) * unit;
  const z = load<f32>(depths + <usize>(p << 2)),
    perDepth: f32 = 8 / (z * <f32>stride);
  let sum = center,
    weights: f32 = 1;
  for (let j = -1; j <= 1; j++) {
    const row = y + j * stride;
    if (row < 0 || row >= height) continue;
    for (let i = -1; i <= 1; i++) {
      const column = x + i * stride;
      if ((i == 0 && j == 0) || column < 0 || column >= width) continue;
      const o = row * width + column;
      if (keyAt(o) != key) continue;
      const m = normals + <usize>(o * 6);
      let alike: f32 =
        <f32>load<i16>(m) * nx + <f32>load<i16>(m, 2) * ny + <f32>load<i16>(m, 4) * nz;
      if (alike <= 0) continue;
      alike *= alike;
      alike *= alike;
      alike *= alike;
      alike *= alike;
      if (isSharp) alike *= alike;
      const c = v128.load(source + <usize>(o << 4));
      let distance: f32 =
        abs<f32>(luminance(c) - l) * tolerance +
        abs<f32>(load<f32>(depths + <usize>(o << 2)) - z) * perDepth;
      if (key == MIXED) distance += 10 * mixedDistance(p, o);
      const w: f32 = (i == 0 || j == 0 ? <f32>0.6 : <f32>0.36) * alike * falloff(distance);
      sum = f32x4.add(sum, f32x4.mul(c, f32x4.splat(w)));
      weights += w;
      variance += w * w * f32x4.extract_lane(c, 3);
    }
  }
  const k: f32 = 1 / weights;
  return f32x4.replace_lane(f32x4.mul(sum, f32x4.splat(k)), 3, variance * k * k);
}

/** Close to exp(-x), without the cost. */
@inline
function falloff(x: f32): f32 {
  const t: f32 = 1 + x * 0.25,
    u: f32 = t * t;
  return 1 / (u * u);
}

@inline
function mixedDistance(p: i32, o: i32): f32 {
  const cover: f32 =
    <f32>(<i32>load<u8>(coverage + <usize>p) - <i32>load<u8>(coverage + <usize>o)) * (1 / <f32>255);
  return (
    abs<f32>(colorAt(p, 0) - colorAt(o, 0)) +
    abs<f32>(colorAt(p, 1) - colorAt(o, 1)) +
    abs<f32>(colorAt(p, 2) - colorAt(o, 2)) +
    abs<f32>(cover)
  );
}

/** Gives the soft layer its colour back and adds the layers: RGB, three floats a pixel. */
export function mergeRows(sharpLayer: usize, softLayer: usize, out: usize, y0: i32, y1: i32): void {
  for (let p = y0 * width; p < y1 * width; p++) {
    const a = sharpLayer + <usize>(p << 4),
      b = softLayer + <usize>(p << 4),
      o = out + <usize>(p * 12);
    store<f32>(o, load<f32>(a) + load<f32>(b) * colorAt(p, 0));
    store<f32>(o, load<f32>(a, 4) + load<f32>(b, 4) * colorAt(p, 1), 4);
    store<f32>(o, load<f32>(a, 8) + load<f32>(b, 8) * colorAt(p, 2), 8);
  }
}
