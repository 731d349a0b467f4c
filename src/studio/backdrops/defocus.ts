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

function smear(image: HdrImage, dx: number, dy: number, radius: number): HdrImage {
  const { width, height, data } = image;
  const out = new Float32Array(data.length);
  const steps = Math.max(1, Math.round(radius));
  const offsets = Array.from(
    { length: steps + 1 },
    (_, k) => [Math.round(dx * k), Math.round(dy * k)] as const,
  );
  const share = 1 / (steps + 1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (const [ox, oy] of offsets) {
        const sx = x + ox < 0 ? 0 : x + ox >= width ? width - 1 : x + ox;
        const sy = y + oy < 0 ? 0 : y + oy >= height ? height - 1 : y + oy;
        const o = (sy * width + sx) * 3;
        r += data[o]!;
        g += data[o + 1]!;
        b += data[o + 2]!;
      }
      const o = (y * width + x) * 3;
      out[o] = r * share;
      out[o + 1] = g * share;
      out[o + 2] = b * share;
    }
  }
  return { width, height, data: out };
}
