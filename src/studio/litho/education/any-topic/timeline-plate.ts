import type { PlateItem } from '#studio/scene/sheets.ts';
import { circle, rectangle } from '#studio/litho/geometry.ts';
import { PLATE_ACCENT, PLATE_INK, PLATE_PAPER, writeLines } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

const DEFAULTS: readonly PlateItem[] = [{ name: 'Phylloxera', value: '1863' }];

/** The customer's dates along one line, left and right in turn. */
export function drawTimelinePlate(plate: Plate): void {
  const { area, press, textPx, wish } = plate;
  const items = wish.items ?? DEFAULTS;
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
