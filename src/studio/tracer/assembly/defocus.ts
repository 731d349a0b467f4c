// The lens, applied to the finished film: what is out of focus spreads over a disc that grows with its distance.
import { blurAt, coverage, depths, height, width } from './film.ts';

/** Smaller discs are sharp to the eye. */
const SHARP: f32 = 0.6;
const LARGEST: f32 = 12;

@inline
function radiusAt(p: i32): f32 {
  return min<f32>(LARGEST, <f32>blurAt(<f64>load<f32>(depths + <usize>(p << 2))));
}

/** RGB, three floats a pixel, from one plane to another. */
export function defocusRows(source: usize, target: usize, y0: i32, y1: i32): void {
  for (let y = y0; y < y1; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x,
        r = radiusAt(p),
        at = target + <usize>(p * 12);
      const c =
        r < SHARP || isOpenBackdrop(x, y, <i32>ceil<f32>(r))
          ? v128.load(source + <usize>(p * 12))
          : gathered(source, x, y, r);
      store<f32>(at, f32x4.extract_lane(c, 0));
      store<f32>(at, f32x4.extract_lane(c, 1), 4);
      store<f32>(at, f32x4.extract_lane(c, 2), 8);
    }
  }
}

/** Backdrop with nothing but backdrop round it: it is painted out of focus already. */
@inline
function isOpenBackdrop(x: i32, y: i32, reach: i32): bool {
  const left = max(0, x - reach),
    right = min(width - 1, x + reach);
  const top = max(0, y - reach) * width,
    middle = y * width,
    bottom = min(height - 1, y + reach) * width;
  return (
    isBare(middle + x) &&
    isBare(top + left) &&
    isBare(top + x) &&
    isBare(top + right) &&
    isBare(middle + left) &&
    isBare(middle + right) &&
    isBare(bottom + left) &&
    isBare(bottom + x) &&
    isBare(bottom + right)
  );
}

@inline
function isBare(p: i32): bool {
  return load<u8>(coverage + <usize>p) == 0;
}

/** A neighbour adds to this pixel if its own disc reaches it, so sharp things in front do not smear over what is behind. */
function gathered(source: usize, x: i32, y: i32, r: f32): v128 {
  const reach = <i32>ceil<f32>(r),
    r2: f32 = (r + 0.5) * (r + 0.5);
  let sum = f32x4.splat(0),
    weight: f32 = 0;
  for (let j = max(0, y - reach); j <= min(height - 1, y + reach); j++) {
    for (let i = max(0, x - reach); i <= min(width - 1, x + reach); i++) {
      const d2 = <f32>((i - x) * (i - x) + (j - y) * (j - y));
      if (d2 > r2) continue;
      const o = j * width + i,
        own: f32 = radiusAt(o) + 0.5;
      if (d2 > own * own) continue;
      sum = f32x4.add(sum, v128.load(source + <usize>(o * 12)));
      weight += 1;
    }
  }
  return f32x4.mul(sum, f32x4.splat(1 / weight));
}
