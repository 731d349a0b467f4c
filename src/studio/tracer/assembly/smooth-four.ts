// What `smoothed` does for one pixel, for four that lie side by side: the same sums in the same order.
import { NORMAL_UNIT } from '../layout.ts';
import { coverage, depths, height, ids, mixed, normals, width } from './film.ts';

// Four pixels, one channel each: the red ones, the green ones, the blue ones and their variances.
let red: v128 = f32x4.splat(0),
  green: v128 = f32x4.splat(0),
  blue: v128 = f32x4.splat(0),
  variances: v128 = f32x4.splat(0);
let normX: v128 = f32x4.splat(0),
  normY: v128 = f32x4.splat(0),
  normZ: v128 = f32x4.splat(0);

/** From four pixels to their channels. */
@inline
function readFour(at: usize): void {
  const a = v128.load(at),
    b = v128.load(at, 16),
    c = v128.load(at, 32),
    d = v128.load(at, 48);
  const ab = v128.shuffle<f32>(a, b, 0, 4, 1, 5),
    cd = v128.shuffle<f32>(c, d, 0, 4, 1, 5);
  const abEnd = v128.shuffle<f32>(a, b, 2, 6, 3, 7),
    cdEnd = v128.shuffle<f32>(c, d, 2, 6, 3, 7);
  red = v128.shuffle<f32>(ab, cd, 0, 1, 4, 5);
  green = v128.shuffle<f32>(ab, cd, 2, 3, 6, 7);
  blue = v128.shuffle<f32>(abEnd, cdEnd, 0, 1, 4, 5);
  variances = v128.shuffle<f32>(abEnd, cdEnd, 2, 3, 6, 7);
}

/** Normals are three times two bytes each. */
@inline
function readNormals(p: i32): void {
  const at = normals + <usize>(p * 6);
  const a = v128.load(at),
    b = v128.load(at, 8);
  normX = widened(v128.shuffle<i16>(a, b, 0, 3, 6, 13, 0, 0, 0, 0));
  normY = widened(v128.shuffle<i16>(a, b, 1, 4, 7, 14, 0, 0, 0, 0));
  normZ = widened(v128.shuffle<i16>(a, b, 2, 5, 12, 15, 0, 0, 0, 0));
}

@inline
function widened(halves: v128): v128 {
  return f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(halves));
}

/** As `keyAt` has them. */
@inline
function keysAt(p: i32): v128 {
  const own = i32x4.extend_low_i16x8_u(v128.load64_zero(ids + <usize>(p << 1)));
  const many = i32x4.extend_low_i16x8_u(
    i16x8.extend_low_i8x16_u(v128.load32_zero(mixed + <usize>p)),
  );
  return v128.or(own, i32x4.ne(many, i32x4.splat(0)));
}

/** Whether any of the four shows several objects: those are compared in more ways. */
@inline
export function isAnyMixed(p: i32): bool {
  return load<u32>(mixed + <usize>p) != 0;
}

@inline
function luminanceOfFour(): v128 {
  return f32x4.add(
    f32x4.add(f32x4.mul(f32x4.splat(0.3), red), f32x4.mul(f32x4.splat(0.6), green)),
    f32x4.mul(f32x4.splat(0.1), blue),
  );
}

/** Which of the four last read have nothing to smooth: without noise, or backdrop. */
@inline
function keptOfFour(p: i32, l: v128): v128 {
  const least = f32x4.add(f32x4.splat(1e-7), f32x4.mul(f32x4.mul(f32x4.splat(1e-5), l), l));
  const cover = i32x4.extend_low_i16x8_u(
    i16x8.extend_low_i8x16_u(v128.load32_zero(coverage + <usize>p)),
  );
  return v128.or(f32x4.lt(variances, least), i32x4.lt_s(cover, i32x4.splat(3)));
}

