import type { Rect } from '#studio/litho/geometry.ts';

/** Fields of about the wanted proportion that fill the area row by row. */
export const cells = (area: Rect, count: number, aspect = 0.8): Rect[] =>
  rowsOf(area, count, bestColumns(area, count, aspect));

function rowsOf(area: Rect, count: number, columns: number): Rect[] {
  const rows = Math.ceil(count / columns);
  const [width, height] = [area.width / columns, area.height / rows];
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    // A short last row stands in the middle.
    const shift = ((columns - inRow) * width) / 2;
    return { x: area.x + shift + (i % columns) * width, y: area.y + row * height, width, height };
  });
}

/** The same, and a short last row takes the whole width. */
export const filledCells = (area: Rect, count: number, aspect = 0.8): Rect[] =>
  filledRows(area, count, bestColumns(area, count, aspect));

export function filledRows(area: Rect, count: number, columns: number): Rect[] {
  const fields = rowsOf(area, count, columns);
  const foot = fields.at(-1)?.y;
  const last = fields.filter(({ y }) => y === foot);
  const width = area.width / Math.max(1, last.length);
  return fields.map((field) =>
    field.y === foot ? { ...field, x: area.x + last.indexOf(field) * width, width } : field,
  );
}

/** The number of columns that leaves the drawings largest, without a last row of one. */
function bestColumns(area: Rect, count: number, aspect: number): number {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const lonely = count - (rows - 1) * columns === 1 && rows > 1 ? 0.92 : 1;
    const size = Math.min(area.width / columns / aspect, area.height / rows) * lonely;
    if (size > best.size * 1.02) best = { columns, size };
  }
  return best.columns;
}
