import type { Rect } from '#studio/litho/geometry.ts';

/** Fields of about the wanted proportion that fill the area row by row. */
export function cells(area: Rect, count: number, aspect = 0.8): Rect[] {
  const columns = bestColumns(area, count, aspect);
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

/** The number of columns that leaves the drawings largest, without a last row of one. */
function bestColumns(area: Rect, count: number, aspect: number): number {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const lonely = count - (rows - 1) * columns === 1 && rows > 1 ? 0.8 : 1;
    const size = Math.min(area.width / columns / aspect, area.height / rows) * lonely;
    if (size > best.size * 1.02) best = { columns, size };
  }
  return best.columns;
}
