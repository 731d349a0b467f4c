import { capsule, ellipse, polygon, smooth, type Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';

export interface RaisedHand {
  /** The stem inside the fist. */
  grip: Point;
  /** One unit is a hundredth of a hand's height. */
  unitPx: number;
  /** 1 reaches in from the left. */
  side: 1 | -1;
  skin: string;
  sleeve: string;
  cuff: string;
  /** Painted nails, if any. */
  nail: string | null;
}

/** A forearm and a geometric fist about the stem of a glass. */
export function drawRaisedHand(press: LithoPress, hand: RaisedHand): void {
  press.named('hand', () => {
    const at = (x: number, y: number): Point => [
      hand.grip[0] + hand.side * x * hand.unitPx,
      hand.grip[1] + y * hand.unitPx,
    ];
    const sleeve = polygon([at(-75, 33), at(-33, 74), at(-180, 700), at(-640, 700)]);
    press.fill(sleeve, hand.sleeve, {
      from: at(-200, 200),
      to: at(-35, 50),
      start: -0.7,
      end: 0.2,
    });
    const cuff = polygon([at(-80, 26), at(-65, 11), at(-17, 64), at(-31, 80)]);
    press.fill(cuff, hand.cuff, { from: at(-75, 30), to: at(-20, 70), start: 0, end: -0.35 });
    const palm = smooth([
      at(-59, 21),
      at(-48, -17),
      at(-20, -33),
      at(8, -26),
      at(20, 0),
      at(18, 33),
      at(-4, 59),
      at(-28, 64),
    ]);
    press.fill(palm, hand.skin, { from: at(-50, -20), to: at(20, 55), start: 0.25, end: -0.6 });
    for (let i = 3; i >= 0; i--) {
      const y = 48 - (3 - i) * 16.5;
      finger(press, at(-13 + i, y), at(24 - i * 1.5, y - 4), hand);
    }
    finger(press, at(-31, 2), at(2, -31), hand);
    if (hand.nail) {
      const nail = ellipse(at(4.5, -34), 6.5 * hand.unitPx, 4.5 * hand.unitPx, hand.side * -0.8);
      press.fill(nail, hand.nail);
    }
  });
}

function finger(press: LithoPress, from: Point, to: Point, { skin, unitPx }: RaisedHand): void {
  const radius = 9 * unitPx;
  press.fill(capsule(from, to, radius), skin, {
    from: [from[0], from[1] - radius],
    to: [from[0], from[1] + radius],
    start: 0.3,
    end: -0.6,
  });
}
