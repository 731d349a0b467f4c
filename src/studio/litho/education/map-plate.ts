import { readFileSync } from 'node:fs';
import { Path2D } from '@napi-rs/canvas';
import type { WineColour } from '#studio/scene/wine.ts';
import { measureText } from '#studio/typography/set-text.ts';
import { circle, rectangle, smooth, type Point, type Rect } from '#studio/litho/geometry.ts';
import type { Area, Spot } from './atlas/area.ts';
import { findArea } from './atlas/areas.ts';
import {
  FIGURES,
  PLATE_INK,
  PLATE_PAPER,
  PLATE_SOFT,
  say,
  write,
  writeLines,
  type Plate,
} from './plate.ts';

/** A map as the distiller left it: a thousand units wide. */
interface Sheet {
  height: number;
  own: string;
  others: string;
  rivers: Point[][];
  spots: Point[];
  towns: Point[];
  inscriptions: Point[];
}

const SIDE = 1000;
const SEA = '#cfdedd';
const RIVER = '#6f9fae';

let sheets: Readonly<Record<string, Sheet>> | undefined;

function sheetOf(id: string): Sheet {
  sheets ??= JSON.parse(readFileSync(new URL('./atlas.json', import.meta.url), 'utf8')) as Record<
    string,
    Sheet
  >;
  const sheet = sheets[id];
  if (!sheet) throw new Error(`There is no map of “${id}”; run scripts/distil-atlas.ts.`);
  return sheet;
}

const outline = (text: string): Path2D => new Path2D(text);

const MARKS: Readonly<Record<WineColour, string>> = {
  red: '#8a1f33',
  white: '#d2b23e',
  rose: '#e08a84',
  orange: '#c4762a',
  sparkling: '#f6edc4',
  sparkling_rose: '#e39aa0',
};

/** The chief wine of a region. */
const KEY: Readonly<Record<WineColour, string>> = {
  red: 'red | rouge | rosso | tinto | rot',
  white: 'white | blanc | bianco | blanco | weiß',
  rose: 'rosé | rosé | rosato | rosado | rosé',
  orange:
    'sweet, fortified, amber | doux, muté, ambré | dolce, liquoroso, ambrato | dulce, generoso, ámbar | süß, gespritet, bernsteinfarben',
  sparkling: 'sparkling | effervescent | spumante | espumoso | schäumend',
  sparkling_rose:
    'sparkling rosé | rosé effervescent | spumante rosato | espumoso rosado | Roséschaumwein',
};

/** A country or a region with its numbered wines and a legend. */
export function drawMapPlate(plate: Plate): void {
  const area = findArea(plate.wish.area);
  if (!area) throw new Error('A map without an area was asked for.');
  const sheet = sheetOf(area.id);
  const wanted = spotsOf(plate, area);
  const { map, legend } = divide(plate, sheet, wanted.length);
  const scale = map.width / SIDE;
  const { press } = plate;
  press.clipped(rectangle(map), () => {
    press.fill(rectangle(map), SEA);
    press.placed([map.x, map.y], 0, scale, () => {
      const [own, others] = [outline(sheet.own), outline(sheet.others)];
      press.fill(others, '#e6dcc4');
      press.stroke(others, '#b7a88c', 1.6);
      press.fill(own, '#f6ecd2', {
        from: [0, 0],
        to: [SIDE, sheet.height],
        start: 0.2,
        end: -0.25,
      });
      for (const river of sheet.rivers) press.stroke(smooth(river, false, 0.5), RIVER, 4.5);
      press.stroke(own, PLATE_INK, 2.6);
    });
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
  const wines = new Set(wanted.map(([[, , , wine]]) => wine));
  if (wines.size > 1) drawKey(plate, wines, map);
  drawLegend(
    plate,
    wanted.map(([spot]) => spot),
    legend,
  );
}

/** What the colours of the marks say, under the map. */
function drawKey(plate: Plate, wines: ReadonlySet<WineColour>, map: Rect): void {
  const { press, textPx } = plate;
  const shown = (Object.keys(KEY) as WineColour[]).filter((wine) => wines.has(wine));
  const size = textPx * 0.72;
  const widths = shown.map(
    (wine) =>
      measureText(press.colour, say(plate, KEY[wine]), { face: 'cormorant', sizePx: size }) +
      size * 2.2,
  );
  let x = map.x + (map.width - widths.reduce((sum, width) => sum + width, 0)) / 2;
  const y = map.y + map.height + textPx * 0.75;
  shown.forEach((wine, i) => {
    const dot: Point = [x + size * 0.4, y];
    press.fill(circle(dot, size * 0.36), MARKS[wine]);
    press.stroke(circle(dot, size * 0.36), PLATE_INK, press.unit * 1.2);
    write(plate, KEY[wine], [x + size, y + size * 0.28], { align: 'left', sizePx: size });
    x += widths[i] ?? 0;
  });
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
      face: 'cormorantItalic',
      ink: PLATE_SOFT,
    });
  });
}

