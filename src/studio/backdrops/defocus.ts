import type { HdrImage } from '#studio/textures/hdr-image.ts';

/** Up to this radius in pixels the three lines of the hexagon are too coarse: its lamps would be hearts. */
const MOST_ROUND = 12;

/**
 * Lens blur with a hexagonal iris: three skewed line blurs, two of which share their first pass.
 * Works on linear light, so bright spots become discs instead of grey fog.
 */
export function defocus(image: HdrImage, radius: number): HdrImage {
  if (radius < 1) return image;
  if (radius < MOST_ROUND) return roundly(image, radius);
  const cos = Math.cos(Math.PI / 6);
  const up = smear(image, 0, -1, radius);
  const left = smear(image, -cos, 0.5, radius);
  const sum: HdrImage = { ...image, data: new Float32Array(image.data.length) };
  for (let i = 0; i < sum.data.length; i++) sum.data[i] = up.data[i]! + left.data[i]!;
  const first = smear(up, -cos, 0.5, radius);
  const second = smear(sum, cos, 0.5, radius);
  for (let i = 0; i < sum.data.length; i++) sum.data[i] = (first.data[i]! + second.data[i]!) / 3;
  return sum;
}

/** Mean along a line of pixels; away from the border the line is a fixed set of distances in memory. */
function smear(image: HdrImage, dx: number, dy: number, radius: number): HdrImage {
  const { width, height, data } = image;
  const out = new Float32Array(data.length);
  const steps = Math.max(1, Math.round(radius));
  const offsets = Array.from(
    { length: steps + 1 },
    (_, k) => [Math.round(dx * k), Math.round(dy * k)] as const,
  );
  const strides = Int32Array.from(offsets, ([ox, oy]) => (oy * width + ox) * 3);
  const share = 1 / (steps + 1);
  for (let y = 0; y < height; y++) {
    const isInnerRow = y > steps && y < height - steps - 1;
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 3;
      if (!isInnerRow || x <= steps || x >= width - steps - 1) {
        smearAtBorder(image, out, { x, y, offsets });
        continue;
      }
      let r = 0;
      let g = 0;
      let b = 0;
      for (let k = 0; k <= steps; k++) {
        const p = o + strides[k]!;
        r += data[p]!;
        g += data[p + 1]!;
        b += data[p + 2]!;
      }
      out[o] = r * share;
      out[o + 1] = g * share;
      out[o + 2] = b * share;
    }
  }
  return { width, height, data: out };
}

function smearAtBorder(
  { width, height, data }: HdrImage,
  out: Float32Array,
  at: { x: number; y: number; offsets: readonly (readonly [number, number])[] },
): void {
  const o = (at.y * width + at.x) * 3;
  for (const [ox, oy] of at.offsets) {
    const x = Math.min(width - 1, Math.max(0, at.x + ox));
    const y = Math.min(height - 1, Math.max(0, at.y + oy));
    const p = (y * width + x) * 3;
    for (let c = 0; c < 3; c++) out[o + c]! += data[p + c]! / at.offsets.length;
  }
}

/** Mean over an even disc, by the running sums of each row. */
function roundly(image: HdrImage, radius: number): HdrImage {
  const { width, height } = image;
  const sums = rowSums(image);
  const out = new Float32Array(image.data.length);
  const weights = new Float32Array(width);
  const reach = Math.floor(radius + 0.5);
  for (let dy = -reach; dy <= reach; dy++) {
    // The outermost row is covered in part.
    const share = Math.min(1, radius + 0.5 - Math.abs(dy));
    const half = Math.sqrt(Math.max(0.25, radius * radius - dy * dy));
    const span = spanOf(width, half);
    for (let x = 0; x < width; x++)
      weights[x]! += share * (span.to[x]! + span.toPart[x]! - span.from[x]! - span.fromPart[x]!);
    for (let y = 0; y < height; y++) {
      const row = Math.min(height - 1, Math.max(0, y + dy));
      addRow({ sums, at: row * (width + 1) * 3, out, to: y * width * 3 }, span, share);
    }
  }
  let i = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const k = 1 / weights[x]!;
      out[i]! *= k;
      out[i + 1]! *= k;
      out[i + 2]! *= k;
      i += 3;
    }
  return { width, height, data: out };
}

/** For each pixel of a row, where its stretch begins and ends: whole pixels, and the part of the next. */
interface Span {
  from: Int32Array;
  fromPart: Float32Array;
  to: Int32Array;
  toPart: Float32Array;
}

function spanOf(width: number, half: number): Span {
  const span: Span = {
    from: new Int32Array(width),
    fromPart: new Float32Array(width),
    to: new Int32Array(width),
    toPart: new Float32Array(width),
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

interface RowPass {
  sums: Float64Array;
  /** Where the row begins in the sums, and the pixels that it is added to. */
  at: number;
  out: Float32Array;
  to: number;
}

function addRow({ sums, at, out, to }: RowPass, span: Span, share: number): void {
  const { length } = span.from;
  for (let x = 0; x < length; x++) {
    const a = at + span.from[x]! * 3;
    const b = at + span.to[x]! * 3;
    const o = to + x * 3;
    const fa = span.fromPart[x]!;
    const fb = span.toPart[x]!;
    for (let c = 0; c < 3; c++) {
      const start = sums[a + c]! * (1 - fa) + sums[a + 3 + c]! * fa;
      const end = sums[b + c]! * (1 - fb) + sums[b + 3 + c]! * fb;
      out[o + c]! += share * (end - start);
    }
  }
}

/** Of each row, the sum of all pixels before each place. */
function rowSums({ width, height, data }: HdrImage): Float64Array {
  const sums = new Float64Array(height * (width + 1) * 3);
  for (let y = 0; y < height; y++)
    for (let i = 0; i < width * 3; i++) {
      const at = y * (width + 1) * 3 + i;
      sums[at + 3] = sums[at]! + data[y * width * 3 + i]!;
    }
  return sums;
}
