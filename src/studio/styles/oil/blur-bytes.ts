/**
 * A picture (RGBA) as a broad brush sees it: two box blurs, into `out` (RGB). Bytes instead of floats: a painting
 * holds three of these at a time, and brushes do not see the difference. `spare` is as large; its values are lost.
 */
export function blurBytes(
  source: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  { radius, out, spare }: { radius: number; out: Uint8ClampedArray; spare: Uint8ClampedArray },
): void {
  const r = Math.max(1, Math.round(radius));
  blurRows({ pixels: source, channels: 4 }, spare, width, r);
  blurColumns(spare, out, { width, height }, r);
  blurRows({ pixels: out, channels: 3 }, spare, width, r);
  blurColumns(spare, out, { width, height }, r);
}

interface Source {
  pixels: Uint8ClampedArray;
  channels: number;
}

function blurRows(
  { pixels, channels }: Source,
  to: Uint8ClampedArray,
  width: number,
  r: number,
): void {
  const share = 1 / (2 * r + 1);
  const last = (width - 1) * channels;
  for (let row = 0; row < to.length / 3; row += width) {
    for (let c = 0; c < 3; c++) {
      const k = row * channels + c;
      const o = row * 3 + c;
      let sum = 0;
      for (let i = -r; i <= r; i++) sum += pixels[k + Math.min(last, Math.max(0, i * channels))]!;
      for (let x = 0; x < width; x++) {
        to[o + x * 3] = sum * share;
        sum +=
          pixels[k + Math.min(last, (x + r + 1) * channels)]! -
          pixels[k + Math.max(0, (x - r) * channels)]!;
      }
    }
  }
}

function blurColumns(
  from: Uint8ClampedArray,
  to: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  r: number,
): void {
  const share = 1 / (2 * r + 1);
  const stride = width * 3;
  const sum = new Int32Array(stride);
  const rowAt = (y: number): number => Math.min(height - 1, Math.max(0, y)) * stride;
  for (let i = -r; i <= r; i++) {
    const o = rowAt(i);
    for (let x = 0; x < stride; x++) sum[x]! += from[o + x]!;
  }
  for (let y = 0; y < height; y++) {
    const add = rowAt(y + r + 1);
    const drop = rowAt(y - r);
    const o = y * stride;
    for (let x = 0; x < stride; x++) {
      to[o + x] = sum[x]! * share;
      sum[x]! += from[add + x]! - from[drop + x]!;
    }
  }
}
