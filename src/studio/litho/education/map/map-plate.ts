import type { Rect } from '#studio/litho/geometry.ts';
import type { Area, Spot } from '#studio/litho/education/atlas/area.ts';
import { findArea } from '#studio/litho/education/atlas/areas.ts';
import { WORLD } from '#studio/litho/education/atlas/world.ts';
import { narrowSpot } from '#studio/litho/education/atlas/narrow-spots.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { spotsGrowing } from '#studio/litho/education/vineyard/where-grown.ts';
import type { PlateWish } from '#studio/scene-spec.ts';
import { drawLand } from './map-land.ts';
import { drawGrapeMap } from './grape-map.ts';
import { columnsOf, drawKey, drawLegend } from './map-legend.ts';
import { shapesOf, sheetOf, viewOf } from './map-sheet.ts';
import type { MapSheet } from './map-sheet.ts';

/** A country or a region with its numbered wines and a legend. */
export function drawMapPlate(plate: Plate): void {
  const area = findArea(plate.wish.area);
  if (!area) throw new Error('A map without an area was asked for.');
  const sheet = sheetOf(area.id);
  if (area.id === WORLD.id && plate.wish.grapes.length === 1) {
    drawGrapeMap(plate);
    return;
  }
  const wanted = spotsOf(plate, area);
  const { map, legend } = divide(plate, sheet, wanted.length);
  plate.press.named('map_sheet', () => drawLand(plate, viewOf(area, sheet, map), wanted));
  drawKey(plate, new Set(wanted.map(([, , , wine]) => wine)), map);
  drawLegend(plate, wanted, legend, area.villages);
}

/** All regions, or only those of the wines that were named. */
function spotsOf({ wish }: Plate, area: Area): readonly Spot[] {
  const grown = grownOn(wish, area);
  if (grown.length > 0) return grown;
  const named = area.spots.filter(([name]) => wish.regions?.includes(name));
  if (named.length > 1) return named;
  const only = area.spots
    .map((spot) => narrowSpot(spot, wish.wines))
    .filter((spot) => spot !== null);
  return only.length > 0 ? only : area.spots;
}

/** 'Where is Malbec grown': the homes of that grape alone. */
function grownOn({ grapes }: PlateWish, area: Area): readonly Spot[] {
  const [grape] = grapes;
  if (!grape) return [];
  return spotsGrowing(area, grape);
}

/** Beside the map where the sheet is not tall, else below it: the map fills its part, whatever its own shape. */
const BESIDE = 0.86;
const MAP_PART = 0.63;

function divide(plate: Plate, sheet: MapSheet, count: number): { map: Rect; legend: Rect } {
  const { area, textPx } = plate;
  const keyRoom = textPx * 1.5;
  const gap = textPx * 0.7;
  const [tallest, widest] = shapesOf(sheet);
  if (area.width / area.height > BESIDE && tallest < area.width / area.height) {
    const room = area.height - keyRoom;
    const width = Math.min(area.width * MAP_PART, room * widest);
    const height = Math.min(room, width / tallest);
    const map = { x: area.x, y: area.y + (room - height) / 2, width, height };
    const x = area.x + width + gap;
    return { map, legend: { x, y: area.y, width: area.x + area.width - x, height: area.height } };
  }
  const rows = Math.ceil(count / columnsOf(plate, area.width));
  const room = area.height - rows * textPx * 2.2 - gap - keyRoom;
  const height = Math.min(room, area.width / tallest);
  const width = Math.min(area.width, height * widest);
  const map = { x: area.x + (area.width - width) / 2, y: area.y, width, height };
  const y = area.y + height + gap + keyRoom;
  return { map, legend: { ...area, y, height: area.y + area.height - y } };
}
