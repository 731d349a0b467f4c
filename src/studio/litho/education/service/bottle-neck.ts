import { polygon, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { PLATE_INK, PLATE_PAPER } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

interface NeckState {
  foil: 'whole' | 'cut' | 'none';
  /** How far the cork stands out, as a share of its length. */
  cork: number;
  /** What is at work on it. */
  tool: 'none' | 'knife' | 'worm';
}

const FOIL = '#8a1f33';
const STEEL = '#b9bfc4';

/** Part of a bottle's neck, large, with foil, cork and corkscrew in one state of opening. */
export function drawNeck(plate: Plate, box: Rect, { foil, cork, tool }: NeckState): void {
  const { press } = plate;
  const w = Math.min(box.width * 0.3, box.height * 0.28);
  const x = box.x + box.width / 2;
  const foot = box.y + box.height;
  const lip = box.y + box.height * 0.44;
  const corkTop = lip - cork * w * 1.2;
  const at = (u: number, v: number): Point => [x + u * w, lip + v * w];
  const light = { from: at(-0.6, 0), to: at(0.6, 0), start: -0.5, end: 0.4 };
  if (cork > 0)
    press.named('cork', () => {
      const path = rectangle({
        x: x - w * 0.36,
        y: corkTop,
        width: w * 0.72,
        height: lip - corkTop,
      });
      press.fill(path, '#d2a871', light);
      press.stroke(path, PLATE_INK, press.unit * 1.6);
    });
  const down = (foot - lip) / w;
  const sides = (points: readonly Point[]) =>
    polygon([
      ...points.map(([u, v]) => at(-u, v)),
      ...points.toReversed().map(([u, v]) => at(u, v)),
    ]);
  press.named('bottle', () => {
    const glass = sides([
      [0.54, 0],
      [0.58, 0.06],
      [0.58, 0.32],
      [0.5, 0.42],
      [0.52, down * 0.8],
      [0.56, down],
    ]);
    press.fill(glass, '#2f4a34', light);
    if (foil === 'cut')
      press.fill(
        sides([
          [0.52, 0.44],
          [0.54, down * 0.8],
          [0.58, down],
        ]),
        FOIL,
        light,
      );
    if (foil === 'whole')
      press.fill(
        sides([
          [0.56, -0.04],
          [0.61, 0.06],
          [0.61, 0.32],
          [0.53, 0.43],
          [0.54, down * 0.8],
          [0.58, down],
        ]),
        FOIL,
        light,
      );
    press.stroke(glass, PLATE_INK, press.unit * 1.8);
    if (foil === 'whole') drawCutLine(plate, at);
  });
  if (tool === 'knife') drawKnife(plate, at);
  if (tool === 'worm') drawWorm(plate, at, (corkTop - lip) / w);
}

type At = (u: number, v: number) => Point;

/** Where the knife goes round. */
function drawCutLine({ press }: Plate, at: At): void {
  for (let i = -3; i <= 3; i++) {
    const line = polygon([at(i * 0.14 - 0.04, 0.46), at(i * 0.14 + 0.04, 0.46)], false);
    press.stroke(line, PLATE_PAPER, press.unit * 3);
  }
}

function drawKnife({ press }: Plate, at: At): void {
  press.named('corkscrew', () => {
    const blade = smooth(
      [at(0.3, 0.5), at(0.62, 0.3), at(1.05, 0.36), at(1.05, 0.52), at(0.7, 0.6)],
      true,
      0.5,
    );
    press.fill(blade, STEEL, { from: at(0.3, 0.3), to: at(1, 0.6), start: 0.4, end: -0.3 });
    press.stroke(blade, PLATE_INK, press.unit * 1.4);
    press.stroke(
      polygon([at(1.08, 0.44), at(1.72, 0.44)], false),
      FOIL,
      at(0.24, 0)[0] - at(0, 0)[0],
    );
  });
}

/** A waiter's friend: the handle across, the worm in the cork, the lever on the lip. */
function drawWorm({ press }: Plate, at: At, top: number): void {
  const w = at(1, 0)[0] - at(0, 0)[0];
  press.named('corkscrew', () => {
    const turns = Array.from({ length: 33 }, (_, i) =>
      at(Math.sin((i / 32) * Math.PI * 8) * 0.15, top - 0.34 + (i / 32) * 0.9),
    );
    press.stroke(smooth(turns, false, 0.5), '#8d949a', w * 0.06);
    press.stroke(polygon([at(0, top - 0.34), at(0, top - 0.6)], false), '#8d949a', w * 0.1);
    press.stroke(polygon([at(0.78, top - 0.6), at(0.66, 0.02)], false), STEEL, w * 0.13);
    press.stroke(polygon([at(-0.8, top - 0.64), at(0.84, top - 0.64)], false), PLATE_INK, w * 0.29);
    press.stroke(polygon([at(-0.8, top - 0.64), at(0.84, top - 0.64)], false), FOIL, w * 0.24);
  });
}
