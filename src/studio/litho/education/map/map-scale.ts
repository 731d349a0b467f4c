import { polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { FIGURES, PLATE_INK, PLATE_PAPER, write } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import type { MapNames } from './map-names.ts';
import type { MapView } from './map-sheet.ts';

const ROUND_KM = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];
/** Of the width of the map. */
const LONGEST = 0.26;
/** Degrees from which one scale no longer holds for the whole map. */
const TOO_WIDE = 65;

/** A bar of kilometres and an arrow to the north, in a corner where nothing else stands. */
export function drawScale(plate: Plate, view: MapView, names: MapNames): void {
  const [west, , east] = view.area.window;
  if (east - west > TOO_WIDE) return;
  const { press, textPx } = plate;
  const { map, kmPx } = view;
  const km = ROUND_KM.findLast((one) => one * kmPx <= map.width * LONGEST) ?? 1;
  const [width, height] = [km * kmPx + textPx * 2.6, textPx * 1.9];
  const edge = press.unit * 9;
  const [left, right] = [map.x + edge, map.x + map.width - edge - width];
  const [top, bottom] = [map.y + edge, map.y + map.height - edge - height];
  const corners: Point[] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
  const at = corners.find(([x, y]) => names.isFree({ x, y, width, height }));
  if (!at) return;
  const box: Rect = { x: at[0], y: at[1], width, height };
  names.take(box);
  press.veil(rectangle(box), PLATE_PAPER, 0.82);
  const y = box.y + height * 0.72;
  const from = box.x + textPx * 0.5;
  const bar = press.unit * 6;
  for (const [i, ink] of [PLATE_INK, PLATE_PAPER].entries()) {
    const half = { x: from + (i * km * kmPx) / 2, y, width: (km * kmPx) / 2, height: bar };
    press.fill(rectangle(half), ink);
    press.stroke(rectangle(half), PLATE_INK, press.unit * 1.2, 'butt');
  }
  const middle = from + (km * kmPx) / 2;
  // The figures' face has no small letters.
  write(plate, String(km), [middle, y - textPx * 0.22], {
    face: FIGURES,
    sizePx: textPx * 0.62,
    align: 'right',
  });
  write(plate, 'km', [middle + textPx * 0.14, y - textPx * 0.22], {
    sizePx: textPx * 0.62,
    align: 'left',
  });
  drawNorth(plate, [box.x + width - textPx * 0.9, box.y + height / 2]);
}

function drawNorth(plate: Plate, [x, y]: Point): void {
  const { press, textPx } = plate;
  const size = textPx * 0.78;
  press.fill(
    polygon([
      [x, y - size * 0.15],
      [x - size * 0.38, y + size],
      [x, y + size * 0.7],
    ]),
    PLATE_INK,
  );
  press.fill(
    polygon([
      [x, y - size * 0.15],
      [x + size * 0.38, y + size],
      [x, y + size * 0.7],
    ]),
    PLATE_PAPER,
  );
  press.stroke(
    polygon([
      [x, y - size * 0.15],
      [x + size * 0.38, y + size],
      [x, y + size * 0.7],
      [x - size * 0.38, y + size],
    ]),
    PLATE_INK,
    press.unit * 1.2,
  );
  write(plate, 'N', [x, y - size * 0.34], { face: FIGURES, sizePx: textPx * 0.6 });
}
