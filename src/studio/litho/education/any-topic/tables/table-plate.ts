import { capital } from '#studio/typography/capital.ts';
import { rectangle, roundedRectangle } from '#studio/litho/geometry.ts';
import {
  NAME_FACE,
  PLATE_ACCENT,
  PLATE_FIELD,
  PLATE_PAPER,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';

/** The column of names is so much wider than the others. */
const NAMES = 1.35;

/** The customer's own table: a row for each entry, a column for each thing that is told of it. */
export function drawTable(plate: Plate, items: readonly PlateItem[]): void {
  const { area, press, textPx } = plate;
  const heads = headsOf(plate.spec.prompt, items[0]?.cells?.length ?? 0);
  const columns = items[0]?.cells?.length ?? 0;
  const unit = area.width / (columns + NAMES);
  const lines = items.length + (heads.length > 0 ? 0.7 : 0);
  const step = Math.min(area.height / lines, textPx * 5.5);
  const head = heads.length > 0 ? step * 0.7 : 0;
  const top = area.y + (area.height - step * items.length - head) / 2;
  const size = Math.min(textPx * 1.25, step * 0.34, unit * 0.17);
  const centre = (column: number): number => area.x + unit * (NAMES + column + 0.5);
  if (head > 0)
    press.fill(
      roundedRectangle({ x: area.x, y: top, width: area.width, height: head }, press.unit * 8),
      PLATE_ACCENT,
    );
  heads.forEach((name, i) =>
    writeLines(plate, capital(name), [centre(i), top + head / 2], {
      sizePx: size,
      maxWidth: unit * 0.92,
      maxLines: 1,
      isCentred: true,
      face: NAME_FACE,
      ink: PLATE_PAPER,
    }),
  );
  items.forEach(({ name, cells = [] }, i) => {
    const y = top + head + step * i;
    if (i % 2 === 0)
      press.fill(rectangle({ x: area.x, y, width: area.width, height: step }), PLATE_FIELD);
    writeLines(plate, capital(name), [area.x + unit * 0.1, y + step / 2], {
      sizePx: size * 1.1,
      maxWidth: unit * (NAMES - 0.15),
      maxLines: 2,
      align: 'left',
      isCentred: true,
      face: NAME_FACE,
    });
    cells.forEach((cell, column) =>
      writeLines(plate, cell, [centre(column), y + step / 2], {
        sizePx: size,
        maxWidth: unit * 0.92,
        maxLines: 2,
        isCentred: true,
      }),
    );
  });
}

const COLUMNS = /\b(?:columns?|colonnes?|colonne|columnas?|spalten?)\s*:\s*([^.;\n(]+)/iu;

/** 'Columns: grape, alcohol, price': as many as there are, or none. */
function headsOf(prompt: string, count: number): readonly string[] {
  const [, said = ''] = COLUMNS.exec(prompt) ?? [];
  const heads = said
    .split(/,|\s(?:and|et|e|y|und)\s/u)
    .map((one) => one.trim())
    .filter(Boolean);
  return heads.length === count ? heads : heads.length === count + 1 ? heads.slice(1) : [];
}
