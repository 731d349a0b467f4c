import { circle, rectangle, type Rect } from '#studio/litho/geometry.ts';
import { drawCluster } from '#studio/litho/props/grapes.ts';
import { CLUSTER_FORMS } from '#studio/litho/props/cluster-form.ts';
import {
  NOTE_FACE,
  PLATE_INK,
  PLATE_SOFT,
  say,
  type Plate,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
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
  const art = area.height * 0.42;
  const size = Math.min(textPx * 1.15, width * 0.075, area.height * 0.034);
  // White wines are not compared by their tannin.
  const told = ROWS.filter(([key]) => grapes.some((grape) => grape[key] > 0));
  const step = (area.height - art - size * 2.4) / (told.length + 1);
  grapes.forEach((grape, i) =>
    drawHead(plate, grape, { x: area.x + i * width, y: area.y, width, height: art }),
  );
  [...told, ['aromas', AROMAS] as const].forEach(([key, name], row) => {
    const y = area.y + art + size * 2.4 + row * step;
    press.fill(rectangle({ x: area.x, y, width: area.width, height: press.unit * 1.1 }), '#cdbd9f');
    write(plate, name, [area.x + area.width / 2, y + size * 1.05], {
      sizePx: size * 0.85,
      face: NOTE_FACE,
      ink: PLATE_SOFT,
    });
    grapes.forEach((grape, i) => {
      const at = [area.x + (i + 0.5) * width, y + size * 1.05 + (step - size) * 0.5] as const;
      if (key === 'aromas')
        writeLines(plate, say(plate, grape.aromas), at, {
          sizePx: size,
          maxWidth: width * 0.9,
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
    stalk: [x, box.y + box.height * 0.04],
    heightPx: Math.min(box.height * 0.9, box.width * 0.9),
    wine: grape.wine,
    random: random.fork(grape.name),
    lightSide: 1,
    ...(form && { form }),
  });
  writeLines(plate, grape.name, [x, box.y + box.height + textPx * 1.2], {
    sizePx: Math.min(textPx * 1.3, box.width * 0.09),
    maxWidth: box.width * 0.94,
    maxLines: 1,
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
