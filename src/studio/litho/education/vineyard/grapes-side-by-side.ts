import { circle, rectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { drawCluster } from '#studio/litho/props/grapes.ts';
import { CLUSTER_FORMS } from '#studio/litho/props/cluster-form.ts';
import {
  NAME_FACE,
  NOTE_FACE,
  PLATE_INK,
  PLATE_SOFT,
  say,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import type { Variety } from './variety.ts';

const ROWS = [
  ['body', 'Body | Corps | Corpo | Cuerpo | Körper'],
  ['acid', 'Acidity | Acidité | Acidità | Acidez | Säure'],
  ['tannin', 'Tannin | Tanin | Tannino | Tanino | Gerbstoff'],
] as const;
const AROMAS = 'Aromas | Arômes | Aromi | Aromas | Aromen';

/** Two or three grapes compared: a large bunch of each, and below it what tells them apart. */
export function drawSideBySide(plate: Plate, grapes: readonly Variety[]): void {
  const { area, textPx, press } = plate;
  const width = area.width / grapes.length;
  // Of two the words of a row stand between them, and leave more room for the bunches.
  const isPair = grapes.length === 2;
  const art = Math.min(area.height * (isPair ? 0.5 : 0.42), width * 1.15);
  const size = Math.min(textPx * 1.3, width * 0.075, area.height * 0.038);
  // White wines are not compared by their tannin.
  const told = ROWS.filter(([key]) => grapes.some((grape) => grape[key] > 0));
  const step = (area.height - art - size * 2.4) / (told.length + 1);
  grapes.forEach((grape, i) =>
    drawHead(plate, grape, { x: area.x + i * width, y: area.y, width, height: art }),
  );
  [...told, ['aromas', AROMAS] as const].forEach(([key, name], row) => {
    const y = area.y + art + size * 2.4 + row * step;
    press.fill(rectangle({ x: area.x, y, width: area.width, height: press.unit * 1.1 }), '#cdbd9f');
    const middle = y + step / 2;
    const place = isPair ? middle + size * 0.3 : y + size * 1.05;
    write(plate, name, [area.x + area.width / 2, place], {
      sizePx: size * (isPair ? 0.95 : 0.85),
      face: NOTE_FACE,
      ink: PLATE_SOFT,
    });
    grapes.forEach((grape, i) => {
      const x = area.x + (isPair ? 0.21 + i * 0.58 : (i + 0.5) / grapes.length) * area.width;
      const at = [x, isPair ? middle : y + size * 1.05 + (step - size) * 0.5] as const;
      if (key === 'aromas')
        writeLines(plate, say(plate, grape.aromas), at, {
          sizePx: size,
          maxWidth: width * (isPair ? 0.72 : 0.9),
          maxLines: 2,
          isCentred: true,
        });
      else drawDots(plate, { count: grape[key], isRed: grape.wine === 'red', at, size });
    });
  });
}

function drawHead(plate: Plate, grape: Variety, box: Rect): void {
  const { press, random, textPx } = plate;
  const form = CLUSTER_FORMS[grape.bunch ?? grape.name];
  const x = box.x + box.width / 2;
  drawCluster(press, {
    stalk: [x, box.y + box.height * 0.02],
    heightPx: Math.min(box.height * 0.86, box.width * 0.95),
    wine: grape.wine,
    random: random.fork(grape.name),
    lightSide: 1,
    ...(form && { form }),
  });
  writeLines(plate, grape.name, [x, box.y + box.height + textPx * 1.2], {
    sizePx: Math.min(textPx * 1.4, box.width * 0.1),
    maxWidth: box.width * 0.94,
    maxLines: 1,
    face: NAME_FACE,
  });
}

/** Five dots, as many of them filled as the quality has; none for wines that have none of it. */
function drawDots(
  plate: Plate,
  {
    count,
    isRed,
    at: [x, y],
    size,
  }: { count: number; isRed: boolean; at: readonly [number, number]; size: number },
): void {
  const { press } = plate;
  if (count === 0) {
    write(plate, '–', [x, y + size * 0.3], { sizePx: size, ink: PLATE_SOFT });
    return;
  }
  for (let i = 0; i < 5; i++) {
    const dot = circle([x + (i - 2) * size * 1.1, y], size * 0.4);
    if (i < count) press.fill(dot, isRed ? '#8a1f33' : '#c9a23c');
    press.stroke(dot, PLATE_INK, press.unit * 1.3);
  }
}
