import { capsule, ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
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
  /** How much of the sleeve is shown: all of it runs out of the picture. */
  sleeveShare?: number;
  /** The thumb stands up: well done. */
  isThumbUp?: boolean;
  /** The forearm comes from below; a turn brings it level. */
  turn?: number;
}

/** A forearm and a geometric fist about the stem of a glass. */
export function drawRaisedHand(press: LithoPress, hand: RaisedHand): void {
  press.named('hand', () => {
    const at = (x: number, y: number): Point => [
      hand.grip[0] + hand.side * x * hand.unitPx,
      hand.grip[1] + y * hand.unitPx,
    ];
    const share = hand.sleeveShare ?? 1;
    const sleeve = polygon([
      at(-75, 33),
      at(-33, 74),
      at(-33 - 147 * share, 74 + 626 * share),
      at(-75 - 565 * share, 33 + 667 * share),
    ]);
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
    if (hand.isThumbUp) finger(press, at(-26, 0), at(-22, -76), hand, THUMB);
    else finger(press, at(-31, 2), at(2, -31), hand);
    if (hand.nail && !hand.isThumbUp) {
      const nail = ellipse(at(4.5, -34), 6.5 * hand.unitPx, 4.5 * hand.unitPx, hand.side * -0.8);
      press.fill(nail, hand.nail);
    }
  });
}

/** A hand from the left that holds a stem with the tips of thumb and fingers. */
export function drawPinchingHand(press: LithoPress, hand: RaisedHand): void {
  press.named('hand', () =>
    press.placed(hand.grip, hand.turn ?? 0, 1, () => drawPinch(press, hand)),
  );
}

function drawPinch(press: LithoPress, hand: RaisedHand): void {
  const at = (x: number, y: number): Point => [hand.side * x * hand.unitPx, y * hand.unitPx];
  const sleeve = polygon([at(-132, 26), at(-104, 84), at(-196, 138), at(-232, 64)]);
  press.fill(sleeve, hand.sleeve, { from: at(-220, 110), to: at(-110, 40), start: -0.6, end: 0.2 });
  const cuff = polygon([at(-128, 20), at(-114, 16), at(-86, 76), at(-100, 88)]);
  press.fill(cuff, hand.cuff, { from: at(-120, 20), to: at(-92, 80), start: 0, end: -0.35 });
  // The curled fingers first: the others lie before them.
  finger(press, at(-52, 44), at(-14, 38), hand);
  finger(press, at(-54, 30), at(-4, 22), hand);
  const palm = smooth([
    at(-116, 22),
    at(-92, -2),
    at(-62, -20),
    at(-40, -16),
    at(-32, 8),
    at(-40, 40),
    at(-62, 62),
    at(-92, 72),
  ]);
  press.fill(palm, hand.skin, { from: at(-80, -20), to: at(-60, 70), start: 0.25, end: -0.6 });
  finger(press, at(-50, 12), at(4, 6), hand);
  finger(press, at(-56, -6), at(6, -10), hand);
  finger(press, at(-64, 12), at(-2, -2), hand);
}

const THUMB = 13;

function finger(
  press: LithoPress,
  from: Point,
  to: Point,
  { skin, unitPx }: RaisedHand,
  wide = 9,
): void {
  const radius = wide * unitPx;
  press.fill(capsule(from, to, radius), skin, {
    from: [from[0], from[1] - radius],
    to: [from[0], from[1] + radius],
    start: 0.3,
    end: -0.6,
  });
}
