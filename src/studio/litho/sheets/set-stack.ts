import { fitLines, LEADING } from '#studio/typography/break-lines.ts';
import type { Face } from '#studio/typography/faces.ts';
import { setText } from '#studio/typography/set-text.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';

export interface StackLine {
  text: string;
  face: Face;
  /** Size beside the title's. */
  share: number;
  ink: string;
  /** A rule stands below it, if anything follows. */
  hasRule?: boolean;
}

const LARGEST = 0.3;

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
    const fitted = lines.map(({ text, face, share }) =>
      fitLines(ctx, text, {
        style: { face, sizePx: unit * share, tracking: share < 1 ? 0.06 : 0.01 },
        maxWidth: room.width,
        maxLines: 2,
        maxHeight: unit * share * 1.7,
      }),
    );
    const heights = fitted.map(
      ({ lines: set, style }) => set.length * style.sizePx * LEADING + unit * 0.16,
    );
    const height = heights.reduce((sum, one) => sum + one, 0) + rules * unit * 0.3;
    return { unit, fitted, heights, height };
  };
  const first = fitAll(Math.min(room.height / (total * 1.3), room.width * LARGEST));
  // Broken lines take more room than whole ones.
  const { unit, fitted, heights, height } =
    first.height > room.height ? fitAll((first.unit * room.height) / first.height) : first;
  let y = room.y + (room.height - height) / 2;
  const x = room.x + room.width / 2;
  fitted.forEach(({ lines: set, style }, i) => {
    const line = lines[i];
    if (!line) return;
    ctx.fillStyle = line.ink;
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
