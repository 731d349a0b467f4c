import { fitLines, LEADING } from '#studio/typography/break-lines.ts';
import type { FittedText } from '#studio/typography/break-lines.ts';
import type { Face } from '#studio/typography/faces.ts';
import { measureText, setText } from '#studio/typography/set-text.ts';
import type { TextStyle } from '#studio/typography/set-text.ts';
import { circle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';

export interface StackLine {
  text: string;
  face: Face;
  /** Size beside the title's. */
  share: number;
  ink: string;
  /** One of several of a list. */
  isEntry?: boolean;
  /** What stands at the right edge of its row: a price, an hour. */
  value?: string;
  /** A rule stands below it, if anything follows. */
  hasRule?: boolean;
}

const LARGEST = 0.3;
/** A figure or a word that stands by itself. */
const ALONE = 0.46;

/** Centred lines under each other, as large as the room allows, none cut. */
export function setStack(
  press: LithoPress,
  room: Rect,
  lines: readonly StackLine[],
  drawRule?: (at: Point, width: number) => void,
): void {
  if (lines.length === 0) return;
  const ctx = press.colour;
  const rules = drawRule
    ? lines.filter(({ hasRule }, i) => hasRule && i < lines.length - 1).length
    : 0;
  const total = lines.reduce((sum, { share }) => sum + share, 0) + rules * 0.3;
  const fitAll = (unit: number) => {
    const fitted = alike(
      lines,
      lines.map(({ text, face, share, value }) =>
        fitLines(ctx, value === undefined ? text : `${text} ${BETWEEN} ${value}`, {
          style: { face, sizePx: unit * share, tracking: share < 1 ? 0.06 : 0.01 },
          maxWidth: room.width,
          maxLines: value === undefined ? 2 : 1,
          maxHeight: unit * share * 1.7,
        }),
      ),
    );
    const heights = fitted.map(
      ({ lines: set, style }) => set.length * style.sizePx * LEADING + unit * 0.16,
    );
    const height = heights.reduce((sum, one) => sum + one, 0) + rules * unit * 0.3;
    return { unit, fitted, heights, height };
  };
  const largest = lines.length === 1 ? ALONE : LARGEST;
  const first = fitAll(Math.min(room.height / (total * 1.3), room.width * largest));
  // Broken lines take more room than whole ones.
  const { unit, fitted, heights, height } =
    first.height > room.height ? fitAll((first.unit * room.height) / first.height) : first;
  let y = room.y + (room.height - height) / 2;
  const x = room.x + room.width / 2;
  fitted.forEach(({ lines: set, style }, i) => {
    const line = lines[i];
    if (!line) return;
    ctx.fillStyle = line.ink;
    if (line.value !== undefined) setRow(press, line, { room, y: y + style.sizePx * 0.82, style });
    else
      set.forEach((text, k) =>
        setText(ctx, text, [x, y + style.sizePx * (0.82 + k * LEADING)], style),
      );
    y += heights[i] ?? 0;
    if (line.hasRule && drawRule && i < lines.length - 1) {
      drawRule([x, y + unit * 0.1], room.width * 0.5);
      y += unit * 0.3;
    }
  });
}

/** What stands between a name and its price when both are measured. */
const BETWEEN = '. . . .';

/** Entries of one list are of one size, that of the longest. */
function alike(lines: readonly StackLine[], fitted: readonly FittedText[]): FittedText[] {
  const isEntry = (i: number) => lines[i]?.isEntry === true;
  const smallest = Math.min(
    ...fitted.filter((_, i) => isEntry(i)).map(({ style }) => style.sizePx),
  );
  return fitted.map((one, i) =>
    isEntry(i) ? { ...one, style: { ...one.style, sizePx: smallest } } : one,
  );
}

/** Its name at the left, its price at the right, and dots that lead from one to the other. */
function setRow(
  press: LithoPress,
  { text, value = '', ink }: StackLine,
  { room, y, style }: { room: Rect; y: number; style: TextStyle },
): void {
  const ctx = press.colour;
  const right = room.x + room.width;
  setText(ctx, text, [room.x, y], { ...style, align: 'left' });
  setText(ctx, value, [right, y], { ...style, align: 'right' });
  const gap = style.sizePx * 0.4;
  const from = room.x + measureText(ctx, text, style) + gap;
  const to = right - measureText(ctx, value, style) - gap;
  for (let x = from; x <= to; x += gap)
    press.detail(circle([x, y - style.sizePx * 0.06], style.sizePx * 0.045), ink);
}
