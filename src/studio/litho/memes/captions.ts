import type { Rect } from '#studio/litho/geometry.ts';
import { rectangle, roundedRectangle } from '#studio/litho/geometry.ts';
import { POP_INK } from '#studio/litho/pop/inked-press.ts';
import type { InkedPress } from '#studio/litho/pop/inked-press.ts';
import { fitLines, LEADING } from '#studio/typography/break-lines.ts';
import { setText } from '#studio/typography/set-text.ts';

/** Black letters as large as their box allows, letter by letter as they were written. */
export function writeCaption(press: InkedPress, text: string, box: Rect): void {
  const ctx = press.ink;
  const fitted = fitLines(ctx, text, {
    style: {
      face: 'impact',
      sizePx: Math.min(box.height * 0.5, box.width * (box.height > box.width * SQUAT ? 0.2 : 0.16)),
      tracking: 0.01,
    },
    maxWidth: box.width,
    maxLines: 4,
    maxHeight: box.height,
  });
  const step = fitted.style.sizePx * LEADING;
  const top = box.y + (box.height - step * fitted.lines.length) / 2;
  ctx.fillStyle = POP_INK;
  fitted.lines.forEach((line, i) =>
    setText(
      ctx,
      line,
      [box.x + box.width / 2, top + step * i + fitted.style.sizePx * 0.92],
      fitted.style,
    ),
  );
}

/** A field that is no strip takes its words in several lines, each of them larger. */
const SQUAT = 0.36;

/** Words on a white strip across a thing. */
export function writeTag(press: InkedPress, text: string, box: Rect): void {
  press.withOutline(press.unit * 5, () =>
    press.fill(roundedRectangle(box, Math.min(box.width, box.height) * 0.14), '#ffffff'),
  );
  press.clipped(rectangle(box), () =>
    writeCaption(press, text, {
      x: box.x + box.width * 0.05,
      y: box.y + box.height * 0.08,
      width: box.width * 0.9,
      height: box.height * 0.84,
    }),
  );
}
