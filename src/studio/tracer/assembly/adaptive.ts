import { ALBEDO_UNIT } from '../layout.ts';
import {
  BLURRED,
  albedo,
  blurAt,
  counts,
  coverage,
  depths,
  height,
  ids,
  mask,
  mixed,
  scratch,
  sharp,
  soft,
  width,
} from './film.ts';

/** Outlines get at least this many samples a round: too few make the rim of anything out of focus a dotted line. */
const EDGE_SAMPLES: i32 = 6;

/** Contrast within one object that asks for more samples, whatever noise is allowed: thin dark lines would break up into dots. */
const EDGE_WEIGHT: f32 = 3.5;
/** The same for pixels with a single sample: what differs may be noise, or a line they hit by chance. */
const SINGLE_EDGE_WEIGHT: f32 = 5;

/** Darkest tone whose noise counts in full. */
const SHADOW: f32 = 0.06;

@inline
function luminanceAt(at: usize): f32 {
  return 0.3 * load<f32>(at) + 0.6 * load<f32>(at, 4) + 0.1 * load<f32>(at, 8);
}

/** Roughly what the eye sees: the root of the luminance. */
@inline
function toneAt(p: i32): f32 {
  return sqrt<f32>(
    min<f32>(4, luminanceAt(sharp + <usize>(p << 4)) + luminanceAt(soft + <usize>(p << 4))),
  );
}

@inline
function isCovered(p: i32): bool {
  return load<u8>(coverage + <usize>p) != 0;
}

/** Estimates, after the base pass, how wrong each pixel may still be; the result goes to the scratch plane. */
export function measureRows(y0: i32, y1: i32, threshold: f32): void {
  for (let y = y0; y < y1; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      store<f32>(
        scratch + <usize>(p << 2),
        isCovered(p) ? errorAt(p, x, y, threshold) : touchesObject(p, x, y) ? 1 : 0,
      );
    }
  }
}

@inline
function touchesObject(p: i32, x: i32, y: i32): bool {
  return (
    (x > 0 && isCovered(p - 1)) ||
    (x < width - 1 && isCovered(p + 1)) ||
    (y > 0 && isCovered(p - width)) ||
    (y < height - 1 && isCovered(p + width))
  );
}

function touchesOther(p: i32, x: i32, y: i32): bool {
  const id = load<u16>(ids + <usize>(p << 1));
  return (
    (x > 0 && load<u16>(ids + <usize>((p - 1) << 1)) != id) ||
    (x < width - 1 && load<u16>(ids + <usize>((p + 1) << 1)) != id) ||
    (y > 0 && load<u16>(ids + <usize>((p - width) << 1)) != id) ||
    (y < height - 1 && load<u16>(ids + <usize>((p + width) << 1)) != id)
  );
}

function errorAt(p: i32, x: i32, y: i32, threshold: f32): f32 {
  const a = sharp + <usize>(p << 4),
    b = soft + <usize>(p << 4),
    c = albedo + <usize>(p * 6);
  const unit: f32 = 1 / <f32>ALBEDO_UNIT;
  const color: f32 =
    (0.3 * <f32>load<u16>(c) + 0.6 * <f32>load<u16>(c, 2) + 0.1 * <f32>load<u16>(c, 4)) * unit;
  const sharpMean = luminanceAt(a),
    softMean: f32 = color > 0.001 ? luminanceAt(b) / color : 0;
  // The matte layer is smooth once freed of its colour, and the denoiser does it well: it counts for a third.
  const variance: f32 =
    max<f32>(0, load<f32>(a, 12) - sharpMean * sharpMean) +
    max<f32>(0, load<f32>(b, 12) - softMean * softMean) * color * color * 0.1;
  const tone = toneAt(p);
  const noise: f32 =
    sqrt<f32>(variance / <f32>load<u8>(counts + <usize>p)) / (2 * max<f32>(SHADOW, tone));
  let contrast: f32 = x > 0 ? abs<f32>(tone - toneAt(p - 1)) : 0;
  if (y > 0) contrast = max<f32>(contrast, abs<f32>(tone - toneAt(p - width)));
  const blur = blurAt(<f64>load<f32>(depths + <usize>(p << 2)));
  const isSingle = load<u8>(counts + <usize>p) == 1;
  // A single sample sees a single thing; outlines show in its neighbours.
  const isMixed =
    load<u8>(mixed + <usize>p) != 0 || (isSingle && blur < BLURRED && touchesOther(p, x, y));
  const edge: f32 = isMixed
    ? 0.5 * min<f32>(1, contrast * 4 + 0.1)
    : contrast * threshold * (isSingle ? SINGLE_EDGE_WEIGHT : EDGE_WEIGHT);
  // What the film blurs later is averaged over the disc it becomes; outlines are not, their discs are thin.
  const blurred: f32 = 1 / max<f32>(1, 1.5 * <f32>blur);
  return max<f32>(noise * blurred, isMixed ? edge : edge * blurred);
}

/** Turns the errors, spread to their neighbours, into samples to add. */
export function planRows(y0: i32, y1: i32, most: i32, threshold: f32): void {
  for (let y = y0; y < y1; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x,
        error = spreadError(x, y);
      const limit = load<u8>(mixed + <usize>p) != 0 ? max(most, EDGE_SAMPLES) : most;
      const share: f32 = min<f32>(1, 0.25 + (0.75 * (error - threshold)) / (2 * threshold));
      const samples = error > threshold ? min(limit, <i32>ceil<f32>(<f32>limit * share)) : 0;
      store<u8>(mask + <usize>p, <u8>samples);
    }
  }
}

function spreadError(x: i32, y: i32): f32 {
  let worst: f32 = 0;
  for (let j = max(0, y - 1); j <= min(height - 1, y + 1); j++) {
    for (let i = max(0, x - 1); i <= min(width - 1, x + 1); i++) {
      const e = load<f32>(scratch + <usize>((j * width + i) << 2));
      worst = max<f32>(worst, i == x && j == y ? e : e * 0.6);
    }
  }
  return worst;
}
