import type { WineColour } from '#studio/scene/wine.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { drawField } from '#studio/litho/education/field.ts';
import { asManyAsAsked, narrowed } from '#studio/litho/education/narrowed.ts';
import {
  NAME_FACE,
  NOTE_FACE,
  PLATE_INK,
  PLATE_SOFT,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { GLASSES_OF, NAMED_GLASSES, TABLE_GLASSES } from './glass-kinds.ts';
import type { GlassKind } from './glass-kinds.ts';

/** 'Types of red wine glasses': all of that wine's; 'red and white', the table's own of both. */
function glassesFor(asked: readonly WineColour[]): readonly GlassKind[] {
  const [only, ...others] = asked;
  const whole = only && others.length === 0 ? GLASSES_OF[only] : undefined;
  if (whole) return whole;
  const kept = TABLE_GLASSES.filter(
    ({ wine }) =>
      asked.includes(wine) || (wine === 'sparkling_rose' && asked.includes('sparkling')),
  );
  return kept.length > 1 ? kept : TABLE_GLASSES;
}

const GLASSES =
  /^(?:glass(?:es)?|shapes?|verres?|formes?|calici|bicchieri|forme|copas|formas|glaser|glasformen|formen)$/;

/** 'Red, white, flute': any of ours; of one wine, its own. */
const dictatedFrom = (asked: readonly WineColour[]): readonly GlassKind[] =>
  asked.length > 0 ? glassesFor(asked) : NAMED_GLASSES;

/** The glasses a table needs, drawn to one scale. */
export function drawGlassesPlate(plate: Plate): void {
  const { area, wish } = plate;
  const ours = asManyAsAsked(plate, glassesFor(wish.wines), GLASSES);
  // 'Five shapes: Bordeaux, …, port': those that are named, whatever the first five are.
  const isDictated = (wish.items?.length ?? 0) > 1;
  const named = (isDictated ? dictatedFrom(wish.wines) : ours).map((kind) => ({
    ...kind,
    note: kind.wines,
  }));
  const told = narrowed(plate, named.length > 1 ? named : glassesFor(wish.wines));
  // Names that are none of ours cut nothing down.
  const kinds = isDictated && told === named ? glassesFor(wish.wines) : told;
  const most = area.width > area.height * WIDE ? 1 : area.height > area.width * TALL ? 3 : 2;
  // Few glasses stand in one row, large.
  const rows = kinds.length < 4 ? Math.min(most, area.height > area.width * TALL ? 2 : 1) : most;
  const columns = Math.ceil(kinds.length / rows);
  const cellWidth = area.width / columns;
  const cellHeight = Math.min(area.height / rows, cellWidth * 2.5);
  const top = area.y + (area.height - cellHeight * rows) / 2;
  const tallest = Math.max(...kinds.map(({ profile }) => profile.rim[1]));
  kinds.forEach((kind, i) => {
    const row = Math.floor(i / columns);
    // A short last row takes the whole width.
    const inRow = Math.min(columns, kinds.length - row * columns);
    const width = area.width / inRow;
    const x = area.x + width * (i % columns);
    drawKind(plate, kind, {
      cell: { x, y: top + cellHeight * row, width, height: cellHeight },
      narrowest: cellWidth,
      tallest,
    });
  });
}

function drawKind(
  plate: Plate,
  { name, shape, profile, wine, wines, why }: GlassKind,
  { cell, narrowest, tallest }: { cell: Rect; narrowest: number; tallest: number },
): void {
  const { press, random, textPx } = plate;
  // In a broad field the words stand beside the glass, which has all its height.
  const isBeside = cell.width > cell.height * BROAD;
  const size = isBeside
    ? Math.min(textPx * 1.05, cell.width * 0.074)
    : Math.min(textPx, narrowest * 0.115, cell.height * 0.085);
  const words = isBeside ? size : size * 4.1;
  const room = isBeside ? cell.width * 0.38 : narrowest;
  // All glasses of the sheet are of one scale.
  const tall = Math.min(cell.height - words - size * 0.9, (room * 0.9 * tallest) / WIDEST_CM);
  const x = cell.x + (isBeside ? cell.width * 0.21 : cell.width / 2);
  const foot = cell.height - words;
  // What stands above its words is not pushed to the top by them.
  const floor = cell.y + (isBeside ? (cell.height + tall) / 2 : foot);
  drawField(plate, cell);
  drawGlass(press, {
    base: [x, floor],
    heightPx: (tall * profile.rim[1]) / tallest,
    shape,
    profile,
    wine,
    random: random.fork(name),
    line: PLATE_INK,
    highlight: '#fffaf0',
    lightSide: 1,
  });
  const align = isBeside ? ('left' as const) : ('center' as const);
  const line = { align, maxWidth: isBeside ? cell.width * 0.56 : cell.width * 0.9 };
  const left = isBeside ? cell.x + cell.width * 0.41 : x;
  const top = isBeside ? cell.y + cell.height / 2 - size * 2.2 : floor + size * 0.2;
  writeLines(plate, name, [left, top + size * 1.2], {
    ...line,
    maxLines: 1,
    sizePx: size * 1.1,
    face: NAME_FACE,
  });
  writeLines(plate, wines, [left, top + size * 2.25], {
    ...line,
    maxLines: 1,
    sizePx: size * 0.9,
    face: NOTE_FACE,
  });
  writeLines(plate, why, [left, top + size * 3.25], {
    ...line,
    maxLines: isBeside ? 2 : 1,
    sizePx: size * 0.86,
    face: 'playfairItalic',
    ink: PLATE_SOFT,
  });
}

/** Wider than this, one row; taller, three. */
const WIDE = 2.6;
const TALL = 1.2;
/** Fields broader than this have their words at the side. */
const BROAD = 1.08;
/** Across the widest bowl, with a little air. */
const WIDEST_CM = 12;
