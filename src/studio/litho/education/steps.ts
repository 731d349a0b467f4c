import { circle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { filledCells, filledRows } from './cells.ts';
import type { Step } from './step.ts';
import { drawField, drawLead } from './field.ts';
import { inSteps } from './in-steps.ts';
import { narrowed } from './narrowed.ts';
import {
  FIGURES,
  NAME_FACE,
  NOTE_FACE,
  PLATE_ACCENT,
  PLATE_PAPER,
  PLATE_SOFT,
  linesOf,
  say,
  sharedSize,
  write,
  writeLines,
} from './plate.ts';
import type { Plate } from './plate.ts';

interface StepsLook {
  /** Numbers tell an order; things beside each other have none. */
  isNumbered?: boolean;
  /** Width by height of one field. */
  aspect?: number;
  /** Without notes there is more room for the drawings. */
  hasNotes?: boolean;
  /** Width by height of one drawing: bottles are larger side by side. */
  picture?: number;
}

/** Room for name and note below a drawing, in widths of its field. */
const WORDS = 0.3;

/** Pictures with names and notes, as large as the sheet allows. */
export function drawSteps(
  plate: Plate,
  all: readonly Step[],
  { isNumbered = true, aspect = 0.85, hasNotes = true, picture = 1 }: StepsLook = {},
  area: Rect = plate.area,
): void {
  const told = narrowed(plate, all);
  const steps = isNumbered ? inSteps(plate, told) : told;
  const isLow = area.height <= area.width * 0.7;
  if (!isNumbered && hasNotes && picture === 1 && isFew(steps) && !isLow) {
    drawStepRows(plate, steps, area);
    return;
  }
  const cards = hasNotes
    ? bestFields(plate, { count: steps.length, picture }, area)
    : filledCells(area, steps.length, aspect);
  const fields = cards.map((field) => trimmed(field, aspect));
  const first = fields[0] ?? area;
  const size = sizeBelow(plate, first);
  const named = steps.map(({ name }) => say(plate, name));
  const nameStyle = nameStyleFor(plate, named, { size, width: first.width, hasNotes });
  const nameLines = Math.max(...named.map((name) => linesOf(plate, name, nameStyle)));
  const asWritten = {
    sizePx: size * 0.88,
    maxWidth: first.width * 0.86,
    maxLines: 3,
    face: NOTE_FACE,
    ink: PLATE_SOFT,
  } as const;
  const notes = steps.map(({ note }) => note);
  const noteStyle = { ...asWritten, sizePx: sharedSize(plate, notes, asWritten) };
  const noteLines = hasNotes
    ? Math.max(...steps.map(({ note }) => linesOf(plate, note, noteStyle)))
    : 0;
  // Only as much room for words as the longest note takes: the rest belongs to the drawings.
  const lines = (hasNotes ? 1.7 + noteLines : 1.5) + (nameLines - 1) * NAME_LEADING;
  const beside = besideSizes(plate, steps, isBroad(plate, first, picture) ? first : null);
  for (const card of cards) drawField(plate, card);
  cards.forEach((card, i) => {
    if (isNumbered && follows(cards, i)) drawLead(plate, card, size);
  });
  steps.forEach((step, i) => {
    const [card, field] = [cards[i] ?? area, fields[i] ?? area];
    if (hasNotes && isBroad(plate, card, picture)) {
      drawBeside(plate, step, { card, size: sizeBeside(plate, card), sizes: beside });
      if (isNumbered) drawNumber(plate, i + 1, card, size);
      return;
    }
    const textTop = field.y + field.height - size * lines;
    step.draw(plate, {
      x: field.x + field.width * 0.1,
      y: field.y + size * 0.5,
      width: field.width * 0.8,
      height: textTop - field.y - size * 1.1,
    });
    if (isNumbered) drawNumber(plate, i + 1, card, size);
    const x = field.x + field.width / 2;
    writeLines(plate, say(plate, step.name), [x, textTop + size * 0.75], nameStyle);
    if (!hasNotes) return;
    const own = linesOf(plate, say(plate, step.name), nameStyle);
    const below = 1.75 + (own - 1) * NAME_LEADING;
    writeLines(plate, step.note, [x, textTop + size * below], noteStyle);
  });
}

/** All names of a sheet are of one size; where that would be small on one line, they take two. */
function nameStyleFor(
  plate: Plate,
  names: readonly string[],
  { size, width, hasNotes }: { size: number; width: number; hasNotes: boolean },
) {
  const onOne = {
    sizePx: size * 1.1,
    maxWidth: width * 0.9,
    maxLines: 1,
    face: NAME_FACE,
  } as const;
  const sizePx = sharedSize(plate, names, onOne);
  if (!hasNotes || sizePx > onOne.sizePx * SMALL) return { ...onOne, sizePx };
  const onTwo = { ...onOne, maxLines: 2 };
  return { ...onTwo, sizePx: sharedSize(plate, names, onTwo) };
}
/** A name below this share of its size is no heading any more. */
const SMALL = 0.82;
/** From one line of a name to the next, in sizes of the words. */
const NAME_LEADING = 1.2;

/** Size of words below their picture, and beside it. */
const sizeBelow = ({ textPx }: Plate, { width, height }: Rect): number =>
  Math.min(textPx * 1.3, width * 0.11, height * 0.125);
const sizeBeside = ({ textPx }: Plate, { width, height }: Rect): number =>
  Math.min(textPx * 1.3, height * 0.15, width * 0.075);

/** How well picture and words are seen in such a field: both should be large. */
const seenBelow = (plate: Plate, card: Rect, picture: number): number => {
  const size = sizeBelow(plate, card);
  return size * Math.min((card.width * 0.8) / picture, card.height - size * LINES);
};
const seenBeside = (plate: Plate, card: Rect, picture: number): number =>
  sizeBeside(plate, card) * Math.min((card.width * 0.33) / picture, card.height * 0.8);
/** What a name, two lines of a note and the air around them take. */
const LINES = 4.7;

const isBroad = (plate: Plate, card: Rect, picture: number): boolean =>
  seenBeside(plate, card, picture) > seenBelow(plate, card, picture);

/** The rows in which pictures and words are largest. */
function bestFields(
  plate: Plate,
  { count, picture }: { count: number; picture: number },
  area: Rect,
): Rect[] {
  const seen = (columns: number): number => {
    const card = {
      ...area,
      width: area.width / columns,
      height: area.height / Math.ceil(count / columns),
    };
    return Math.max(seenBelow(plate, card, picture), seenBeside(plate, card, picture));
  };
  const all = Array.from({ length: count }, (_, i) => i + 1);
  const columns = all.reduce((best, one) => (seen(one) > seen(best) * 1.02 ? one : best), 1);
  return filledRows(area, count, columns);
}

/** Whether the next field lies beside this one. */
const follows = (cards: readonly Rect[], i: number): boolean => cards[i + 1]?.y === cards[i]?.y;

/** In a field wider than tall the words stand beside their picture, and both are larger. */
function drawBeside(
  plate: Plate,
  step: Step,
  { card, size, sizes }: { card: Rect; size: number; sizes: BesideSizes | null },
): void {
  const box = {
    x: card.x + card.width * 0.1,
    y: card.y + card.height * 0.1,
    width: card.width * 0.33,
    height: card.height * 0.8,
  };
  step.draw(plate, box);
  const left = card.x + card.width * 0.46;
  const { name: asNamed, note: asNoted } = besideStyles(card, size);
  const name = { ...asNamed, sizePx: sizes?.name ?? asNamed.sizePx };
  const note = { ...asNoted, sizePx: sizes?.note ?? asNoted.sizePx };
  const names = linesOf(plate, say(plate, step.name), name);
  const notes = say(plate, step.note) ? linesOf(plate, step.note, note) : 0;
  const tall = (names * 1.32 + notes * 1.08) * size;
  const top = card.y + (card.height - tall) / 2 + size;
  writeLines(plate, say(plate, step.name), [left, top], name);
  if (notes > 0)
    writeLines(plate, step.note, [left, top + size * (names * 1.32 - 0.05)], {
      ...note,
      ink: PLATE_SOFT,
    });
}

const besideStyles = ({ width }: Rect, size: number) => {
  const style = { maxWidth: width * 0.49, align: 'left' } as const;
  return {
    name: { ...style, sizePx: size * 1.1, maxLines: 2, face: NAME_FACE },
    note: { ...style, sizePx: size * 0.9, maxLines: 4, face: NOTE_FACE },
  } as const;
};

interface BesideSizes {
  name: number;
  note: number;
}

/** What names and notes beside their pictures share, by the first and narrowest of their fields. */
function besideSizes(plate: Plate, steps: readonly Step[], first: Rect | null): BesideSizes | null {
  if (!first) return null;
  const { name, note } = besideStyles(first, sizeBeside(plate, first));
  return {
    name: sharedSize(
      plate,
      steps.map((step) => say(plate, step.name)),
      name,
    ),
    note: sharedSize(
      plate,
      steps.map((step) => step.note),
      note,
    ),
  };
}

/** Two or three beside each other would be small on a sheet that is as tall as wide: they stand in rows. */
const isFew = ({ length }: readonly Step[]): boolean => length === 2 || length === 3;

function drawStepRows(plate: Plate, steps: readonly Step[], area: Rect): void {
  const height = area.height / steps.length;
  const size = plate.textPx * 1.6;
  steps.forEach((step, i) => {
    const y = area.y + i * height;
    drawField(plate, { ...area, y, height });
    const picture = {
      x: area.x + area.width * 0.02,
      y: y + height * 0.06,
      width: area.width * 0.4,
      height: height * 0.86,
    };
    step.draw(plate, picture);
    const left = area.x + area.width * 0.45;
    const style = { maxWidth: area.width * 0.52, align: 'left' } as const;
    const middle = y + height / 2;
    const hasNote = say(plate, step.note) !== '';
    writeLines(plate, say(plate, step.name), [left, middle + size * (hasNote ? -0.1 : 0.3)], {
      ...style,
      sizePx: size,
      maxLines: 1,
      face: NAME_FACE,
    });
    writeLines(plate, step.note, [left, middle + size * 0.9], {
      ...style,
      sizePx: size * 0.8,
      maxLines: 2,
      face: NOTE_FACE,
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
  const at = [field.x + size * 1.05, field.y + size * 1.05] as const;
  plate.press.fill(circle(at, size * 0.78), PLATE_ACCENT);
  write(plate, String(number), [at[0], at[1] + size * 0.29], {
    face: FIGURES,
    sizePx: size * 0.82,
    ink: PLATE_PAPER,
  });
}
