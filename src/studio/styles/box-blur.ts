export interface Plane {
  width: number;
  height: number;
  /** Interleaved values a pixel. */
  channels: number;
}

/** Repeated box blur: two passes are close to a Gaussian, at a cost that does not grow with the radius. */
export function boxBlur(
  source: Float32Array,
  plane: Plane,
  radius: number,
  passes = 2,
): Float32Array {
  return blurInPlace(source.slice(), plane, { radius, passes });
}

export interface Blur {
  radius: number;
  passes: number;
  /** As large as what is blurred; its values are lost. Whoever blurs often gives the same one each time. */
  spare?: Float32Array;
}

/** The same for values that are not needed any more as they were. Returns them. */
export function blurInPlace(
  values: Float32Array,
  plane: Plane,
  { radius, passes, spare = new Float32Array(values.length) }: Blur,
): Float32Array {
  const r = Math.max(1, Math.round(radius));
  for (let p = 0; p < passes; p++) {
    blurRows(values, spare, plane, r);
    blurColumns(spare, values, plane, r);
  }
  return values;
}

function blurRows(
  from: Float32Array,
  to: Float32Array,
  { width, height, channels: c }: Plane,
  r: number,
): void {
  const share = 1 / (2 * r + 1);
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < c; k++) {
      const o = y * width * c + k;
      let sum = 0;
      for (let i = -r; i <= r; i++) sum += from[o + Math.min(width - 1, Math.max(0, i)) * c]!;
      for (let x = 0; x < width; x++) {
        to[o + x * c] = sum * share;
        sum += from[o + Math.min(width - 1, x + r + 1) * c]! - from[o + Math.max(0, x - r) * c]!;
      }
    }
  }
}

/** Whole rows at a time: walking down single columns would miss the cache at every step. */
function blurColumns(
  from: Float32Array,
  to: Float32Array,
  { width, height, channels: c }: Plane,
  r: number,
): void {
  const share = 1 / (2 * r + 1);
  const stride = width * c;
  const sum = new Float32Array(stride);
  const row = (y: number): number => Math.min(height - 1, Math.max(0, y)) * stride;
  for (let i = -r; i <= r; i++) {
    const o = row(i);
    for (let x = 0; x < stride; x++) sum[x]! += from[o + x]!;
  }
  for (let y = 0; y < height; y++) {
    const add = row(y + r + 1);
    const drop = row(y - r);
    const o = y * stride;
    for (let x = 0; x < stride; x++) {
      to[o + x] = sum[x]! * share;
      sum[x]! += from[add + x]! - from[drop + x]!;
    }
  }
}