/** The pixels from (x, y) on. Their neighbours aside must lie within the film, and none of them may be mixed. */
export function smoothFour(
  source: usize,
  target: usize,
  x: i32,
  y: i32,
  stride: i32,
  strength: f32,
  isSharp: bool,
): void {
  const p = y * width + x,
    own = source + <usize>(p << 4),
    keys = keysAt(p);
  readFour(own);
  const l = luminanceOfFour(),
    kept = keptOfFour(p, l);
  if (i32x4.all_true(kept)) {
    memory.copy(target + <usize>(p << 4), own, 64);
    return;
  }
  let sumR = red,
    sumG = green,
    sumB = blue,
    variance = variances,
    weights = f32x4.splat(1);
  const tolerance = f32x4.div(
    f32x4.splat(1),
    f32x4.add(
      f32x4.add(f32x4.mul(f32x4.splat(strength), f32x4.sqrt(variance)), f32x4.splat(0.0015)),
      f32x4.mul(f32x4.splat(0.01), l),
    ),
  );
  const unit = f32x4.splat(1 / (<f32>NORMAL_UNIT * <f32>NORMAL_UNIT));
  readNormals(p);
  const nx = f32x4.mul(normX, unit),
    ny = f32x4.mul(normY, unit),
    nz = f32x4.mul(normZ, unit);
  const z = v128.load(depths + <usize>(p << 2)),
    perDepth = f32x4.div(f32x4.splat(8), f32x4.mul(z, f32x4.splat(<f32>stride)));
  for (let j = -1; j <= 1; j++) {
    const row = y + j * stride;
    if (row < 0 || row >= height) continue;
    for (let i = -1; i <= 1; i++) {
      if (i == 0 && j == 0) continue;
      const o = row * width + x + i * stride;
      readNormals(o);
      let alike = f32x4.add(
        f32x4.add(f32x4.mul(normX, nx), f32x4.mul(normY, ny)),
        f32x4.mul(normZ, nz),
      );
      const counts = v128.and(f32x4.gt(alike, f32x4.splat(0)), i32x4.eq(keysAt(o), keys));
      if (!v128.any_true(counts)) continue;
      alike = f32x4.mul(alike, alike);
      alike = f32x4.mul(alike, alike);
      alike = f32x4.mul(alike, alike);
      alike = f32x4.mul(alike, alike);
      if (isSharp) alike = f32x4.mul(alike, alike);
      readFour(source + <usize>(o << 4));
      const distance = f32x4.add(
        f32x4.mul(f32x4.abs(f32x4.sub(luminanceOfFour(), l)), tolerance),
        f32x4.mul(f32x4.abs(f32x4.sub(v128.load(depths + <usize>(o << 2)), z)), perDepth),
      );
      const t = f32x4.add(f32x4.splat(1), f32x4.mul(distance, f32x4.splat(0.25))),
        u = f32x4.mul(t, t),
        falloff = f32x4.div(f32x4.splat(1), f32x4.mul(u, u));
      const near: f32 = i == 0 || j == 0 ? 0.6 : 0.36;
      const w = f32x4.mul(f32x4.mul(f32x4.splat(near), alike), falloff);
      sumR = f32x4.add(sumR, v128.and(counts, f32x4.mul(red, w)));
      sumG = f32x4.add(sumG, v128.and(counts, f32x4.mul(green, w)));
      sumB = f32x4.add(sumB, v128.and(counts, f32x4.mul(blue, w)));
      weights = f32x4.add(weights, v128.and(counts, w));
      variance = f32x4.add(variance, v128.and(counts, f32x4.mul(f32x4.mul(w, w), variances)));
    }
  }
  const k = f32x4.div(f32x4.splat(1), weights);
  readFour(own);
  writeFour(
    target + <usize>(p << 4),
    v128.bitselect(red, f32x4.mul(sumR, k), kept),
    v128.bitselect(green, f32x4.mul(sumG, k), kept),
    v128.bitselect(blue, f32x4.mul(sumB, k), kept),
    v128.bitselect(variances, f32x4.mul(f32x4.mul(variance, k), k), kept),
  );
}

/** Back from channels to pixels. */
@inline
function writeFour(at: usize, r: v128, g: v128, b: v128, v: v128): void {
  const rg = v128.shuffle<f32>(r, g, 0, 4, 1, 5),
    rgEnd = v128.shuffle<f32>(r, g, 2, 6, 3, 7);
  const bv = v128.shuffle<f32>(b, v, 0, 4, 1, 5),
    bvEnd = v128.shuffle<f32>(b, v, 2, 6, 3, 7);
  v128.store(at, v128.shuffle<f32>(rg, bv, 0, 1, 4, 5));
  v128.store(at, v128.shuffle<f32>(rg, bv, 2, 3, 6, 7), 16);
  v128.store(at, v128.shuffle<f32>(rgEnd, bvEnd, 0, 1, 4, 5), 32);
  v128.store(at, v128.shuffle<f32>(rgEnd, bvEnd, 2, 3, 6, 7), 48);
}
