import { circle, type Rect } from '#studio/litho/geometry.ts';
import { cells } from './cells.ts';
import type { Step } from './step.ts';
import { inSteps } from './in-steps.ts';
import { narrowed } from './narrowed.ts';
import {
  FIGURES,
  linesOf,
  PLATE_INK,
  PLATE_PAPER,
  PLATE_SOFT,
  say,
  write,
  writeLines,
  type Plate,
} from './plate.ts';

interface StepsLook {
  /** Numbers tell an order; things beside each other have none. */
  isNumbered?: boolean;
  /** Width by height of one field. */
  aspect?: number;
  /** Without notes there is more room for the drawings. */
  hasNotes?: boolean;
}

/** Room for name and note below a drawing, in widths of its field. */
const WORDS = 0.3;

/** Pictures with names and notes, as large as the sheet allows. */
export function drawSteps(
  plate: Plate,
  all: readonly Step[],
  { isNumbered = true, aspect = 0.85, hasNotes = true }: StepsLook = {},
  area: Rect = plate.area,
): void {
  const told = narrowed(plate, all);
  const steps = isNumbered ? inSteps(plate, told) : told;
  if (!isNumbered && steps.length === IN_ROWS && area.height > area.width * 0.7) {
    drawStepRows(plate, steps, area);
    return;
  }
  const fields = cells(area, steps.length, aspect).map((field) => trimmed(field, aspect));
  const first = fields[0] ?? area;
  const size = Math.min(plate.textPx * 1.3, first.width * 0.11, first.height * 0.125);
  const noteStyle = {
    sizePx: size * 0.88,
    maxWidth: first.width * 0.92,
    maxLines: 3,
    face: 'playfairItalic',
    ink: PLATE_SOFT,
  } as const;
  const noteLines = hasNotes
    ? Math.max(...steps.map(({ note }) => linesOf(plate, note, noteStyle)))
    : 0;
  // Only as much room for words as the longest note takes: the rest belongs to the drawings.
  const lines = hasNotes ? 1.7 + noteLines : 1.5;
  steps.forEach((step, i) => {
    const field = fields[i] ?? area;
    const textTop = field.y + field.height - size * lines;
    step.draw(plate, {
      x: field.x + field.width * 0.1,
      y: field.y + size * 0.4,
      width: field.width * 0.8,
      height: textTop - field.y - size,
    });
    if (isNumbered) drawNumber(plate, i + 1, field, size);
    const x = field.x + field.width / 2;
    writeLines(plate, say(plate, step.name), [x, textTop + size * 0.75], {
      sizePx: size * 1.1,
      maxWidth: field.width * 0.96,
      maxLines: 1,
    });
    if (!hasNotes) return;
    writeLines(plate, step.note, [x, textTop + size * 1.75], noteStyle);
  });
}

/** So many beside each other would be small on a sheet that is as tall as wide: they stand in rows. */
const IN_ROWS = 3;

function drawStepRows(plate: Plate, steps: readonly Step[], area: Rect): void {
  const height = area.height / steps.length;
  const size = plate.textPx * 1.6;
  steps.forEach((step, i) => {
    const y = area.y + i * height;
    const picture = {
      x: area.x,
      y: y + height * 0.06,
      width: area.width * 0.4,
      height: height * 0.86,
    };
    step.draw(plate, picture);
    const left = area.x + area.width * 0.45;
    const style = { maxWidth: area.width * 0.54, align: 'left' } as const;
    const middle = y + height / 2;
    const hasNote = say(plate, step.note) !== '';
    writeLines(plate, say(plate, step.name), [left, middle + size * (hasNote ? -0.1 : 0.3)], {
      ...style,
      sizePx: size,
      maxLines: 1,
    });
    writeLines(plate, step.note, [left, middle + size * 0.9], {
      ...style,
      sizePx: size * 0.8,
      maxLines: 2,
      face: 'playfairItalic',
      ink: PLATE_SOFT,
    });
  });
}

/** A field much taller than wide would set its drawing adrift. */
function trimmed(field: Rect, aspect: number): Rect {
  const height = Math.min(field.height, field.width * (1 / aspect + WORDS));
  return { ...field, y: field.y + (field.height - height) / 2, height };
}

function drawNumber(plate: Plate, number: number, field: Rect, size: number): void {
  const at = [field.x + size * 1.1, field.y + size * 1.2] as const;
  plate.press.fill(circle(at, size * 0.72), PLATE_INK);
  write(plate, String(number), [at[0], at[1] + size * 0.29], {
    face: FIGURES,
    sizePx: size * 0.82,
    ink: PLATE_PAPER,
  });
}
