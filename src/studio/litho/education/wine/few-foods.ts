import type { Rect } from '#studio/litho/geometry.ts';
import { PLATE_SOFT, say, writeLines, type Plate } from '#studio/litho/education/plate.ts';
import { put } from '#studio/litho/education/put.ts';
import type { Food, PairedWine } from './paired-food.ts';

const CLASSIC = 'a classic | un classique | un classico | un clásico | klassisch';
const WELL = 'goes well | va bien | sta bene | va bien | passt gut';

/** One dish or two, large, each with the glasses that go with it, the classics first. */
export function drawFewFoods(
  plate: Plate,
  foods: readonly Food[],
  wines: readonly PairedWine[],
): void {
  const { area } = plate;
  const tall = Math.min(area.height / foods.length, area.width * 0.8);
  const top = area.y + (area.height - tall * foods.length) / 2;
  foods.forEach((food, i) =>
    drawBand(plate, { food, wines }, { ...area, y: top + i * tall, height: tall }),
  );
}

function drawBand(
  plate: Plate,
  { food, wines }: { food: Food; wines: readonly PairedWine[] },
  band: Rect,
): void {
  const { textPx } = plate;
  const left = band.width * 0.36;
  put(plate, food.thing, {
    x: band.x,
    y: band.y + band.height * 0.12,
    width: left * 0.92,
    height: band.height * 0.6,
  });
  writeLines(plate, say(plate, food.name), [band.x + left * 0.46, band.y + band.height * 0.86], {
    sizePx: textPx * 1.25,
    maxWidth: left,
    maxLines: 2,
  });
  const fitting = wines
    .map((wine, i) => ({ ...wine, fit: food.fits[i] ?? 0 }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  const column = Math.min((band.width - left) / fitting.length, band.width * 0.24);
  const start = band.x + left + (band.width - left - column * fitting.length) / 2;
  fitting.forEach(({ name, thing, wine, fit }, i) => {
    const x = start + i * column;
    const room = band.height * (fit === 2 ? 0.62 : 0.44);
    const foot = band.y + band.height * 0.72;
    put(plate, thing, { x, y: foot - room, width: column, height: room }, { wine });
    const at = x + column / 2;
    const size = Math.min(textPx, column * 0.2);
    writeLines(plate, name, [at, foot + size * 1.4], {
      sizePx: size,
      maxWidth: column * 0.94,
      maxLines: 1,
    });
    writeLines(plate, fit === 2 ? CLASSIC : WELL, [at, foot + size * 2.6], {
      sizePx: size * 0.86,
      maxWidth: column * 0.94,
      maxLines: 1,
      face: 'cormorantItalic',
      ink: PLATE_SOFT,
    });
  });
}
