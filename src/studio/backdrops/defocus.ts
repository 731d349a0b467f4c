import type { HdrImage } from '#studio/textures/hdr-image.ts';

/**
 * Lens blur with a hexagonal iris: three skewed line blurs, two of which share their first pass.
 * Works on linear light, so bright spots become discs instead of grey fog.
 */
export function defocus(image: HdrImage, radius: number): HdrImage {
  if (radius < 1) return image;
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
