import { capsule, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { Person } from '#studio/litho/figures/figure-body.ts';

interface UpperArm {
  /** Between the eyes. */
  centre: Point;
  size: number;
  /** 1 is the arm on the viewer's right. */
  side: 1 | -1;
}

/** From the shoulder out to the elbow, behind the forearm that comes up again: no raised hand is without a body. */
export function drawUpperArm(
  press: LithoPress,
  person: Person,
  { centre: [x, y], size, side }: UpperArm,
): void {
  const at = (u: number, v: number): Point => [x + side * u * size, y + v * size];
  const wide = person.isWoman ? 0.62 : 0.74;
  const arm = smooth(
    [
      at(wide * 0.6, 0.5),
      at(wide * 0.98, 0.6),
      at(1.06, 1.0),
      at(1.24, 1.4),
      at(1, 1.7),
      at(wide * 0.5, 1.7),
    ],
    true,
    0.2,
  );
  press.fill(arm, sleeveOf(person), {
    from: at(wide * 0.6, 0.5),
    to: at(1.1, 1.2),
    start: 0,
    end: -0.5,
  });
}

/** From the shoulder to the elbow of an arm that is lifted to the mouth: the elbow is as high as the chest. */
export function drawLevelArm(
  press: LithoPress,
  person: Person,
  { centre: [x, y], size, side }: UpperArm,
): void {
  const shoulder: Point = [x + side * size * 0.5, y + size * 0.86];
  const elbow: Point = [x + side * size * 1.14, y + size * 0.66];
  press.fill(capsule(shoulder, elbow, size * 0.2), sleeveOf(person), {
    from: [x, shoulder[1] - size * 0.2],
    to: [x, shoulder[1] + size * 0.2],
    start: 0.1,
    end: -0.5,
  });
}

export const sleeveOf = ({ wear, skin, top }: Person): string =>
  wear === 'dress' ? skin : wear === 'chef' ? '#fbf3e2' : top;
