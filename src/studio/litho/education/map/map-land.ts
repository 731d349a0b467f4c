import { Path2D } from '@napi-rs/canvas';
import { circle, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { RIVERS } from '#studio/litho/education/atlas/area.ts';
import type { Spot } from '#studio/litho/education/atlas/area.ts';
import { points } from '#studio/litho/geometry.ts';
import { FIGURES, PLATE_INK, PLATE_PAPER, write } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { chiefTowns, drawRiverNames, drawSurroundings, drawTowns } from './map-labels.ts';
import type { Course } from './map-labels.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { MARKS } from './map-legend.ts';
import { MapNames } from './map-names.ts';
import { drawRelief } from './map-relief.ts';
import { drawScale } from './map-scale.ts';
import { landOf } from './map-sheet.ts';
import type { MapView } from './map-sheet.ts';
import { drawWineAreas } from './map-wine-areas.ts';

const SEA = '#c3dad9';
const OWN = '#f8efd7';
const OTHER = '#e3d9c2';
const RIVER = '#4f8aa0';
/** The inks of two marks are too near to the paper for a field. */
const FIELDS: Partial<Record<WineColour, string>> = { sparkling: '#c9b25a' };
/** Degrees across below which only the courses are drawn that the map names itself: the others are too coarse. */
const NEAR = 2.2;
/** More numbers than this are set smaller, so that towns find room between them. */
const MANY = 10;
/** Degrees across from which single ranges and rivers are lost. */
const WHOLE = 150;

/** Coasts, hills, rivers, towns and neighbours, and for each wine a coloured field with its number. */
export function drawLand(plate: Plate, view: MapView, wanted: readonly Spot[]): void {
  const { press, textPx } = plate;
  const { map } = view;
  const names = new MapNames(plate, map);
  press.clipped(rectangle(map), () => {
    press.fill(rectangle(map), SEA);
    press.placed(view.origin, 0, view.scale, () => drawCoasts(press, view));
    const isWorld = widthOf(view) > WHOLE;
    if (!isWorld) onOwnLand(press, view, () => drawRelief(press, view));
    const places = wanted.map(([, x, y]) => view.place(x, y));
    const fields = wanted.map(([name, , , wine], i) => ({
      at: places[i]!,
      ink: FIELDS[wine] ?? MARKS[wine],
      name,
    }));
    onOwnLand(press, view, () => drawWineAreas(press, fields, reachOf(places, map)));
    const courses = isWorld ? [] : drawRivers(press, view);
    const reach = textPx * (wanted.length > MANY ? 0.56 : 0.64);
    const at = within(
      spread(places, {
        apart: reach * 2.4,
        towns: widthOf(view) > WHOLE ? [] : chiefTowns(view),
        clear: reach * 1.6,
      }),
      map,
      reach * 1.5,
    );
    for (const mark of at) names.takeRound(mark, reach * 1.06);
    wanted.forEach((spot, i) =>
      drawMark(plate, i + 1, { spot, place: places[i]!, at: at[i]!, reach }),
    );
    drawScale(plate, view, names);
    // The land that the map is about is named first: what lies abroad takes what room is left.
    drawTowns(plate, view, names, 'home');
    drawRiverNames(plate, { view, names }, courses);
    drawSurroundings(plate, view, names);
    drawTowns(plate, view, names, 'abroad');
  });
  press.stroke(rectangle(map), PLATE_INK, press.unit * 1.8);
}

const widthOf = ({ area: { window } }: MapView): number => window[2] - window[0];

/** Half way to the usual neighbour, and never so far that a few places would fill the map. */
function reachOf(places: readonly Point[], map: Rect): number {
  const nearest = places
    .map(([x, y], i) =>
      Math.min(...places.map(([ox, oy], j) => (j === i ? Infinity : Math.hypot(ox - x, oy - y)))),
    )
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const usual = nearest[Math.floor(nearest.length / 2)] ?? map.width * 0.2;
  return Math.min(map.width * 0.1, Math.max(map.width * 0.055, usual * 0.62));
}

function drawCoasts(press: LithoPress, { sheet, scale }: MapView): void {
  const { own, others } = landOf(sheet);
  press.fill(others, OTHER);
  press.stroke(others, '#b7a88c', (press.unit * 1.2) / scale);
  press.fill(own, OWN, { from: [0, 0], to: [1000, sheet.height], start: 0.2, end: -0.15 });
  press.stroke(own, PLATE_INK, (press.unit * 1.8) / scale);
}

/** Nothing of it lies in the sea. */
function onOwnLand(press: LithoPress, { sheet, origin, scale }: MapView, draw: () => void): void {
  const land = new Path2D();
  const { own, others } = landOf(sheet);
  const all = new Path2D(own);
  all.addPath(others);
  land.addPath(all, { a: scale, b: 0, c: 0, d: scale, e: origin[0], f: origin[1] });
  press.clipped(land, draw);
}

function drawRivers(press: LithoPress, view: MapView): Course[] {
  const isNear = widthOf(view) < NEAR;
  const ids = (Object.keys(RIVERS) as (keyof typeof RIVERS)[]).filter(
    (id) => !isNear || view.area.rivers?.includes(id),
  );
  const courses = ids.map((id) => ({
    id,
    line: points(RIVERS[id]).map(([x, y]) => view.place(x, y)),
  }));
  for (const { line } of courses) press.stroke(smooth(line, false, 0.5), RIVER, press.unit * 3.2);
  return courses;
}

interface Room {
  /** From the middle of one number to that of the next. */
  apart: number;
  /** What no number may hide, and how far it keeps from it. */
  towns: readonly Point[];
  clear: number;
}

/** Pushes numbers apart until none hides another or a town. */
function spread(wanted: readonly Point[], { apart, towns, clear }: Room): Point[] {
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
const within = (marks: readonly Point[], { x, y, width, height }: Rect, room: number): Point[] =>
  marks.map(([mx, my]) => [
    Math.min(x + width - room, Math.max(x + room, mx)),
    Math.min(y + height - room, Math.max(y + room, my)),
  ]);

/** Around the place that was asked for by name. */
function drawRing({ press }: Plate, at: Point, reach: number): void {
  press.stroke(circle(at, reach * 2), '#a3182f', press.unit * 7);
  press.stroke(circle(at, reach * 2.5), '#a3182f', press.unit * 2);
}

function drawMark(
  plate: Plate,
  number: number,
  { spot, place, at, reach }: { spot: Spot; place: Point; at: Point; reach: number },
): void {
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
