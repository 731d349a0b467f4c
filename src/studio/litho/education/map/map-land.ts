import { Path2D } from '@napi-rs/canvas';
import { circle, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { RIVERS } from '#studio/litho/education/atlas/area.ts';
import type { Spot } from '#studio/litho/education/atlas/area.ts';
import { RIVER_NAMES } from '#studio/litho/education/atlas/lie-of-land/around.ts';
import { points } from '#studio/litho/geometry.ts';
import { FIGURES, PLATE_INK, PLATE_PAPER, write } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { drawSurroundings, drawTowns } from './map-labels.ts';
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
const RIVER_INK = '#2f6f86';
/** The inks of two marks are too near to the paper for a field. */
const FIELDS: Partial<Record<WineColour, string>> = { sparkling: '#c9b25a' };
/** Degrees across below which only the courses are drawn that the map names itself: the others are too coarse. */
const NEAR = 2.2;
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
    const at = within(spread(places, textPx * 0.78), map, textPx);
    for (const mark of at) names.takeRound(mark, textPx * 0.66);
    wanted.forEach((spot, i) => drawMark(plate, i + 1, { spot, place: places[i]!, at: at[i]! }));
    drawScale(plate, view, names);
    drawTowns(plate, view, names);
    drawSurroundings(plate, view, names);
    for (const { id, line } of courses)
      names.set(
        RIVER_NAMES[id],
        line.slice(1, -1).map(([x, y]) => [x, y - textPx * 0.4]),
        {
          sizePx: textPx * 0.56,
          face: 'playfairItalic',
          ink: RIVER_INK,
          halo: OWN,
        },
      );
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

function drawRivers(press: LithoPress, view: MapView) {
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

/** Pushes numbers apart until none hides another. */
function spread(wanted: readonly Point[], distance: number): Point[] {
  const found = wanted.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < 60; round++) {
    for (let i = 0; i < found.length; i++) {
      for (let j = i + 1; j < found.length; j++) {
        const [a, b] = [found[i], found[j]];
        if (!a || !b) continue;
        const [dx, dy] = [b[0] - a[0] || 0.5, b[1] - a[1] || 0.5];
        const apart = Math.hypot(dx, dy);
        if (apart >= distance * 2) continue;
        const push = (distance * 2 - apart) / 2 / apart;
        a[0] -= dx * push;
        a[1] -= dy * push;
        b[0] += dx * push;
        b[1] += dy * push;
      }
    }
  }
  return found;
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
  { spot, place, at }: { spot: Spot; place: Point; at: Point },
): void {
  const { press, textPx } = plate;
  const ink = MARKS[spot[3]];
  if (plate.wish.mark === spot[0]) drawRing(plate, place, press.unit * 26);
  if (Math.hypot(at[0] - place[0], at[1] - place[1]) > textPx * 0.5) {
    press.stroke(smooth([place, at], false), PLATE_INK, press.unit * 1.4);
    press.fill(circle(place, press.unit * 4), PLATE_INK);
  }
  press.fill(circle(at, textPx * 0.7), PLATE_PAPER);
  press.fill(circle(at, textPx * 0.64), ink);
  press.stroke(circle(at, textPx * 0.64), PLATE_INK, press.unit * 1.4);
  const isPale = spot[3] !== 'red' && spot[3] !== 'orange';
  write(plate, String(number), [at[0], at[1] + textPx * 0.24], {
    face: FIGURES,
    sizePx: textPx * 0.7,
    ink: isPale ? PLATE_INK : '#fffaf0',
  });
}
