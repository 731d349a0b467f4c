import { Path2D } from '@napi-rs/canvas';
import { capital } from '#studio/typography/capital.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { circle, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { inksFor } from '#studio/litho/education/any-topic/entry.ts';
import {
  FIGURES,
  PLATE_ACCENT,
  PLATE_INK,
  PLATE_PAPER,
  PLATE_SOFT,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

const DONUT = /\b(?:donut|doughnut|ring ?diagramm|anneau|ciambella|anillo|dona)\b/;
/** Slices smaller than this have no room for their figure. */
const LEGIBLE = 0.06;

/** Shares of a whole as slices, with the customer's words beside them. */
export function drawPie(
  plate: Plate,
  items: readonly PlateItem[],
  shares: readonly number[],
): void {
  const { area, press, textPx } = plate;
  const isWide = area.width > area.height * 1.35;
  const radius = Math.min(area.width * (isWide ? 0.24 : 0.36), area.height * (isWide ? 0.44 : 0.3));
  const centre = isWide
    ? ([area.x + area.width * 0.28, area.y + area.height / 2] as const)
    : ([area.x + area.width / 2, area.y + radius * 1.1] as const);
  const inks = inksFor(
    plate,
    items.map(({ name }) => name),
  );
  const total = shares.reduce((sum, share) => sum + share, 0);
  let from = -Math.PI / 2;
  items.forEach(({ value }, i) => {
    const share = (shares[i] ?? 0) / total;
    const to = from + share * Math.PI * 2;
    const wedge = wedgeOf(centre, radius, [from, to]);
    press.fill(wedge, inks[i] ?? PLATE_ACCENT, { centre, radius, start: 0.2, end: -0.25 });
    press.stroke(wedge, PLATE_PAPER, press.unit * 4);
    if (share > LEGIBLE) {
      const middle = (from + to) / 2;
      const at = [
        centre[0] + Math.cos(middle) * radius * 0.72,
        centre[1] + Math.sin(middle) * radius * 0.72,
      ] as const;
      write(plate, value ?? '', [at[0], at[1] + textPx * 0.3], {
        face: FIGURES,
        sizePx: Math.min(textPx, radius * 0.16),
        ink: PLATE_PAPER,
      });
    }
    from = to;
  });
  if (DONUT.test(fold(plate.spec.prompt))) press.fill(circle(centre, radius * 0.46), PLATE_PAPER);
  drawKey(
    plate,
    items,
    isWide
      ? { x: area.x + area.width * 0.56, y: area.y, width: area.width * 0.42, height: area.height }
      : {
          x: area.x + area.width * 0.16,
          y: centre[1] + radius * 1.12,
          width: area.width * 0.7,
          height: area.y + area.height - centre[1] - radius * 1.12,
        },
  );
}

function wedgeOf(centre: Point, radius: number, [from, to]: readonly [number, number]): Path2D {
  const wedge = new Path2D();
  wedge.moveTo(...centre);
  wedge.arc(...centre, radius, from, to);
  wedge.closePath();
  return wedge;
}

function drawKey(
  plate: Plate,
  items: readonly PlateItem[],
  box: { x: number; y: number; width: number; height: number },
): void {
  const { press, textPx } = plate;
  const inks = inksFor(
    plate,
    items.map(({ name }) => name),
  );
  const step = Math.min(box.height / items.length, textPx * 2.2);
  const size = Math.min(textPx * 1.2, step * 0.6);
  const top = box.y + (box.height - step * items.length) / 2;
  items.forEach(({ name, value }, i) => {
    const y = top + step * (i + 0.5);
    const swatch = rectangle({
      x: box.x,
      y: y - size * 0.45,
      width: size * 0.9,
      height: size * 0.9,
    });
    press.fill(swatch, inks[i] ?? PLATE_ACCENT);
    press.stroke(swatch, PLATE_INK, press.unit * 1.4);
    writeLines(plate, capital(name), [box.x + size * 1.5, y], {
      sizePx: size,
      maxWidth: box.width * 0.68,
      maxLines: 1,
      align: 'left',
      isCentred: true,
    });
    write(plate, value ?? '', [box.x + box.width, y + size * 0.3], {
      sizePx: size * 0.9,
      face: FIGURES,
      align: 'right',
      ink: PLATE_SOFT,
    });
  });
}
