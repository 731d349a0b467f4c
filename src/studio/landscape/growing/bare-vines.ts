import type { Rgb } from '#studio/textures/colour.ts';
import { blendPixel } from '#studio/textures/hdr-image.ts';
import { hash2 } from '#studio/textures/noise.ts';
import { glowAt, lit, projectX, projectY, throughAir } from '#studio/landscape/canvas.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';

const VINE_EVERY_METRES = 1.25;
const BARK: Rgb = [0.05, 0.034, 0.024];
/** Farther away they are a few pixels of noise. */
const FAR_METRES = 45;

/** From the head of the stock: metres aside and up. */
const CANES = [
  [-0.42, 0.1],
  [0.42, 0.1],
  [-0.26, 0.5],
  [0.22, 0.56],
  [-0.06, 0.48],
] as const;

/** The stock that stands in this slab of the row, with its pruned canes: what winter leaves of a vineyard. */
export function paintBareVine(canvas: LandscapeCanvas, row: number, z: number, slab: number): void {
  const { terrain, view, palette, spec } = canvas;
  const shift = hash2(row, 3, spec.seed) * VINE_EVERY_METRES;
  const at = Math.floor((z + shift) / VINE_EVERY_METRES);
  if (z < 2.6 || z > FAR_METRES || at === Math.floor((z - slab + shift) / VINE_EVERY_METRES))
    return;
  const x = terrain.rowX(row, z);
  if (terrain.isBare(x, z)) return;
  const foot = terrain.ground(x, z);
  const head = foot + terrain.shape.canopyHeight * 0.48;
  const cx = projectX(view, x, z);
  const colour = throughAir(canvas, lit(palette, BARK, 1.4, 0.2), {
    metres: z,
    glow: glowAt(view, cx),
  });
  const stroke = { canvas, colour, half: (0.035 * view.focal) / z };
  const lean = (hash2(row, at, 9) - 0.5) * 0.14;
  const top = [projectX(view, x + lean, z), projectY(view, head, z)] as const;
  draw(stroke, [cx, projectY(view, foot, z)], top);
  for (const [aside, up] of CANES) {
    const end = [
      projectX(view, x + lean + aside * (0.7 + hash2(at, row, 4) * 0.5), z),
      projectY(view, head + up * terrain.shape.canopyHeight * 0.7, z),
    ] as const;
    draw({ ...stroke, half: stroke.half * 0.4 }, top, end);
  }
}

type Point = readonly [number, number];

function draw(
  { canvas, colour, half }: { canvas: LandscapeCanvas; colour: Rgb; half: number },
  from: Point,
  to: Point,
): void {
  const { width, height } = canvas.view;
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1])));
  const wide = Math.max(0.5, half);
  for (let i = 0; i <= steps; i++) {
    const y = Math.round(from[1] + ((to[1] - from[1]) * i) / steps);
    const x = from[0] + ((to[0] - from[0]) * i) / steps;
    if (y < 0 || y >= height) continue;
    for (let px = Math.round(x - wide); px < Math.round(x - wide) + Math.max(1, wide * 2); px++)
      if (px >= 0 && px < width)
        blendPixel(canvas.image, y * width + px, colour, Math.min(1, half * 2) * 0.85);
  }
}
