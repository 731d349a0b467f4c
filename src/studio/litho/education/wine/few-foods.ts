import type { Rect } from '#studio/litho/geometry.ts';
import {
  NAME_FACE,
  NOTE_FACE,
  PLATE_SOFT,
  say,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { drawField } from '#studio/litho/education/field.ts';
import { put } from '#studio/litho/education/put.ts';
import type { Food, PairedWine } from './paired-food.ts';

const CLASSIC = 'a classic | un classique | un classico | un clásico | klassisch';
const WELL = 'goes well | va bien | sta bene | va bien | passt gut';
/** More glasses than these would be too small to read beside one dish, each of two and each of three. */
const MOST = [5, 3, 2] as const;
/** More dishes than these are a chart. */
export const FEW_FOODS = MOST.length;

/** What there is to choose from, and the colours that it was cut down to. */
interface Cellar {
  wines: readonly PairedWine[];
  colours: readonly WineColour[];
}

/** One dish to three, large, each with the glasses that go with it, the classics first. */
export function drawFewFoods(plate: Plate, foods: readonly Food[], cellar: Cellar): void {
  const { area } = plate;
  const tall = Math.min(area.height / foods.length, area.width * 0.96);
  const top = area.y + (area.height - tall * foods.length) / 2;
  foods.forEach((food, i) =>
    drawBand(
      plate,
      { food, wines: fitting(food, cellar).slice(0, MOST[foods.length - 1] ?? 1) },
      { ...area, y: top + i * tall, height: tall },
    ),
  );
}

interface FittingWine extends PairedWine {
  fit: number;
}

const fitting = ({ fits }: Food, { wines, colours }: Cellar): FittingWine[] =>
  wines
    .map((wine, i) => ({ ...wine, fit: fits[i] ?? 0 }))
    .filter(({ fit, wine }) => fit > 0 && (colours.length === 0 || colours.includes(wine)))
    .toSorted((a, b) => b.fit - a.fit);

function drawBand(
  plate: Plate,
  { food, wines }: { food: Food; wines: readonly FittingWine[] },
  band: Rect,
): void {
  const { textPx } = plate;
  const left = band.width * 0.44;
  drawField(plate, band);
  put(
    plate,
    food.thing,
    {
      x: band.x + left * 0.06,
      y: band.y + band.height * 0.08,
      width: left * 0.84,
      height: band.height * 0.62,
    },
    { ...(food.colour && { colour: food.colour }) },
  );
  writeLines(plate, say(plate, food.name), [band.x + left * 0.46, band.y + band.height * 0.88], {
    sizePx: Math.min(textPx * 1.5, band.height * 0.12),
    maxWidth: left * 0.94,
    maxLines: 2,
    face: NAME_FACE,
  });
  const row = Math.min(band.height / Math.max(1, wines.length), textPx * 6);
  const top = band.y + (band.height - row * wines.length) / 2;
  const column = { x: band.x + left, width: band.width - left, height: row };
  wines.forEach((wine, i) => drawWine(plate, wine, { ...column, y: top + i * row }));
}

/** A glass, its kind of wine, two of that kind, and how well it goes. */
function drawWine(plate: Plate, { name, such, thing, wine, fit }: FittingWine, row: Rect): void {
  const { textPx } = plate;
  const glass = { x: row.x, y: row.y + row.height * 0.06, width: row.width * 0.26 };
  put(plate, thing, { ...glass, height: row.height * 0.86 }, { wine });
  const x = row.x + row.width * 0.3;
  const size = Math.min(textPx * 1.3, row.height * 0.26);
  const middle = row.y + row.height / 2;
  const style = { align: 'left', maxWidth: row.width * 0.7, maxLines: 1 } as const;
  writeLines(plate, name, [x, middle - size * 0.62], {
    ...style,
    sizePx: size * 1.1,
    face: NAME_FACE,
  });
  writeLines(plate, such, [x, middle + size * 0.42], { ...style, sizePx: size * 0.86 });
  writeLines(plate, fit === 2 ? CLASSIC : WELL, [x, middle + size * 1.4], {
    ...style,
    sizePx: size * 0.82,
    face: NOTE_FACE,
    ink: PLATE_SOFT,
  });
}
