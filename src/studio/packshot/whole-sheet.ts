import type { Film } from '#studio/film.ts';
import type { PixelSize } from '#studio/picture-request.ts';
import type { Rows } from '#studio/row-bands.ts';
import type { PixelBox } from './cutout.ts';

/** The ids of a window's rows, put where they belong in the whole picture, so that shares and places are those of the frame. */
export function wholeSheet(
  film: Film,
  window: PixelBox,
  { width, height, rows }: PixelSize & { rows: Rows },
): { width: number; height: number; ids: Uint16Array; through?: Uint16Array } {
  const spread = (plane: Uint16Array): Uint16Array => {
    const whole = new Uint16Array(width * height);
    const last = Math.min(film.height, rows.to - window.top);
    for (let y = Math.max(0, rows.from - window.top); y < last; y++) {
      const line = plane.subarray(y * film.width, (y + 1) * film.width);
      whole.set(line, (y + window.top) * width + window.left);
    }
    return whole;
  };
  return {
    width,
    height,
    ids: spread(film.ids),
    ...(film.through && { through: spread(film.through) }),
  };
}
