import type { Rect } from '#studio/litho/geometry.ts';
import { cells } from './cells.ts';
import { drawField } from './field.ts';
import { NAME_FACE, PLATE_ACCENT, PLATE_INK, say, writeLines } from './plate.ts';
import type { Plate } from './plate.ts';

/** A picture with its name. */
export interface Pictured {
  name: string;
  draw: (plate: Plate, box: Rect) => void;
}

/** Pictures that belong together, under what they have in common. */
export interface Band {
  name: string;
  entries: readonly Pictured[];
}

/** Most pictures beside each other. */
const IN_ROW = 4;

/** One thing on a field of its own, and around it in bands what belongs to it. */
export function drawBands(plate: Plate, hero: Pictured['draw'], bands: readonly Band[]): void {
  const room = sheetBeside(plate, hero);
  const rows = rowsOf(bands);
  const wide = isWide(plate);
  const fields = divided(
    room,
    wide ? 'x' : 'y',
    rows.map(() => 1),
  );
  rows.forEach((row, i) => drawRow(plate, row, fields[i] ?? room, wide ? 'y' : 'x'));
}

/** Draws what a sheet is about on its own field, on tall sheets above; gives back the rest of the sheet. */
export function sheetBeside(plate: Plate, hero: Pictured['draw']): Rect {
  const { area } = plate;
  const { width, height } = area;
  const isTall = height > width * 1.2;
  const share = isTall ? 0.22 : isWide(plate) ? 0.2 : 0.24;
  const [field, room] = isTall
    ? [
        { ...area, height: height * share },
        { ...area, y: area.y + height * share, height: height * (1 - share) },
      ]
    : [
        { ...area, width: width * share },
        { ...area, x: area.x + width * share, width: width * (1 - share) },
      ];
  drawField(plate, field);
  hero(plate, inset(field, 0.08));
  return room;
}

const isWide = ({ area }: Plate): boolean => area.width > area.height * 1.35;

/** Small bands share a row. */
function rowsOf(bands: readonly Band[]): Band[][] {
  const rows: Band[][] = [];
  for (const band of bands) {
    const last = rows.at(-1);
    const taken = last?.reduce((sum, { entries }) => sum + entries.length, 0) ?? IN_ROW;
    if (last && taken + band.entries.length <= IN_ROW) last.push(band);
    else rows.push([band]);
  }
  return rows;
}

type Way = 'x' | 'y';

/** Cut across in shares of these weights: side by side along x, on each other along y. */
function divided(room: Rect, way: Way, weights: readonly number[]): Rect[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const side = way === 'x' ? 'width' : 'height';
  let at = room[way];
  return weights.map((weight) => {
    const part = { ...room, [way]: at, [side]: (room[side] * weight) / all };
    at += part[side];
    return part;
  });
}

/** Upright, a heading and its pictures need as much room for one as for two. */
function drawRow(plate: Plate, row: readonly Band[], field: Rect, way: Way): void {
  const weights = row.map(({ entries }) =>
    way === 'x' ? entries.length : Math.ceil(entries.length / 2),
  );
  const fields = divided(field, way, weights);
  row.forEach((band, i) => drawBand(plate, band, fields[i] ?? field));
}

/** What they have in common, and below it the pictures, each on its name. */
export function drawBand(plate: Plate, { name, entries }: Band, field: Rect): void {
  drawField(plate, field);
  const head = Math.min(plate.textPx * 1.5, field.height * 0.2);
  writeLines(plate, say(plate, name), [field.x + field.width / 2, field.y + head], {
    sizePx: head * 0.68,
    maxWidth: field.width * 0.9,
    maxLines: 1,
    face: NAME_FACE,
    ink: PLATE_ACCENT,
  });
  const room = { ...field, y: field.y + head * 1.15, height: field.height - head * 1.3 };
  const boxes = cells(room, entries.length, 0.95);
  const first = boxes[0] ?? room;
  const size = Math.min(plate.textPx, first.width * 0.15, first.height * 0.15);
  boxes.forEach((box, i) => {
    const entry = entries[i];
    if (entry) drawEntry(plate, entry, box, size);
  });
}

/** The picture stands on its name. */
function drawEntry(plate: Plate, { name, draw }: Pictured, box: Rect, size: number): void {
  const tall = Math.min(box.height - size * 2.1, box.width);
  const top = box.y + (box.height - tall - size * 2.1) / 2;
  draw(plate, inset({ ...box, y: top, height: tall }, 0.06));
  writeLines(plate, say(plate, name), [box.x + box.width / 2, top + tall + size * 0.95], {
    sizePx: size,
    maxWidth: box.width * 0.96,
    maxLines: 2,
    ink: PLATE_INK,
    isCentred: true,
  });
}

const inset = ({ x, y, width, height }: Rect, share: number): Rect => {
  const edge = Math.min(width, height) * share;
  return { x: x + edge, y: y + edge, width: width - edge * 2, height: height - edge * 2 };
};
