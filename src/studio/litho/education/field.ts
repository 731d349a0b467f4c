import { polygon, roundedRectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { PLATE_ACCENT, PLATE_FIELD } from './plate.ts';
import type { Plate } from './plate.ts';

const GAP = 0.025;

/** A field of its own for what belongs together: it is seen at once, and no paper is left over. */
export function drawField({ press }: Plate, { x, y, width, height }: Rect): void {
  const gap = Math.min(width, height) * GAP;
  const card = { x: x + gap, y: y + gap, width: width - gap * 2, height: height - gap * 2 };
  press.fill(roundedRectangle(card, press.unit * 16), PLATE_FIELD);
}

/** An arrow from a field to the one beside it. */
export function drawLead({ press }: Plate, { x, y, width, height }: Rect, size: number): void {
  const tip = [x + width, y + height * 0.4] as const;
  press.fill(
    polygon([
      [tip[0] - size * 0.4, tip[1] - size * 0.6],
      [tip[0] + size * 0.5, tip[1]],
      [tip[0] - size * 0.4, tip[1] + size * 0.6],
    ]),
    PLATE_ACCENT,
  );
}
