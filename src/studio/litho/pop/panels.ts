import { filledRows } from '#studio/litho/education/cells.ts';
import type { Rect } from '#studio/litho/geometry.ts';

/** A row that is not full takes the whole width, and looks a little worse for it. */
const UNEVEN = 0.6;
/** Slats rather than panels. */
const MOST_COLUMNS = 3;
const CROWDED = 0.7;
/** As many rows as columns: the grid everybody knows. */
const SQUARE = 1.5;

/** Panels without an empty one: in as many columns as let the motif be largest. */
export function panels(sheet: Rect, count: number, aspect: number): Rect[] {
  const sizeIn = (columns: number): number => {
    const rows = Math.ceil(count / columns);
    const size = Math.min(sheet.height / rows, sheet.width / columns / aspect);
    if (columns * columns === count) return size * SQUARE;
    if (columns > MOST_COLUMNS) return size * CROWDED;
    return count % columns === 0 ? size : size * UNEVEN;
  };
  const columns = Array.from({ length: count }, (_, i) => i + 1).reduce((best, one) =>
    sizeIn(one) > sizeIn(best) * 1.01 ? one : best,
  );
  return filledRows(sheet, count, columns);
}
