import type { SKRSContext2D } from '@napi-rs/canvas';
import { hash2, noise2 } from '#studio/textures/noise.ts';
import { PRINT_DESIGN } from './designs/print-design.ts';
import { createSheet } from './label-sheet.ts';
import type { LabelSheet } from './label-sheet.ts';
import type { LabelSpec } from './label-spec.ts';
import type { PaintedLabel } from './painted-label.ts';
import { printArtwork } from './print-artwork.ts';

/** Prints a label. Text is set, never generated: it reads exactly as written. */
export function paintLabel(
  spec: LabelSpec,
  { width, height }: { width: number; height: number },
): PaintedLabel {
  if (spec.own?.print.kind === 'artwork') return printArtwork(spec.own.print, { width, height });
  const sheet = createSheet(spec, width, height);
  if (!spec.isBlank) PRINT_DESIGN[spec.design](sheet);
  const color = pixelsOf(sheet.colour, sheet);
  addPaperGrain(color, sheet);
  return { color, relief: pixelsOf(sheet.relief, sheet) };
}

function pixelsOf(ctx: SKRSContext2D, { width, height }: LabelSheet): Uint8ClampedArray {
  return new Uint8ClampedArray(ctx.getImageData(0, 0, width, height).data);
}

/** Pixels across which the cloud is as good as even. */
const CLOUD_STEP = 4;

/** Cotton paper: a fine tooth and a faint cloud, too weak to touch the lettering. */
function addPaperGrain(pixels: Uint8ClampedArray, { width, height, spec }: LabelSheet): void {
  let cloud = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const tooth = hash2(x, y, spec.seed) - 0.5;
      if (x % CLOUD_STEP === 0) cloud = noise2((x / width) * 9, (y / width) * 9, spec.seed) - 0.5;
      const shade = 1 + tooth * 0.03 + cloud * 0.03;
      const i = (y * width + x) * 4;
      pixels[i]! *= shade;
      pixels[i + 1]! *= shade;
      pixels[i + 2]! *= shade;
    }
  }
}
