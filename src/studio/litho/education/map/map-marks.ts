import { circle, smooth } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { Spot } from '#studio/litho/education/atlas/area.ts';
import { FIGURES, PLATE_INK, PLATE_PAPER, write } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { MARKS } from './map-legend.ts';

interface Room {
  /** From the middle of one number to that of the next. */
  apart: number;
  /** What no number may hide, and how far it keeps from it. */
  towns: readonly Point[];
  clear: number;
}

/** Pushes numbers apart until none hides another or a town. */
export function spread(wanted: readonly Point[], { apart, towns, clear }: Room): Point[] {
  const found = wanted.map(([x, y]): Movable => [x, y]);
  for (let round = 0; round < 60; round++) {
    for (const mark of found) for (const town of towns) push(town, mark, clear);
    found.forEach((mark, i) => {
      for (const other of found.slice(i + 1)) {
        const half = away(mark, other, apart);
        mark[0] -= half[0] / 2;
        mark[1] -= half[1] / 2;
        other[0] += half[0] / 2;
        other[1] += half[1] / 2;
      }
    });
  }
  return found;
}

type Movable = [x: number, y: number];

function push(fixed: Point, mark: Movable, distance: number): void {
  const by = away(fixed, mark, distance);
  mark[0] += by[0];
  mark[1] += by[1];
}

/** How far the second has to go so that it stands as far from the first as it should. */
function away(from: Point, to: Point, distance: number): Point {
  const [dx, dy] = [to[0] - from[0] || 0.5, to[1] - from[1] || 0.5];
  const apart = Math.hypot(dx, dy);
  const share = Math.max(0, distance - apart) / apart;
  return [dx * share, dy * share];
}

/** A number at the edge is moved in until it is whole. */
export const within = (
  marks: readonly Point[],
  { x, y, width, height }: Rect,
  room: number,
): Point[] =>
  marks.map(([mx, my]) => [
    Math.min(x + width - room, Math.max(x + room, mx)),
    Math.min(y + height - room, Math.max(y + room, my)),
  ]);

interface Mark {
  spot: Spot;
  number: number;
  /** Where it belongs, and where it stands. */
  place: Point;
  at: Point;
  reach: number;
}

/** Around the place that was asked for by name. */
function drawRing({ press }: Plate, at: Point, reach: number): void {
  press.stroke(circle(at, reach * 2), '#a3182f', press.unit * 7);
  press.stroke(circle(at, reach * 2.5), '#a3182f', press.unit * 2);
}

export function drawMark(plate: Plate, { spot, number, place, at, reach }: Mark): void {
  const { press } = plate;
  const ink = MARKS[spot[3]];
  if (plate.wish.mark === spot[0]) drawRing(plate, place, press.unit * 26);
  if (Math.hypot(at[0] - place[0], at[1] - place[1]) > reach * 0.8) {
    press.stroke(smooth([place, at], false), PLATE_INK, press.unit * 1.4);
    press.fill(circle(place, press.unit * 4), PLATE_INK);
  }
  press.fill(circle(at, reach * 1.1), PLATE_PAPER);
  press.fill(circle(at, reach), ink);
  press.stroke(circle(at, reach), PLATE_INK, press.unit * 1.4);
  const isPale = spot[3] !== 'red' && spot[3] !== 'orange';
  write(plate, String(number), [at[0], at[1] + reach * 0.38], {
    face: FIGURES,
    sizePx: reach * 1.1,
    ink: isPale ? PLATE_INK : '#fffaf0',
  });
}
