import { capital } from '#studio/typography/capital.ts';
import { roundedRectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { PLATE_ACCENT, PLATE_INK, writeLines } from '#studio/litho/education/plate.ts';
import { wineNamed } from '#studio/litho/education/wine-named.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

const SERIES = [
  '#8a1f33',
  '#b08d2a',
  '#6f7d3e',
  '#b8653a',
  '#77508f',
  '#5f6870',
  '#a8656b',
  '#3a5a94',
  '#d2b9a0',
  '#4f8f86',
  '#3d2b2e',
  '#c9a7c4',
] as const;
const OF_WINE: Readonly<Partial<Record<WineColour, string>>> = {
  red: '#8a1f33',
  white: '#d2b23e',
  rose: '#e08f86',
  orange: '#c9772b',
  sparkling: '#b9a46a',
  sparkling_rose: '#d9a5a0',
};

/** Entries beside each other differ in their ink: different wines in that of the wine, unless other colours are asked for. */
export function inksFor(plate: Plate, names: readonly string[]): readonly string[] {
  const series = plate.inks?.series ?? SERIES;
  const wines = plate.inks ? [] : names.map(wineNamed);
  const own = wines.flatMap((wine) => (wine && OF_WINE[wine]) ?? []);
  return own.length === names.length && new Set(own).size === own.length
    ? own
    : names.map((_, i) => series[i % series.length] ?? PLATE_ACCENT);
}

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
