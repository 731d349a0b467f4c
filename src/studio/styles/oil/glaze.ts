import type { Film } from '#studio/film.ts';
import type { Care } from '#studio/styles/find-subjects.ts';
import type { Rows } from '#studio/row-bands.ts';
import { aimTap, createTap, readTap, toPlane } from '#studio/styles/sample-plane.ts';

export interface Glaze {
  film: Film;
  care: Care;
  /** What the painter saw, at the film's size. */
  model: Uint8ClampedArray;
  size: { width: number; height: number };
  /** Rows of the picture that `paint` and `relief` hold. */
  rows: Rows;
}

/** Shares of the model that thin glazes bring back: on the ground, and where the finest care is wanted. */
const ON_GROUND = 0.3;
const ON_FINEST = 0.66;
/** Old masters kept their grounds thin, and the paint of a face thinner: ridges there would be wrinkles. */
const THIN_GROUND = 0.4;
const THINNED = 0.55;
const LEVEL = 64;

/** The last, thin layers of an old master: form and edge come back over the broad strokes, so that nothing asked for is lost. */
export function glaze(
  paint: Uint8ClampedArray,
  relief: Uint8ClampedArray,
  { film, care, model, size, rows }: Glaze,
): void {
  const { width, height } = film;
  const plane = { data: model, width, height, channels: 4 };
  const tap = createTap();
  const careful = { data: care, width, height, channels: 1 };
  const wanted = createTap();
  for (let y = rows.from; y < rows.to; y++) {
    const fy = toPlane(y, size.height, height);
    for (let x = 0; x < size.width; x++) {
      const fx = toPlane(x, size.width, width);
      aimTap(wanted, careful, fx, fy);
      const fine = readTap(wanted, care, 0);
      const share = ON_GROUND + (ON_FINEST - ON_GROUND) * fine;
      aimTap(tap, plane, fx, fy);
      const o = ((y - rows.from) * size.width + x) * 4;
      const thin = THIN_GROUND + (THINNED - THIN_GROUND) * fine;
      relief[o] = relief[o]! + (LEVEL - relief[o]!) * thin;
      for (let c = 0; c < 3; c++)
        paint[o + c] = paint[o + c]! + (readTap(tap, model, c) - paint[o + c]!) * share;
    }
  }
}