/** All regions, or only those of the wines that were named; each with its index on the sheet. */
function spotsOf({ wish }: Plate, area: Area): (readonly [Spot, number])[] {
  const all = area.spots.map((spot, i) => [spot, i] as const);
  const named = all.filter(([[name]]) => wish.regions?.includes(name));
  if (named.length > 1) return named;
  const only = all.filter(([[, , , wine]]) => wish.wines.includes(wine));
  return only.length > 0 ? only : all;
}

/** The map takes what its shape needs, the legend the rest. */
function divide(plate: Plate, sheet: Sheet, count: number): { map: Rect; legend: Rect } {
  const { textPx } = plate;
  const keyRoom = textPx * 1.3;
  const aspect = SIDE / sheet.height;
  const isBeside = plate.area.width / plate.area.height > aspect * 0.86;
  const area = { ...plate.area, height: plate.area.height - (isBeside ? keyRoom : 0) };
  const gap = textPx * 0.6;
  if (isBeside) {
    const width = Math.min(area.height * aspect, area.width * 0.68);
    const height = width / aspect;
    const map = { x: area.x, y: area.y + (area.height - height) / 2, width, height };
    const x = area.x + width + gap;
    return { map, legend: { x, y: area.y, width: area.x + area.width - x, height: area.height } };
  }
  const rows = Math.ceil(count / columnsOf(plate, area.width));
  const legendRoom = Math.max(area.height * 0.26, rows * textPx * 2.05) + gap + keyRoom;
  const width = Math.min(area.width, (area.height - legendRoom) * aspect);
  const height = width / aspect;
  const map = { x: area.x + (area.width - width) / 2, y: area.y, width, height };
  const y = area.y + height + gap + keyRoom;
  return { map, legend: { ...area, y, height: area.y + area.height - y } };
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

function drawMark(
  plate: Plate,
  number: number,
  { spot, place, at, reach }: { spot: Spot; place: Point; at: Point; reach: number },
): void {
  const { press, textPx } = plate;
  const ink = MARKS[spot[3]];
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

/** Columns of a legend that lies below its map. */
const columnsOf = ({ textPx }: Plate, width: number): number =>
  Math.max(2, Math.min(4, Math.round(width / (textPx * 9))));

function drawLegend(plate: Plate, spots: readonly Spot[], room: Rect): void {
  const { press, textPx } = plate;
  const columns = room.width > room.height * 1.3 ? columnsOf(plate, room.width) : 1;
  const rows = Math.ceil(spots.length / columns);
  const step = Math.min(room.height / rows, textPx * 2.6);
  const size = Math.min(textPx * 0.92, step * 0.42);
  const top = room.y + (room.height - step * rows) / 2;
  const width = room.width / columns;
  spots.forEach(([name, , , wine, note], i) => {
    const x = room.x + Math.floor(i / rows) * width;
    const y = top + (i % rows) * step + step * 0.5;
    const dot: Point = [x + size * 0.8, y];
    press.fill(circle(dot, size * 0.66), MARKS[wine]);
    press.stroke(circle(dot, size * 0.66), PLATE_INK, press.unit * 1.2);
    const isPale = wine !== 'red' && wine !== 'orange';
    write(plate, String(i + 1), [dot[0], y + size * 0.25], {
      face: FIGURES,
      sizePx: size * 0.7,
      ink: isPale ? PLATE_INK : '#fffaf0',
    });
    const left = x + size * 1.8;
    const maxWidth = width - size * 2;
    writeLines(plate, name, [left, y - size * 0.02], {
      sizePx: size,
      maxWidth,
      maxLines: 1,
      align: 'left',
    });
    writeLines(plate, note, [left, y + size * 0.86], {
      sizePx: size * 0.78,
      maxWidth,
      maxLines: 1,
      align: 'left',
      face: 'cormorantItalic',
      ink: PLATE_SOFT,
    });
  });
}
