import { measureText } from '#studio/typography/set-text.ts';
import { circle, polygon } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import {
  NAME_FACE,
  NOTE_FACE,
  PLATE_INK,
  PLATE_PAPER,
  PLATE_SOFT,
  linesOf,
  say,
  write,
  writeLines,
} from './plate.ts';
import type { Plate } from './plate.ts';

export interface Callout {
  /** The spot that is named. */
  anchor: Point;
  /** In five languages. */
  name: string;
  note: string;
  side: 'left' | 'right';
}

/** Names with leader lines in two columns; neighbours make room for one another. */
export function drawCallouts(
  plate: Plate,
  callouts: readonly Callout[],
  columns: { left: number; right: number },
): void {
  const sizePx = Math.min(
    fittingSize(
      plate,
      callouts.filter(({ side }) => side === 'left'),
      columns.left,
    ),
    fittingSize(
      plate,
      callouts.filter(({ side }) => side === 'right'),
      columns.right,
    ),
  );
  for (const side of ['left', 'right'] as const) {
    const own = callouts
      .filter((callout) => callout.side === side)
      .toSorted((a, b) => a.anchor[1] - b.anchor[1]);
    const rows = spread(
      own.map((callout) => ({
        at: callout.anchor[1],
        room: roomBelow(plate, callout, columns[side], sizePx),
      })),
      plate,
    );
    own.forEach((callout, i) => {
      drawCallout(plate, callout, [columns[side], rows[i] ?? callout.anchor[1]], sizePx);
    });
  }
}

/** Pushes rows apart until no two names overlap, and keeps all inside the plate. */
function spread(
  wanted: readonly { at: number; room: number }[],
  { area, textPx }: Plate,
): number[] {
  const top = area.y + textPx;
  const rooms = wanted.map(({ room }) => room);
  // The last note keeps all its lines inside the frame.
  const bottom = area.y + area.height - Math.max(textPx * 1.4, (rooms.at(-1) ?? 0) - textPx * 1.6);
  const needed = rooms.slice(0, -1).reduce((sum, room) => sum + room, 0);
  // Where the sheet is too low for all of them, all come closer.
  const closer = Math.min(1, (bottom - top) / Math.max(1, needed));
  const rows = wanted.map(({ at }) => at);
  for (let i = 0; i < rows.length; i++)
    rows[i] = Math.max(rows[i]!, i === 0 ? top : rows[i - 1]! + rooms[i - 1]! * closer);
  for (let i = rows.length - 1; i >= 0; i--) {
    const limit = i === rows.length - 1 ? bottom : rows[i + 1]! - rooms[i]! * closer;
    rows[i] = Math.min(rows[i]!, limit);
  }
  return rows;
}

/** From one name to the next: a note that breaks takes more lines. */
function roomBelow(plate: Plate, { note, side }: Callout, x: number, size: number): number {
  const lines = linesOf(plate, note, noteStyle(size, roomOf(plate, side, x)));
  return size * (2.1 + 0.93 * lines);
}

const noteStyle = (size: number, maxWidth: number) =>
  ({ face: NOTE_FACE, sizePx: size * 0.86, maxWidth, maxLines: MOST_LINES }) as const;
const MOST_LINES = 3;

function drawCallout(
  plate: Plate,
  { anchor, name, note, side }: Callout,
  at: Point,
  size: number,
): void {
  const { press, textPx } = plate;
  const inward = side === 'left' ? 1 : -1;
  const lineEnd: Point = [at[0] + inward * textPx * 0.4, at[1]];
  const elbow: Point = [lineEnd[0] + inward * textPx * 0.9, at[1]];
  const leader = polygon([anchor, elbow, lineEnd], false);
  // A pale edge keeps line and dot visible on dark glass.
  press.stroke(leader, PLATE_PAPER, press.unit * 4.4);
  press.fill(circle(anchor, press.unit * 7), PLATE_PAPER);
  press.stroke(leader, PLATE_INK, press.unit * 1.6);
  press.fill(circle(anchor, press.unit * 4.6), PLATE_INK);
  const align = side === 'left' ? 'right' : 'left';
  write(plate, name, [at[0], at[1] + size * 0.12], { align, sizePx: size * 1.12, face: NAME_FACE });
  writeLines(plate, note, [at[0], at[1] + size * 1.06], {
    ...noteStyle(size, roomOf(plate, side, at[0])),
    align,
    ink: PLATE_SOFT,
  });
}

/** One size for all names, smaller only where a long note would run off the sheet. */
function fittingSize(plate: Plate, callouts: readonly Callout[], x: number): number {
  const { textPx, press } = plate;
  const shares = callouts.map(({ name, note, side }) => {
    const room = roomOf(plate, side, x);
    const nameWidth = measureText(press.colour, say(plate, name), {
      face: NAME_FACE,
      sizePx: textPx * 1.12,
    });
    const noteWidth = measureText(press.colour, say(plate, note), {
      face: NOTE_FACE,
      sizePx: textPx * 0.86,
    });
    // A note may break twice, and its lines are never quite alike.
    return room / Math.max(nameWidth, noteWidth * 0.46, 1);
  });
  return textPx * Math.min(1, ...shares);
}

const roomOf = ({ area }: Plate, side: Callout['side'], x: number): number =>
  side === 'left' ? x - area.x : area.x + area.width - x;
