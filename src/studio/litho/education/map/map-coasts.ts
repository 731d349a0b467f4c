import { Path2D } from '@napi-rs/canvas';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { Spot } from '#studio/litho/education/atlas/area.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import { fieldInk } from './map-legend.ts';
import { landOf } from './map-sheet.ts';
import type { MapView } from './map-sheet.ts';

const OWN = '#f8efd7';
const OTHER = '#e3d9c2';
const COAST = '#b7a88c';

/** The land that is shown and its neighbours; where homes are given, only these stand out of the rest. */
export function drawCoasts(
  press: LithoPress,
  { sheet, scale }: MapView,
  homes: readonly Home[] | null,
): void {
  const { own, others } = landOf(sheet);
  press.fill(others, OTHER);
  press.stroke(others, COAST, (press.unit * 1.2) / scale);
  if (!homes) {
    press.fill(own, OWN, { from: [0, 0], to: [1000, sheet.height], start: 0.2, end: -0.15 });
    press.stroke(own, PLATE_INK, (press.unit * 1.8) / scale);
    return;
  }
  press.fill(own, OTHER);
  press.stroke(own, COAST, (press.unit * 1.2) / scale);
  for (const { land, ink } of homes) {
    press.fill(land, OWN);
    press.veil(land, ink, 0.55);
    press.stroke(land, PLATE_INK, (press.unit * 1.4) / scale);
  }
}

export interface Home {
  land: Path2D;
  ink: string;
}

/** Degrees by which the coasts of a map of the world are cut short. */
const COARSE = [0, 2, -2, 4, -4] as const;

/** The lands in which the marks stand. */
export function homesOn(
  press: LithoPress,
  { sheet, place, origin, scale }: MapView,
  wanted: readonly Spot[],
): Home[] {
  const lands = [sheet.own, sheet.others]
    .flatMap((all) => all.split(/(?=M)/))
    .map((outline) => new Path2D(outline));
  return wanted.flatMap(([, east, north, wine]) => {
    const near = COARSE.flatMap((dx) =>
      COARSE.map((dy): Point => {
        const [x, y] = place(east + dx, north + dy);
        return [(x - origin[0]) / scale, (y - origin[1]) / scale];
      }),
    );
    const land = near
      .map((at) => lands.find((one) => press.colour.isPointInPath(one, ...at)))
      .find((found) => found !== undefined);
    return land ? [{ land, ink: fieldInk(wine) }] : [];
  });
}

/** Nothing of it lies in the sea. */
export function onOwnLand(
  press: LithoPress,
  { sheet, origin, scale }: MapView,
  draw: () => void,
): void {
  const land = new Path2D();
  const { own, others } = landOf(sheet);
  const all = new Path2D(own);
  all.addPath(others);
  land.addPath(all, { a: scale, b: 0, c: 0, d: scale, e: origin[0], f: origin[1] });
  press.clipped(land, draw);
}
