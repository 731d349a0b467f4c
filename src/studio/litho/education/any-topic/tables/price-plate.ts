import { capital } from '#studio/typography/capital.ts';
import { measureText } from '#studio/typography/set-text.ts';
import { fitLines } from '#studio/typography/break-lines.ts';
import { circle } from '#studio/litho/geometry.ts';
import {
  NAME_FACE,
  PLATE_ACCENT,
  PLATE_SOFT,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';

/** A line of the list at most so tall, in sizes of its text. */
const AIR = 2.6;
const MOST_PX = 1.75;
/** No list is set smaller for the sake of one long name. */
const LEAST_PX = 1.25;

/** A wine list: each wine, a row of dots and its price, as menus are set. */
export function drawPriceList(plate: Plate, items: readonly PlateItem[]): void {
  const { area, press, textPx } = plate;
  const ctx = press.colour;
  const wide = Math.min(area.width * 0.86, textPx * 34);
  const left = area.x + (area.width - wide) / 2;
  const right = left + wide;
  const most = Math.min(textPx * MOST_PX, area.height / (items.length * AIR));
  const priceRoom = wide * 0.3;
  // Names and prices of one list are of one size; a name too long for its line takes two.
  const least = textPx * LEAST_PX;
  const fits = items.map(
    ({ name, value }) =>
      fitLines(ctx, capital(name), {
        style: { face: NAME_FACE, sizePx: most },
        maxWidth: value ? wide - priceRoom : wide,
        maxLines: 1,
      }).style.sizePx,
  );
  const size = Math.min(most, Math.max(least, Math.min(...fits)));
  const step = Math.min(area.height / items.length, size * 4.2);
  const top = area.y + (area.height - step * items.length) / 2;
  items.forEach(({ name, value }, i) => {
    const y = top + step * (i + 0.5) + size * 0.3;
    const own = fits[i] ?? size;
    const isLong = own < size;
    if (isLong)
      writeLines(plate, capital(name), [left, y - size * 0.3], {
        face: NAME_FACE,
        sizePx: size,
        maxWidth: value ? wide - priceRoom : wide,
        maxLines: 2,
        align: 'left',
        isCentred: true,
      });
    else write(plate, capital(name), [left, y], { face: NAME_FACE, sizePx: size, align: 'left' });
    if (!value) return;
    write(plate, value, [right, y], { sizePx: size, align: 'right', ink: PLATE_ACCENT });
    const named = isLong
      ? wide - priceRoom
      : measureText(ctx, capital(name), { face: NAME_FACE, sizePx: size });
    const from = left + named + size * 0.6;
    const to =
      right - measureText(ctx, value, { face: 'playfairMedium', sizePx: size }) - size * 0.6;
    for (let x = to; x > from; x -= size * 0.42)
      press.fill(circle([x, y - size * 0.06], press.unit * 1.9), PLATE_SOFT);
  });
}
