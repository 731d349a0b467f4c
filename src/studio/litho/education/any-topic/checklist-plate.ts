import { fold } from '#studio/lexicon/matching/normalise.ts';
import { rectangle, roundedRectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import {
  NOTE_FACE,
  PLATE_INK,
  PLATE_PAPER,
  PLATE_SOFT,
  say,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import type { Step } from '#studio/litho/education/step.ts';

const CHECKLIST =
  /\bcheck ?-?lists?\b|\bcheckliste|\bto-?do lists?\b|\bpacking list|\ba cocher\b|liste de controle|lista di controllo|da spuntare|lista de (?:control|verificacion|comprobacion)/;

/** Whether what is told is to be ticked off. */
export const asksChecklist = (prompt: string): boolean => CHECKLIST.test(fold(prompt));

/** More lines than these stand in two columns. */
const ONE_COLUMN = 9;

/** A box to tick, a picture, and beside them what has to be ready. */
export function drawChecklist(plate: Plate, steps: readonly Step[]): void {
  const { area, textPx } = plate;
  const columns = steps.length > ONE_COLUMN || area.width > area.height * 1.6 ? 2 : 1;
  const rows = Math.ceil(steps.length / columns);
  const width = area.width / columns;
  const height = Math.min(area.height / rows, textPx * 5);
  const top = area.y + (area.height - height * rows) / 2;
  steps.forEach((step, i) => {
    const column = Math.floor(i / rows);
    const row = { x: area.x + column * width, y: top + (i % rows) * height, width, height };
    drawLine(plate, step, row, i % rows > 0);
  });
}

function drawLine(plate: Plate, step: Step, row: Rect, isRuled: boolean): void {
  const { press, textPx } = plate;
  const side = Math.min(textPx * 1.25, row.height * 0.42);
  const middle = row.y + row.height / 2;
  if (isRuled)
    press.fill(
      rectangle({ x: row.x, y: row.y, width: row.width * 0.98, height: press.unit * 1.1 }),
      '#cdbd9f',
    );
  const box = roundedRectangle(
    { x: row.x + side * 0.5, y: middle - side / 2, width: side, height: side },
    side * 0.16,
  );
  press.fill(box, PLATE_PAPER);
  press.stroke(box, PLATE_INK, press.unit * 3);
  const picture = Math.min(row.height * 0.9, row.width * 0.2);
  step.draw(plate, {
    x: row.x + side * 2,
    y: middle - picture / 2,
    width: picture * 1.1,
    height: picture,
  });
  const left = row.x + side * 2 + picture * 1.3;
  const maxWidth = row.x + row.width - left - side * 0.2;
  const size = Math.min(textPx * 1.25, row.height * 0.36);
  const hasNote = say(plate, step.note) !== '';
  writeLines(plate, say(plate, step.name), [left, middle + size * (hasNote ? -0.12 : 0.3)], {
    sizePx: size,
    maxWidth,
    maxLines: 1,
    align: 'left',
  });
  if (!hasNote) return;
  writeLines(plate, step.note, [left, middle + size * 0.86], {
    sizePx: size * 0.78,
    maxWidth,
    maxLines: 1,
    align: 'left',
    face: NOTE_FACE,
    ink: PLATE_SOFT,
  });
}
