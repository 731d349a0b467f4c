import { drawRaisedHand } from '#studio/litho/figures/acts/raised-hand.ts';
import { sleeveOf } from '#studio/litho/figures/acts/upper-arm.ts';
import { smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { drawPouring } from '#studio/litho/props/pouring.ts';
import type { DrawnLook } from '#studio/litho/things/drawn-thing.ts';
import type { Turned } from './turned.ts';

/** Where the glass stands, in heads from between the eyes. */
const GLASS_AT = 1.34;

/** The bottle tipped over a glass at the edge below, the forearm across the chest. */
export function drawPouringArm(
  turned: Turned,
  { side, below }: { side: 1 | -1; below: number },
  look: DrawnLook,
): void {
  const { press, person, at, size } = turned;
  const grip = drawPouring(press, {
    base: at(GLASS_AT, below - 0.06),
    glassHeight: size * 0.7,
    bottleHeight: size * 1.0,
    side,
    turn: 1.72,
    spec: look.spec,
    wine: look.wine,
    random: look.random,
    line: look.line,
  });
  const [shoulder, origin] = [at(0, 0), at(1, 0)];
  const unit = origin[0] - shoulder[0];
  const [x, y]: Point = [(grip[0] - shoulder[0]) / unit, (grip[1] - shoulder[1]) / size];
  const sleeve = sleeveOf(person);
  const wide = person.isWoman ? 0.85 : 1.1;
  const arm = smooth(
    [
      at(x - 0.34, y),
      at(x - 0.16, y),
      at(x - 0.1, y + 0.16),
      at(x - 0.3, y + 0.36 * wide),
      at(-0.2, y + 0.86 * wide),
      at(-0.62, y + 1.0),
      at(-0.56, y + 0.5),
    ],
    true,
    0.3,
  );
  press.fill(arm, sleeve, {
    from: at(x - 0.3, y),
    to: at(x - 0.4, y + 0.6),
    start: 0.3,
    end: -0.5,
  });
  drawRaisedHand(press, {
    grip,
    unitPx: size * 0.0033,
    side,
    skin: person.skin,
    sleeve,
    cuff: person.wear === 'suit' ? '#fbf6ea' : sleeve,
    nail: person.isWoman ? '#c01f38' : null,
    sleeveShare: 0,
  });
}
