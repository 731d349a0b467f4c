import type { PlateItem } from '#studio/scene/sheets.ts';
import { circle, rectangle } from '#studio/litho/geometry.ts';
import {
  NAME_FACE,
  PLATE_ACCENT,
  PLATE_INK,
  PLATE_PAPER,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

const DEFAULTS: readonly PlateItem[] = [{ name: 'Phylloxera', value: '1863' }];

/** The customer's dates along one line, left and right in turn. */
export function drawTimelinePlate(plate: Plate): void {
  const { area, press, textPx, wish } = plate;
  const items = wish.items ?? DEFAULTS;
  if (area.width > area.height * LYING) {
    drawLying(plate, items);
    return;
  }
  const middle = area.x + area.width / 2;
  const step = area.height / items.length;
  const size = Math.min(textPx * 1.25, step * 0.32, area.width * 0.05);
  press.fill(
    rectangle({
      x: middle - press.unit * 2,
      y: area.y + step * 0.2,
      width: press.unit * 4,
      height: area.height - step * 0.4,
    }),
    PLATE_ACCENT,
  );
  items.forEach(({ name, value }, i) => {
    const y = area.y + step * (i + 0.5);
    press.fill(circle([middle, y], size * 0.44), PLATE_ACCENT);
    press.fill(circle([middle, y], size * 0.2), PLATE_PAPER);
    const isLeft = i % 2 === 0;
    const gap = size * 0.9;
    const maxWidth = area.width / 2 - gap * 1.4;
    const [yearX, textX] = isLeft ? [middle + gap, middle - gap] : [middle - gap, middle + gap];
    if (value)
      writeLines(plate, value, [yearX, y + size * 0.3], {
        sizePx: size * 1.1,
        maxWidth,
        maxLines: 1,
        align: isLeft ? 'left' : 'right',
        ink: PLATE_ACCENT,
      });
    writeLines(plate, name, [textX, y], {
      sizePx: size,
      maxWidth,
      maxLines: 2,
      align: isLeft ? 'right' : 'left',
      ink: PLATE_INK,
      isCentred: true,
    });
  });
}

/** Wider than this, time runs from left to right. */
const LYING = 1.15;

/** What happened, above and below a line of years in turn; each has the room of two. */
function drawLying(plate: Plate, items: readonly PlateItem[]): void {
  const { area, press, textPx } = plate;
  const step = area.width / items.length;
  const y = area.y + area.height / 2;
  const size = Math.min(textPx * 1.8, area.height * 0.1, step * 0.2);
  const reach = Math.min(area.height * 0.5 - size * 4.6, size * 3);
  press.fill(
    rectangle({ x: area.x, y: y - press.unit * 2, width: area.width, height: press.unit * 4 }),
    PLATE_ACCENT,
  );
  items.forEach(({ name, value }, i) => {
    const x = area.x + step * (i + 0.5);
    const isAbove = i % 2 === 0;
    const side = isAbove ? -1 : 1;
    press.fill(
      rectangle({
        x: x - press.unit,
        y: isAbove ? y - reach : y,
        width: press.unit * 2,
        height: reach,
      }),
      PLATE_ACCENT,
    );
    press.fill(circle([x, y], size * 0.42), PLATE_ACCENT);
    press.fill(circle([x, y], size * 0.19), PLATE_PAPER);
    // Names of the other side leave room: an entry may reach over half of each neighbour.
    const isEnd = i === 0 || i === items.length - 1;
    const maxWidth = step * (isEnd ? 0.98 : 1.7);
    if (value)
      writeLines(plate, value, [x, y + side * (reach + size * 0.75)], {
        sizePx: size * 1.2,
        maxWidth: step,
        maxLines: 1,
        isCentred: true,
        face: NAME_FACE,
        ink: PLATE_ACCENT,
      });
    writeLines(plate, name, [x, y + side * (reach + size * 2.9)], {
      sizePx: size,
      maxWidth,
      maxLines: 3,
      ink: PLATE_INK,
      isCentred: true,
    });
  });
}
