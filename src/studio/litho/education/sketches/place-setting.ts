import {
  capsule,
  circle,
  ellipse,
  polygon,
  roundedRectangle,
  smooth,
} from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Sketch } from './sketch.ts';

const SILVER = '#c9ccd1';
const CHINA = '#fffdf6';

/** Where each glass stands, its radius and what is in it; the last one to be drunk is farthest in. */
const GLASSES = [
  ['tumbler', 0.63, 0.25, 0.085, '#dcebf0'],
  ['glass', 0.755, 0.16, 0.095, WINE_INKS.red.body],
  ['glass', 0.87, 0.26, 0.08, WINE_INKS.white.body],
  ['champagne_flute', 0.9, 0.085, 0.052, WINE_INKS.sparkling.body],
] as const;

type At = (u: number, v: number) => Point;

/** A place at a formal table, seen from above: cutlery from the outside in, glasses above the knives. */
export const drawPlaceSetting: Sketch = ({ press }, box) => {
  const at: At = (u, v) => [box.x + u * box.width, box.y + v * box.height];
  const s = box.height;
  const cloth = roundedRectangle({ ...box }, s * 0.03);
  press.fill(cloth, '#efe6d2');
  press.stroke(cloth, '#cdbd9f', press.unit * 2);
  drawChina(press, at(0.46, 0.64), s);
  const piece = (thing: ThingId, draw: () => void) => press.apart(() => press.named(thing, draw));
  piece('napkin', () => drawNapkin(press, at(0.46, 0.64), s));
  for (const u of [0.1, 0.165]) piece('fork', () => drawFork(press, at(u, 0.64), s));
  for (const u of [0.76, 0.82]) piece('knife', () => drawKnife(press, at(u, 0.64), s));
  piece('spoon', () => drawSpoon(press, at(0.9, 0.64), s));
  piece('bread', () => drawSmallPlate(press, at(0.14, 0.22), s));
  for (const [thing, u, v, r, ink] of GLASSES)
    piece(thing, () => drawFromAbove(press, at(u, v), s * r, ink));
};

function drawChina(press: LithoPress, at: Point, s: number): void {
  for (const [r, ink] of [
    [0.29, CHINA],
    [0.2, '#fbf5e6'],
  ] as const) {
    const ring = circle(at, s * r);
    press.fill(ring, ink, { centre: at, radius: s * r, start: 0.2, end: -0.25 });
    press.stroke(ring, PLATE_INK, press.unit * (r > 0.25 ? 2.4 : 1.4));
  }
}

function drawSmallPlate(press: LithoPress, at: Point, s: number): void {
  const ring = circle(at, s * 0.115);
  press.fill(ring, CHINA, { centre: at, radius: s * 0.115, start: 0.2, end: -0.25 });
  press.stroke(ring, PLATE_INK, press.unit * 2);
  const roll = ellipse(at, s * 0.06, s * 0.042, -0.3);
  press.fill(roll, '#cf9a54', { centre: at, radius: s * 0.06, start: 0.5, end: -0.4 });
  press.stroke(roll, PLATE_INK, press.unit * 1.6);
}

function drawNapkin(press: LithoPress, [x, y]: Point, s: number): void {
  const fold = polygon([
    [x - s * 0.07, y + s * 0.12],
    [x - s * 0.07, y - s * 0.1],
    [x, y - s * 0.16],
    [x + s * 0.07, y - s * 0.1],
    [x + s * 0.07, y + s * 0.12],
  ]);
  press.fill(fold, '#8a1f33', {
    from: [x - s * 0.07, y],
    to: [x + s * 0.07, y],
    start: 0.3,
    end: -0.4,
  });
  press.stroke(fold, PLATE_INK, press.unit * 1.8);
}

function drawHandle(press: LithoPress, [x, y]: Point, s: number): void {
  const handle = capsule([x, y - s * 0.02], [x, y + s * 0.24], s * 0.013);
  press.fill(handle, SILVER, {
    from: [x - s * 0.02, y],
    to: [x + s * 0.02, y],
    start: 0.6,
    end: -0.5,
  });
  press.stroke(handle, PLATE_INK, press.unit * 1.5);
}

function drawFork(press: LithoPress, [x, y]: Point, s: number): void {
  drawHandle(press, [x, y], s);
  for (const i of [-1, 0, 1])
    press.stroke(
      polygon(
        [
          [x + i * s * 0.016, y - s * 0.26],
          [x + i * s * 0.016, y - s * 0.12],
          [x, y - s * 0.02],
        ],
        false,
      ),
      PLATE_INK,
      s * 0.01,
    );
}

function drawKnife(press: LithoPress, [x, y]: Point, s: number): void {
  drawHandle(press, [x, y], s);
  // The edge looks to the plate.
  const blade = smooth(
    [
      [x + s * 0.012, y],
      [x + s * 0.014, y - s * 0.26],
      [x - s * 0.022, y - s * 0.2],
      [x - s * 0.02, y],
    ],
    true,
    0.3,
  );
  press.fill(blade, '#dfe2e6', {
    from: [x - s * 0.02, y],
    to: [x + s * 0.02, y],
    start: 0.5,
    end: -0.4,
  });
  press.stroke(blade, PLATE_INK, press.unit * 1.5);
}

function drawSpoon(press: LithoPress, [x, y]: Point, s: number): void {
  drawHandle(press, [x, y], s);
  press.stroke(
    polygon(
      [
        [x, y],
        [x, y - s * 0.16],
      ],
      false,
    ),
    PLATE_INK,
    s * 0.012,
  );
  const bowl = ellipse([x, y - s * 0.2], s * 0.032, s * 0.062);
  press.fill(bowl, SILVER, { centre: [x, y - s * 0.2], radius: s * 0.06, start: -0.4, end: 0.5 });
  press.stroke(bowl, PLATE_INK, press.unit * 1.6);
}

/** A glass from above: its rim, and what is in it. */
function drawFromAbove(press: LithoPress, at: Point, r: number, ink: string): void {
  const rim = circle(at, r);
  press.fill(rim, '#fbfaf4');
  press.stroke(rim, PLATE_INK, press.unit * 2.2);
  const wine = circle(at, r * 0.76);
  press.fill(wine, ink, { centre: at, radius: r * 0.8, start: 0.35, end: -0.3 });
  press.stroke(wine, PLATE_INK, press.unit * 1.2);
}
