import { circle, ellipse, points, polygon, profileCurve, smooth } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import { standIn } from './sketch.ts';
import type { Sketch } from './sketch.ts';

interface Shape {
  /** Radius and height, from the foot up. */
  profile: readonly Point[];
  level: number;
}

const SHAPES = {
  ship: {
    profile: points('5,0 9.6,0.5 10.4,1.8 8.6,4 3.4,8 1.6,11 1.5,16 2.2,19 3.2,20'),
    level: 3.4,
  },
  slender: { profile: points('3,0 4,0.6 4.6,4 4.4,8 3,11.5 1.6,14.5 1.5,18 2,20'), level: 9 },
  stopper: {
    profile: points('4.4,0 4.8,0.4 4.9,5 4.8,9.4 4,10.6 1.7,11.6 1.5,14 2.2,14.8'),
    level: 8,
  },
} satisfies Record<string, Shape>;

/** Clear glass turned about its axis, filled with red wine. */
function drawTurned(
  { press }: Plate,
  box: Rect,
  { profile, level }: Shape,
): (x: number, y: number) => Point {
  const curve = profileCurve(profile, 6);
  const tall = curve.at(-1)?.[1] ?? 20;
  const scale = box.height / tall;
  const at = (x: number, y: number): Point => [
    box.x + box.width / 2 + x * scale,
    box.y + box.height - y * scale,
  ];
  const around = (part: readonly Point[], inset: number) =>
    polygon([
      ...part.map(([r, y]) => at(inset - r, y)),
      ...part.toReversed().map(([r, y]) => at(r - inset, y)),
    ]);
  const shell = around(curve, 0);
  press.veil(shell, '#fff5e4', 0.4);
  const wine = WINE_INKS.red;
  const filled = curve.filter(([, y]) => y <= level);
  const brim = (filled.at(-1)?.[0] ?? 1) - 0.2;
  press.fill(around(filled, 0.2), wine.body, {
    from: at(-8, 0),
    to: at(8, 0),
    start: -0.6,
    end: 0.4,
  });
  press.fill(ellipse(at(0, level), brim * scale, brim * scale * 0.12), wine.surface);
  press.stroke(shell, PLATE_INK, press.unit * 2.4);
  const lip = curve.at(-1) ?? [1, tall];
  press.stroke(ellipse(at(0, tall), lip[0] * scale, scale * 0.35), PLATE_INK, press.unit * 2);
  return at;
}

export const drawShipDecanter: Sketch = (plate, field) => {
  drawTurned(plate, standIn(field, 1.04), SHAPES.ship);
};

export const drawSlenderDecanter: Sketch = (plate, field) => {
  drawTurned(plate, standIn(field, 0.46), SHAPES.slender);
};

export const drawStopperDecanter: Sketch = (plate, field) => {
  const room = standIn(field, 0.52);
  const box = { ...room, y: room.y + room.height * 0.2, height: room.height * 0.8 };
  const at = drawTurned(plate, box, SHAPES.stopper);
  const knob = circle(at(0, 17), box.height * 0.11);
  plate.press.fill(knob, '#dbe9ea', { from: at(-2, 18), to: at(2, 16), start: 0.6, end: -0.5 });
  plate.press.stroke(knob, PLATE_INK, plate.press.unit * 2.4);
};

/** A body that is not turned: its outline, and the part of it below the wine's surface. */
function drawBlown(
  { press }: Plate,
  box: Rect,
  body: readonly Point[],
  wine: readonly Point[],
): void {
  const at = ([x, y]: Point): Point => [box.x + x * box.width, box.y + y * box.height];
  const shell = smooth(body.map(at), true, 0.9);
  press.veil(shell, '#fff5e4', 0.4);
  press.clipped(shell, () =>
    press.fill(smooth(wine.map(at), true, 0.3), WINE_INKS.red.body, {
      from: at([0, 0]),
      to: at([1, 0]),
      start: -0.5,
      end: 0.4,
    }),
  );
  press.stroke(shell, PLATE_INK, press.unit * 2.4);
}

/** A belly on its side with a spout raised at one end and a handle over it. */
export const drawDuckDecanter: Sketch = (plate, field) => {
  const box = standIn(field, 1.5);
  const { press } = plate;
  const at = (x: number, y: number): Point => [box.x + x * box.width, box.y + y * box.height];
  press.stroke(
    smooth([at(0.3, 0.46), at(0.42, 0.06), at(0.72, 0.02), at(0.84, 0.24)], false, 0.9),
    PLATE_INK,
    press.unit * 6,
  );
  drawBlown(
    plate,
    box,
    points(
      '0.02,0.8 0.06,0.56 0.26,0.44 0.5,0.46 0.7,0.34 0.86,0.12 0.96,0.08 0.98,0.2 0.84,0.46 0.74,0.74 0.6,0.98 0.16,0.98',
    ),
    points('0,0.72 0.8,0.7 0.8,1.1 0,1.1'),
  );
};

/** Round below, with a long neck that bends over. */
export const drawSwanDecanter: Sketch = (plate, field) =>
  drawBlown(
    plate,
    standIn(field, 0.9),
    points(
      '0.06,0.86 0.1,0.66 0.3,0.56 0.36,0.36 0.36,0.14 0.48,0.02 0.64,0.04 0.74,0.16 0.68,0.18 0.58,0.12 0.5,0.16 0.5,0.4 0.6,0.56 0.84,0.66 0.9,0.86 0.74,0.99 0.22,0.99',
    ),
    points('0,0.78 1,0.78 1,1.1 0,1.1'),
  );
