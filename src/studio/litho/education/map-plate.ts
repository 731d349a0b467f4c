import type { Rect } from '#studio/litho/geometry.ts';
import type { Area, Spot } from './atlas/area.ts';
import { findArea } from './atlas/areas.ts';
import { narrowSpot } from './atlas/narrow-spots.ts';
import { drawLand, sheetOf, SIDE, type MapSheet } from './map-land.ts';
import { columnsOf, drawKey, drawLegend } from './map-legend.ts';
import type { Plate } from './plate.ts';

/** A country or a region with its numbered wines and a legend. */
export function drawMapPlate(plate: Plate): void {
  const area = findArea(plate.wish.area);
  if (!area) throw new Error('A map without an area was asked for.');
  const sheet = sheetOf(area.id);
  const wanted = spotsOf(plate, area);
  const { map, legend } = divide(plate, sheet, wanted.length);
  plate.press.named('map_sheet', () => drawLand(plate, { area, sheet, wanted, map }));
  const wines = new Set(wanted.map(([[, , , wine]]) => wine));
  if (wines.size > 1) drawKey(plate, wines, map);
  drawLegend(
    plate,
    wanted.map(([spot]) => spot),
    legend,
  );
}

/** All regions, or only those of the wines that were named; each with its index on the sheet. */
function spotsOf({ wish }: Plate, area: Area): (readonly [Spot, number])[] {
  const all = area.spots.map((spot, i) => [spot, i] as const);
  const named = all.filter(([[name]]) => wish.regions?.includes(name));
  if (named.length > 1) return named;
  const only = all.flatMap(([spot, i]) => {
    const narrowed = narrowSpot(spot, wish.wines);
    return narrowed ? [[narrowed, i] as const] : [];
  });
  return only.length > 0 ? only : all;
}

/** The map takes what its shape needs, the legend the rest. */
function divide(plate: Plate, sheet: MapSheet, count: number): { map: Rect; legend: Rect } {
  const { textPx } = plate;
  const keyRoom = textPx * 1.3;
  const aspect = SIDE / sheet.height;
  const isBeside = plate.area.width / plate.area.height > aspect * 0.86;
  const area = { ...plate.area, height: plate.area.height - (isBeside ? keyRoom : 0) };
  const gap = textPx * 0.6;
  if (isBeside) {
    const width = Math.min(area.height * aspect, area.width * 0.62);
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
