import type { PlateItem } from '#studio/scene/sheets.ts';
import { circle, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import {
  FIGURES,
  PLATE_ACCENT,
  PLATE_INK,
  PLATE_SOFT,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

/** The customer's figures as points on one line, above their names. */
export function drawLineChart(
  plate: Plate,
  items: readonly PlateItem[],
  figures: readonly number[],
): void {
  const { area, press, textPx } = plate;
  const most = Math.max(...figures, 1);
  const foot = area.y + area.height - textPx * 2.6;
  const room = foot - area.y - textPx * 2.4;
  const step = area.width / items.length;
  const points = figures.map((figure, i): Point => [
    area.x + step * (i + 0.5),
    foot - (room * figure) / most,
  ]);
  press.fill(
    rectangle({ x: area.x, y: foot, width: area.width, height: press.unit * 2.4 }),
    PLATE_INK,
  );
  press.stroke(polygon(points, false), PLATE_ACCENT, press.unit * 6);
  points.forEach((at, i) => {
    press.fill(circle(at, press.unit * 11), PLATE_ACCENT);
    write(plate, items[i]?.value ?? '', [at[0], at[1] - textPx * 0.8], {
      face: FIGURES,
      sizePx: textPx,
      ink: PLATE_SOFT,
    });
    writeLines(plate, items[i]?.name ?? '', [at[0], foot + textPx * 1.3], {
      sizePx: textPx,
      maxWidth: step * 0.94,
      maxLines: 1,
    });
  });
}
