import { readFileSync } from 'node:fs';
import { Path2D } from '@napi-rs/canvas';
import { oncePer } from '#studio/once-per.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { Area } from '#studio/litho/education/atlas/area.ts';

/** A window is so many units wide. */
export const SIDE = 1000;
/** A map is at most so much wider, or taller, than the other way: width by height. */
export const WIDEST = 1.5;
export const TALLEST = 0.76;

/** The outlines of a map as the distiller left them, with the land on either side of its window. */
export interface MapSheet {
  height: number;
  pad: readonly [x: number, y: number];
  own: string;
  others: string;
}

let sheets: Readonly<Record<string, MapSheet>> | undefined;

export function sheetOf(id: string): MapSheet {
  sheets ??= JSON.parse(readFileSync(new URL('../atlas.json', import.meta.url), 'utf8')) as Record<
    string,
    MapSheet
  >;
  const sheet = sheets[id];
  if (!sheet) throw new Error(`There is no map of “${id}”; run scripts/distil/atlas.ts.`);
  return sheet;
}

/** Coasts have thousands of points: each sheet's are read once. */
export const landOf = oncePer(({ own, others }: MapSheet) => ({
  own: new Path2D(own),
  others: new Path2D(others),
}));

/** A sheet laid into its place on the plate. */
export interface MapView {
  area: Area;
  sheet: MapSheet;
  /** Where it stands on the plate. */
  map: Rect;
  /** Pixels of one unit of the sheet. */
  scale: number;
  /** The sheet's own origin, in pixels of the plate. */
  origin: Point;
  /** Where degrees east and north lie on the plate. */
  place: (east: number, north: number) => Point;
  /** Pixels of one kilometre in the middle of the map. */
  kmPx: number;
}

/** The shapes that a sheet can fill, width by height. */
export const shapesOf = ({ height, pad }: MapSheet): readonly [tallest: number, widest: number] => [
  SIDE / (height + 2 * pad[1]),
  (SIDE + 2 * pad[0]) / height,
];

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const mercator = (north: number): number => Math.log(Math.tan(Math.PI / 4 + radians(north) / 2));

/** All of the window is shown, and as much beside it as the place on the plate has room for. */
export function viewOf(area: Area, sheet: MapSheet, map: Rect): MapView {
  const shape = map.width / map.height;
  const isWider = shape > SIDE / sheet.height;
  const [width, height] = isWider ? [sheet.height * shape, sheet.height] : [SIDE, SIDE / shape];
  const scale = map.width / width;
  const origin: Point = [
    map.x + ((width - SIDE) / 2) * scale,
    map.y + ((height - sheet.height) / 2) * scale,
  ];
  const [west, south, east, north] = area.window;
  const unit = (SIDE * scale) / radians(east - west);
  const place = (x: number, y: number): Point => [
    origin[0] + radians(x - west) * unit,
    origin[1] + (mercator(north) - mercator(y)) * unit,
  ];
  const kmPx = unit / EARTH_KM / Math.cos(radians((south + north) / 2));
  return { area, sheet, map, scale, origin, place, kmPx };
}
