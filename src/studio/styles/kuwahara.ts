/** Rows whose summed areas are held at a time: a whole picture of them would weigh more than the film. */
const STRIP = 64;

interface Strip {
  /** Interleaved sums of r, g, b and squared luminance from row `top` on, with a zero row and column in front. */
  sums: Float64Array;
  top: number;
}

/** Classic four-quadrant Kuwahara by summed areas: every pixel takes the mean of its calmest corner. RGB floats in 0..255. */
export function kuwahara(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const out = new Float32Array(source.length);
  const sums = new Float64Array((width + 1) * 4 * (STRIP + 2 * radius + 1));
  for (let from = 0; from < height; from += STRIP) {
    const to = Math.min(height, from + STRIP);
    const top = Math.max(0, from - radius);
    sumAreas(source, width, { sums, top }, Math.min(height, to + radius));
    for (let y = from; y < to; y++) {
      for (let x = 0; x < width; x++) calmest({ sums, top }, { width, height, radius, x, y }, out);
    }
  }
  return out;
}

const mean = [0, 0, 0, 0];

function calmest(
  strip: Strip,
  at: { width: number; height: number; radius: number; x: number; y: number },
  out: Float32Array,
): void {
  const { width, height, radius, x, y } = at;
  let r = 0;
  let g = 0;
  let b = 0;
  let weight = 0;
  for (let k = 0; k < 4; k++) {
    const x0 = Math.max(0, k & 1 ? x : x - radius);
    const x1 = Math.min(width - 1, k & 1 ? x + radius : x);
    const y0 = Math.max(0, k & 2 ? y : y - radius) - strip.top;
    const y1 = Math.min(height - 1, k & 2 ? y + radius : y) - strip.top;
    boxMean(strip.sums, width, { x0, x1, y0, y1 }, mean);
    const l = 0.3 * mean[0]! + 0.6 * mean[1]! + 0.1 * mean[2]!;
    const variance = Math.max(0, mean[3]! - l * l);
    const w = 1 / (1 + variance * variance * 0.02 + variance * 0.6);
    r += mean[0]! * w;
    g += mean[1]! * w;
    b += mean[2]! * w;
    weight += w;
  }
  const o = (y * width + x) * 3;
  out[o] = r / weight;
  out[o + 1] = g / weight;
  out[o + 2] = b / weight;
}

/** Fills the strip with the sums of rows `top` to `bottom`; its zero row and column are never written. */
function sumAreas(source: Float32Array, width: number, { sums, top }: Strip, bottom: number): void {
  const stride = (width + 1) * 4;
  for (let y = top; y < bottom; y++) {
    let r = 0;
    let g = 0;
    let b = 0;
    let q = 0;
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const l = 0.3 * source[i]! + 0.6 * source[i + 1]! + 0.1 * source[i + 2]!;
      r += source[i]!;
      g += source[i + 1]!;
      b += source[i + 2]!;
      q += l * l;
      const o = (y - top + 1) * stride + (x + 1) * 4;
      sums[o] = sums[o - stride]! + r;
      sums[o + 1] = sums[o - stride + 1]! + g;
      sums[o + 2] = sums[o - stride + 2]! + b;
      sums[o + 3] = sums[o - stride + 3]! + q;
    }
  }
}

interface Box {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

function boxMean(sums: Float64Array, width: number, { x0, x1, y0, y1 }: Box, mean: number[]): void {
  const stride = (width + 1) * 4;
  const share = 1 / ((x1 - x0 + 1) * (y1 - y0 + 1));
  const a = y0 * stride + x0 * 4;
  const b = y0 * stride + (x1 + 1) * 4;
  const c = (y1 + 1) * stride + x0 * 4;
  const d = (y1 + 1) * stride + (x1 + 1) * 4;
  for (let k = 0; k < 4; k++)
    mean[k] = (sums[d + k]! - sums[b + k]! - sums[c + k]! + sums[a + k]!) * share;
}
