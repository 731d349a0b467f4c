import { readFileSync } from 'node:fs';
import { Path2D } from '@napi-rs/canvas';
import { circle, rectangle, smooth, type Point, type Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { Area, Spot } from './atlas/area.ts';
import { MARKS } from './map-legend.ts';
import { FIGURES, PLATE_INK, PLATE_PAPER, PLATE_SOFT, say, write, type Plate } from './plate.ts';

/** A map as the distiller left it: a thousand units wide. */
export interface MapSheet {
  height: number;
  own: string;
  others: string;
  rivers: Point[][];
  spots: Point[];
  towns: Point[];
  inscriptions: Point[];
}

export const SIDE = 1000;
const SEA = '#cfdedd';
const RIVER = '#6f9fae';

let sheets: Readonly<Record<string, MapSheet>> | undefined;

export function sheetOf(id: string): MapSheet {
  sheets ??= JSON.parse(readFileSync(new URL('./atlas.json', import.meta.url), 'utf8')) as Record<
    string,
    MapSheet
  >;
  const sheet = sheets[id];
  if (!sheet) throw new Error(`There is no map of “${id}”; run scripts/distil/atlas.ts.`);
  return sheet;
}

const outline = (text: string): Path2D => new Path2D(text);

interface Land {
  area: Area;
  sheet: MapSheet;
  /** The spots to mark, each with its index on the sheet. */
  wanted: readonly (readonly [Spot, number])[];
  map: Rect;
}

/** Coasts, rivers and towns, and a numbered mark for each wine. */
export function drawLand(plate: Plate, { area, sheet, wanted, map }: Land): void {
  const { press } = plate;
  const scale = map.width / SIDE;
  press.clipped(rectangle(map), () => {
    press.fill(rectangle(map), SEA);
    press.placed([map.x, map.y], 0, scale, () => drawCoasts(press, sheet));
    drawInscriptions(plate, {
      area,
      places: sheet.inscriptions.map((at) => toSheet(at, map, scale)),
    });
    const at = spread(
      wanted.map(([, i]) => toSheet(sheet.spots[i] ?? [0, 0], map, scale)),
      plate.textPx * 0.86,
    );
    const towns = sheet.towns.map((town) => toSheet(town, map, scale));
    drawTowns(plate, { area, towns, marks: at });
    wanted.forEach(([spot, i], n) => {
      const place = toSheet(sheet.spots[i] ?? [0, 0], map, scale);
      drawMark(plate, n + 1, { spot, place, at: at[n] ?? place, reach: press.unit * 26 });
    });
  });
  press.stroke(rectangle(map), PLATE_INK, press.unit * 1.8);
}

function drawCoasts(press: LithoPress, sheet: MapSheet): void {
  const [own, others] = [outline(sheet.own), outline(sheet.others)];
  press.fill(others, '#e6dcc4');
  press.stroke(others, '#b7a88c', 1.6);
  press.fill(own, '#f6ecd2', { from: [0, 0], to: [SIDE, sheet.height], start: 0.2, end: -0.25 });
  for (const river of sheet.rivers) press.stroke(smooth(river, false, 0.5), RIVER, 4.5);
  press.stroke(own, PLATE_INK, 2.6);
}

const toSheet = ([x, y]: Point, map: Rect, scale: number): Point => [
  map.x + x * scale,
  map.y + y * scale,
];

function drawInscriptions(
  plate: Plate,
  { area, places }: { area: Area; places: readonly Point[] },
): void {
  area.inscriptions?.forEach(([words], i) =>
    write(plate, say(plate, words).toLocaleUpperCase(), places[i] ?? [0, 0], {
      sizePx: plate.textPx * 0.6,
      tracking: 0.16,
      ink: PLATE_SOFT,
    }),
  );
}

/** A town whose name would run into a mark is left out: it is only there for orientation. */
function drawTowns(
  plate: Plate,
  { area, towns, marks }: { area: Area; towns: readonly Point[]; marks: readonly Point[] },
): void {
  const { press, textPx } = plate;
  area.towns?.forEach(([name], i) => {
    const [x, y] = towns[i] ?? [0, 0];
    const end = x + name.length * textPx * 0.3;
    const isHidden = marks.some(
      ([mx, my]) => Math.abs(my - y) < textPx && mx > x - textPx && mx < end + textPx * 0.6,
    );
    if (isHidden) return;
    const dot = press.unit * 5;
    press.fill(rectangle({ x: x - dot, y: y - dot, width: dot * 2, height: dot * 2 }), PLATE_SOFT);
    write(plate, name, [x + dot * 2, y - dot * 1.4], {
      align: 'left',
      sizePx: textPx * 0.66,
      face: 'playfairItalic',
      ink: PLATE_SOFT,
    });
  });
}

/** Pushes numbers apart until none hides another. */
function spread(wanted: readonly Point[], distance: number): Point[] {
  const points = wanted.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < 60; round++) {
    for (let i = 0; i < points.length; i++) {
      for (let j = i + 1; j < points.length; j++) {
        const [a, b] = [points[i], points[j]];
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
  return points;
}

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
  const { press, textPx } = plate;
  const ink = MARKS[spot[3]];
  if (plate.wish.mark === spot[0]) drawRing(plate, place, reach);
  press.veil(circle(place, reach), ink, 0.45);
  press.shade(circle(place, reach), { centre: place, radius: reach, start: -0.5, end: 0 });
  if (Math.hypot(at[0] - place[0], at[1] - place[1]) > textPx * 0.5) {
    press.stroke(smooth([place, at], false), PLATE_INK, press.unit * 1.4);
    press.fill(circle(place, press.unit * 4), PLATE_INK);
  }
  press.fill(circle(at, textPx * 0.66), PLATE_PAPER);
  press.fill(circle(at, textPx * 0.6), ink);
  press.stroke(circle(at, textPx * 0.6), PLATE_INK, press.unit * 1.4);
  const isPale = spot[3] !== 'red' && spot[3] !== 'orange';
  write(plate, String(number), [at[0], at[1] + textPx * 0.22], {
    face: FIGURES,
    sizePx: textPx * 0.64,
    ink: isPale ? PLATE_INK : '#fffaf0',
  });
}
