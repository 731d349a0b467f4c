import { capital } from '#studio/typography/capital.ts';
import { roundedRectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { PLATE_INK, writeLines } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

const INKS = ['#8a1f33', '#b8653a', '#d2b23e', '#6f7d3e', '#5f6870', '#77508f'] as const;

/** Entries beside each other differ in their ink. */
export const inkOf = (i: number): string => INKS[i % INKS.length] ?? INKS[0];

/** An inked field with an outline: a bar of a chart, the ground of an answer. */
export function fillField(
  { press }: Plate,
  field: Rect,
  { ink, corner, isLit = false }: { ink: string; corner: number; isLit?: boolean },
): void {
  const shape = roundedRectangle(field, corner);
  const light = {
    from: [field.x, field.y] as const,
    to: [field.x, field.y + field.height] as const,
    start: 0.25,
    end: -0.3,
  };
  press.fill(shape, ink, ...(isLit ? [light] : []));
  press.stroke(shape, PLATE_INK, press.unit * 1.6);
}

/** The words of an entry to the right of its mark, on two lines at most. */
export const writeBesideMark = (
  plate: Plate,
  text: string,
  at: Point,
  style: { sizePx: number; maxWidth: number; ink?: string },
): void =>
  writeLines(plate, capital(text), at, { ...style, maxLines: 2, align: 'left', isCentred: true });
