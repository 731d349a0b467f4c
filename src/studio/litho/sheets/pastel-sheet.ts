import type { DrawnPicture } from '#studio/film.ts';
import { ellipse } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { Random } from '#studio/random.ts';

const WASHES = ['#f3c9d0', '#cfe4d4', '#d8cfec', '#fbe0bd'] as const;
const DABS = 5;

/** Pools of thin colour behind everything, each of several wet dabs. */
export function layWashes(press: LithoPress, random: Random): void {
  const { width, height } = press;
  const corners = [
    [0.08, 0.1],
    [0.92, 0.16],
    [0.12, 0.9],
    [0.9, 0.88],
  ] as const;
  corners.forEach(([x, y], i) => {
    for (let dab = 0; dab < DABS; dab++) {
      const at = [
        (x + random.range(-0.08, 0.08)) * width,
        (y + random.range(-0.08, 0.08)) * height,
      ] as const;
      const size = Math.min(width, height) * random.range(0.14, 0.26);
      press.veil(ellipse(at, size * random.range(0.9, 1.3), size), WASHES[i]!, 0.2);
    }
  });
}

/** How much white is in every pigment. */
const WHITE = 0.16;
const CREAM = [255, 250, 242] as const;

/** Thins a print to gouache: nothing is as dark as ink. */
export function thinInks(print: DrawnPicture): DrawnPicture {
  const { pixels } = print;
  for (let i = 0; i < pixels.length; i++) {
    const c = i % 4;
    if (c < 3) pixels[i] = pixels[i]! + (CREAM[c]! - pixels[i]!) * WHITE;
  }
  return print;
}
