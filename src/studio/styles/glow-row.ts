import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { clamp } from '#studio/textures/noise.ts';
import { GLOW_SHRINK } from './bloom.ts';

/** One row of the glow at the size of the large picture, bilinear. */
export function readGlowRow(glow: HdrImage, y: number, row: Float32Array): void {
  const { width, height, data } = glow;
  const sy = clamp((y + 0.5) / GLOW_SHRINK - 0.5, 0, height - 1.001);
  const y0 = sy | 0;
  const fy = sy - y0;
  const upper = y0 * width * 3;
  const lower = upper + width * 3;
  for (let x = 0; x < row.length / 3; x++) {
    const sx = clamp((x + 0.5) / GLOW_SHRINK - 0.5, 0, width - 1.001);
    const x0 = sx | 0;
    const fx = sx - x0;
    for (let c = 0; c < 3; c++) {
      const i = x0 * 3 + c;
      const top = data[upper + i]! + (data[upper + i + 3]! - data[upper + i]!) * fx;
      const bottom = data[lower + i]! + (data[lower + i + 3]! - data[lower + i]!) * fx;
      row[x * 3 + c] = top + (bottom - top) * fy;
    }
  }
}
