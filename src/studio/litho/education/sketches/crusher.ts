import { circle, ellipse, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { drawCluster } from '#studio/litho/props/grapes.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { standIn } from './sketch.ts';

const WOOD = '#b07c46';
const STEEL = '#aeb6bb';
const MUST = '#7d2447';
const SKIN = '#4a2558';

/** A roller crusher: bunches go into its hopper, and burst berries and must run into the tub below. */
export function drawCrusher(plate: Plate, box: Rect): void {
  const { press, random } = plate;
  const { x, y, width: w, height: h } = standIn(box, 0.92, 1);
  const at = (u: number, v: number): Point => [x + u * w, y + v * h];
  const line = press.unit * 1.8;
  const across = { from: at(0.1, 0), to: at(0.9, 0), start: 0.3, end: -0.6 };
  press.named('grapes', () => {
    for (const [u, v, turn] of [
      [0.38, 0, 0.25],
      [0.63, 0.02, -0.3],
    ] as const)
      drawCluster(press, {
        stalk: at(u, v),
        heightPx: h * 0.33,
        wine: 'red',
        random: random.fork(`crushed ${u}`),
        lightSide: 1,
        turn,
      });
  });
  // Must and skins fall from between the rollers.
  press.fill(polygon([at(0.44, 0.55), at(0.56, 0.55), at(0.6, 0.82), at(0.4, 0.82)]), MUST, across);
  const legs = [0.2, 0.8];
  for (const u of legs)
    press.stroke(polygon([at(u, 0.42), at(u, 0.97)], false), PLATE_INK, w * 0.03);
  for (const u of [0.405, 0.595]) {
    const roller = circle(at(u, 0.52), h * 0.085);
    press.fill(roller, STEEL, {
      centre: at(u + 0.02, 0.49),
      radius: h * 0.1,
      start: 0.5,
      end: -0.5,
    });
    press.stroke(roller, PLATE_INK, line);
    for (let i = 0; i < 6; i++) {
      const turn = (i * Math.PI) / 3;
      const [cx, cy] = at(u, 0.52);
      const far = h * 0.07;
      press.stroke(
        polygon(
          [
            [cx, cy],
            [cx + Math.cos(turn) * far, cy + Math.sin(turn) * far],
          ],
          false,
        ),
        PLATE_INK,
        line * 0.7,
      );
    }
  }
  const hopper = polygon([at(0.08, 0.24), at(0.92, 0.24), at(0.66, 0.48), at(0.34, 0.48)]);
  press.fill(hopper, WOOD, across);
  press.stroke(hopper, PLATE_INK, line);
  for (const v of [0.32, 0.4]) {
    const inset = ((v - 0.24) / 0.24) * 0.26;
    press.stroke(polygon([at(0.08 + inset, v), at(0.92 - inset, v)], false), PLATE_INK, line * 0.5);
  }
  // The crank turns one of them.
  press.stroke(
    polygon([at(0.68, 0.52), at(0.93, 0.52), at(0.93, 0.64)], false),
    PLATE_INK,
    w * 0.026,
  );
  press.stroke(polygon([at(0.93, 0.63), at(0.99, 0.63)], false), WOOD, w * 0.05);
  drawTub(plate, { at, line, across, w, h });
}

interface Tub {
  at: (u: number, v: number) => Point;
  line: number;
  across: { from: Point; to: Point; start: number; end: number };
  w: number;
  h: number;
}

function drawTub({ press, random }: Plate, { at, line, across, w, h }: Tub): void {
  const tub = polygon([at(0.12, 0.8), at(0.88, 0.8), at(0.83, 0.98), at(0.17, 0.98)]);
  press.fill(tub, WOOD, across);
  press.stroke(tub, PLATE_INK, line);
  const [left, top] = at(0.14, 0.88);
  press.fill(rectangle({ x: left, y: top, width: w * 0.72, height: h * 0.022 }), PLATE_INK);
  const must = ellipse(at(0.5, 0.8), w * 0.38, h * 0.045);
  press.fill(must, MUST, across);
  press.stroke(must, PLATE_INK, line);
  const chance = random.fork('skins');
  for (let i = 0; i < 16; i++) {
    const u = 0.5 + chance.range(-0.3, 0.3);
    const skin = ellipse(at(u, 0.8 + chance.range(-0.022, 0.022)), w * 0.034, h * 0.016);
    press.fill(skin, SKIN);
  }
}
