import { circle, polygon, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { FIGURES, PLATE_INK, write } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { drawBarrel } from '#studio/litho/props/barrel.ts';
import { standIn } from './sketch.ts';
import type { Sketch } from './sketch.ts';

/** A cask as tall as its volume makes it beside the others. */
export const drawCask: Sketch = ({ press }, field, { size = 1 }) => {
  const { x, y, width, height } = standIn(field, 0.9, 0.94 * size);
  drawBarrel(press, {
    at: [x + width / 2, y + height * 0.98],
    radiusPx: height * 0.4,
    lightSide: 1,
  });
};

const NORTH = 'N | N | N | N | N';

/** Rows seen from above with the sun's way over them. */
function drawField(
  plate: Plate,
  field: Parameters<Sketch>[1],
  rows: readonly (readonly Point[])[],
): void {
  const { press } = plate;
  const box = standIn(field, 1.1, 0.96);
  const at = ([x, y]: Point): Point => [box.x + x * box.width, box.y + y * box.height];
  const ground = rectangle({
    x: box.x,
    y: box.y + box.height * 0.3,
    width: box.width,
    height: box.height * 0.7,
  });
  press.fill(ground, '#cdb483', {
    from: at([0, 0.3]),
    to: at([1, 1]),
    start: 0.2,
    end: -0.25,
  });
  press.clipped(ground, () => {
    for (const row of rows) {
      const line = smooth(
        row.map(([x, y]) => at([x, 0.3 + y * 0.7])),
        false,
        0.6,
      );
      press.stroke(line, '#4f7038', box.height * 0.042);
      press.stroke(line, '#7f9f4f', box.height * 0.016);
    }
  });
  press.stroke(ground, PLATE_INK, press.unit * 2);
  const way = Array.from({ length: 17 }, (_, i): Point => {
    const angle = Math.PI * (i / 16);
    return at([0.5 - Math.cos(angle) * 0.44, 0.26 - Math.sin(angle) * 0.2]);
  });
  way.forEach((point, i) => {
    if (i % 2 === 0) press.fill(circle(point, press.unit * 3), '#c98a2a');
  });
  for (const i of [1, 8, 15]) {
    const sun = way[i] ?? at([0.5, 0.1]);
    press.fill(circle(sun, box.height * 0.05), '#f0b23c', {
      centre: sun,
      radius: box.height * 0.06,
      start: 0.5,
      end: -0.2,
    });
  }
  const size = box.height * 0.08;
  const arrow = at([0.93, 0.44]);
  press.fill(circle(arrow, size * 0.9), '#fff6df');
  press.stroke(circle(arrow, size * 0.9), PLATE_INK, press.unit * 1.6);
  press.fill(
    polygon([
      [arrow[0], arrow[1] - size * 1.5],
      [arrow[0] + size * 0.4, arrow[1] - size * 0.85],
      [arrow[0] - size * 0.4, arrow[1] - size * 0.85],
    ]),
    PLATE_INK,
  );
  write(plate, NORTH, [arrow[0], arrow[1] + size * 0.36], { sizePx: size, face: FIGURES });
}

const SHARES = [0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.92] as const;

export const drawRowsNorth: Sketch = (plate, field) =>
  drawField(
    plate,
    field,
    SHARES.map((x): Point[] => [
      [x, -0.05],
      [x, 1.05],
    ]),
  );

export const drawRowsEast: Sketch = (plate, field) =>
  drawField(
    plate,
    field,
    SHARES.map((y): Point[] => [
      [-0.05, y],
      [1.05, y],
    ]),
  );

export const drawRowsContour: Sketch = (plate, field) =>
  drawField(
    plate,
    field,
    SHARES.map((y): Point[] => [
      [-0.05, y + 0.16],
      [0.25, y - 0.02],
      [0.5, y + 0.08],
      [0.75, y - 0.04],
      [1.05, y + 0.14],
    ]),
  );

/** A triangle of ranks with one of them in colour. */
export const drawRank =
  (rank: number): Sketch =>
  ({ press }, field) => {
    const { x, y, width, height } = standIn(field, 1.15, 0.9);
    const middle = x + width / 2;
    const half = (t: number) => (width / 2) * t;
    for (let i = 0; i < 4; i++) {
      const [top, foot] = [i / 4 + 0.012, (i + 1) / 4 - 0.012];
      const band = polygon([
        [middle - half(top), y + height * top],
        [middle + half(top), y + height * top],
        [middle + half(foot), y + height * foot],
        [middle - half(foot), y + height * foot],
      ]);
      const isMeant = i + 1 === rank;
      press.fill(band, isMeant ? '#8a1f33' : '#e6d6b4', {
        from: [x, y],
        to: [x + width, y + height],
        start: isMeant ? 0.3 : 0,
        end: -0.3,
      });
      press.stroke(band, PLATE_INK, press.unit * 1.6);
    }
  };
