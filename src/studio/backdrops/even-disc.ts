import type { Raster } from './raster.ts';

/** Mean over an even disc, by the running sums of each row; only those of the rows under the disc are kept. */
export function evenDisc(image: Raster, radius: number): Float32Array {
  const { width, height, channels } = image;
  const reach = Math.floor(radius + 0.5);
  const spans = Array.from({ length: 2 * reach + 1 }, (_, i) => spanOf(image, radius, i - reach));
  const weights = weightsOf(spans, width);
  const stride = (width + 1) * channels;
  const sums = new Float64Array(stride * spans.length);
  const out = new Float32Array(image.data.length);
  let summed = 0;
  for (let y = 0; y < height; y++) {
    for (; summed < height && summed <= y + reach; summed++)
      sumRow(image, summed, sums, (summed % spans.length) * stride);
    const to = y * width * channels;
    for (let i = 0; i < spans.length; i++) {
      const row = Math.min(height - 1, Math.max(0, y + i - reach));
      addRow({ sums, at: (row % spans.length) * stride, out, to, channels }, spans[i]!);
    }
    weigh(out, to, weights, channels);
  }
  return out;
}

/** For each pixel of a row, where its stretch begins and ends: whole pixels, and the part of the next. */
interface Span {
  from: Int32Array;
  fromPart: Float32Array;
  to: Int32Array;
  toPart: Float32Array;
  /** How much of the row is under the disc. */
  share: number;
}

function spanOf({ width }: Raster, radius: number, dy: number): Span {
  const half = Math.sqrt(Math.max(0.25, radius * radius - dy * dy));
  const span: Span = {
    from: new Int32Array(width),
    fromPart: new Float32Array(width),
    to: new Int32Array(width),
    toPart: new Float32Array(width),
    // The outermost row is covered in part.
    share: Math.min(1, radius + 0.5 - Math.abs(dy)),
  };
  for (let x = 0; x < width; x++) {
    const from = Math.max(0, x + 0.5 - half);
    const to = Math.min(width, x + 0.5 + half);
    span.from[x] = Math.min(width - 1, Math.floor(from));
    span.to[x] = Math.min(width - 1, Math.floor(to));
    span.fromPart[x] = from - span.from[x]!;
    span.toPart[x] = to - span.to[x]!;
  }
  return span;
}

function weightsOf(spans: readonly Span[], width: number): Float32Array {
  const weights = new Float32Array(width);
  for (const { from, fromPart, to, toPart, share } of spans)
    for (let x = 0; x < width; x++)
      weights[x]! += share * (to[x]! + toPart[x]! - from[x]! - fromPart[x]!);
  return weights;
}

interface RowPass {
  sums: Float64Array;
  /** Where the row begins in the sums, and the pixels that it is added to. */
  at: number;
  out: Float32Array;
  to: number;
  channels: number;
}

function addRow({ sums, at, out, to, channels }: RowPass, span: Span): void {
  const { length } = span.from;
  const { share } = span;
  for (let x = 0; x < length; x++) {
    const a = at + span.from[x]! * channels;
    const b = at + span.to[x]! * channels;
    const o = to + x * channels;
    const fa = span.fromPart[x]!;
    const fb = span.toPart[x]!;
    for (let c = 0; c < channels; c++) {
      const start = sums[a + c]! * (1 - fa) + sums[a + channels + c]! * fa;
      const end = sums[b + c]! * (1 - fb) + sums[b + channels + c]! * fb;
      out[o + c]! += share * (end - start);
    }
  }
}

/** Of one row, the sum of all pixels before each place. */
function sumRow(
  { width, data, channels }: Raster,
  row: number,
  sums: Float64Array,
  at: number,
): void {
  const from = row * width * channels;
  for (let i = 0; i < width * channels; i++)
    sums[at + channels + i] = sums[at + i]! + data[from + i]!;
}

function weigh(out: Float32Array, at: number, weights: Float32Array, channels: number): void {
  for (let x = 0; x < weights.length; x++) {
    const k = 1 / weights[x]!;
    for (let c = 0; c < channels; c++) out[at + x * channels + c]! *= k;
  }
}
