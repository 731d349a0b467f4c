import type { Rgb } from '#studio/textures/colour.ts';
import { blendPixel } from '#studio/textures/hdr-image.ts';
import { hash2 } from '#studio/textures/noise.ts';
import { glowAt, lit, projectX, projectY, throughAir } from './canvas.ts';
import type { LandscapeCanvas } from './canvas.ts';

const POST_EVERY_METRES = 5.5;
const WOOD: Rgb = [0.16, 0.12, 0.085];

/** The stake that stands in this slab of the row, if one does. */
export function paintPost(canvas: LandscapeCanvas, row: number, z: number, slab: number): void {
  const { terrain, view, palette, spec } = canvas;
  const shift = hash2(row, 1, spec.seed) * POST_EVERY_METRES;
  if (
    Math.floor((z + shift) / POST_EVERY_METRES) ===
    Math.floor((z - slab + shift) / POST_EVERY_METRES)
  )
    return;
  if (z < 2.6) return;
  const x = terrain.rowX(row, z);
  if (terrain.isBare(x, z)) return;
  const foot = terrain.ground(x, z);
  const half = Math.max(0.5, (0.045 * view.focal) / z);
  const cx = projectX(view, x + (hash2(row, Math.round(z), 5) - 0.5) * 0.1, z);
  const top = projectY(view, foot + terrain.shape.canopyHeight * 1.09, z);
  const bottom = projectY(view, foot, z);
  const colour = throughAir(canvas, lit(palette, WOOD, 1.3, 0.16), {
    metres: z,
    glow: glowAt(view, cx),
  });
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(view.height, bottom); y++) {
    for (
      let px = Math.max(0, Math.floor(cx - half));
      px <= Math.min(view.width - 1, cx + half);
      px++
    ) {
      blendPixel(canvas.image, y * view.width + px, colour, Math.min(1, half) * 0.9);
    }
  }
}
