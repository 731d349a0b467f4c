/**
 * A picture as a broad brush sees it: two box blurs of RGB bytes, into `out`. Bytes instead of floats: a painting
 * holds three of these at a time, and brushes do not see the difference. `spare` is as large; its values are lost.
 */
export function blurBytes(
  source: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  { radius, out, spare }: { radius: number; out: Uint8ClampedArray; spare: Uint8ClampedArray },
): void {
  const r = Math.max(1, Math.round(radius));
  blurRows(source, spare, width, r);
  blurColumns(spare, out, { width, height }, r);
  blurRows(out, spare, width, r);
  blurColumns(spare, out, { width, height }, r);
}

function blurRows(from: Uint8ClampedArray, to: Uint8ClampedArray, width: number, r: number): void {
  const share = 1 / (2 * r + 1);
  const last = (width - 1) * 3;
  for (let row = 0; row < from.length; row += width * 3) {
    for (let k = row; k < row + 3; k++) {
      let sum = 0;
      for (let i = -r; i <= r; i++) sum += from[k + Math.min(last, Math.max(0, i * 3))]!;
      for (let x = 0; x < width; x++) {
        to[k + x * 3] = sum * share;
        sum += from[k + Math.min(last, (x + r + 1) * 3)]! - from[k + Math.max(0, (x - r) * 3)]!;
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
