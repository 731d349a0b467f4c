import { capsule, ellipse, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import { drawShins } from './dress/child-clothes.ts';
import type { Body } from './figure-body.ts';
import { HIP } from './figure-body.ts';

export function drawLegs({ press, person, pose, at, unit, shade }: Body): void {
  if (person.wear === 'dress' && pose.swing) {
    drawSwungLegs({ press, person, pose, at, unit, shade });
    return;
  }
  if (person.wear === 'dress') {
    for (const x of [-0.035, 0.035]) {
      press.fill(capsule(at(x, 0.24), at(x, 0.03), unit * 0.022), person.skin);
      press.fill(
        ellipse(at(x + 0.012, 0.014), unit * 0.035, unit * 0.014),
        darken(person.top, 0.4),
      );
    }
    return;
  }
  if (Math.abs(pose.stride) >= LEAPS) {
    drawLeapingLegs({ press, person, pose, at, unit, shade });
    return;
  }
  if (Math.abs(pose.stride) >= RUNS) {
    drawRunningLegs({ press, person, pose, at, unit, shade });
    return;
  }
  for (const side of [-1, 1] as const) {
    const reach = pose.stride * side * 0.07;
    const foot = at(side * 0.05 + reach, 0.03);
    const leg = smooth(
      [
        at(side * 0.02 - 0.055, HIP),
        at(side * 0.02 + 0.055, HIP),
        [foot[0] + unit * 0.03, foot[1]],
        [foot[0] - unit * 0.03, foot[1]],
      ],
      true,
      0.12,
    );
    press.fill(leg, person.bottom, shade(at(-0.1, 0), at(0.1, 0)));
    if (person.isChild && person.wear === 'casual')
      drawShins({ press, person, at, unit }, { side, foot });
    press.fill(
      ellipse([foot[0] + unit * 0.014, foot[1] + unit * 0.014], unit * 0.042, unit * 0.018),
      '#2a1a14',
    );
  }
}

/** One foot on its toes, the other in the air on the side to which the skirt flies. */
function drawSwungLegs({ press, person, pose, at, unit }: Body): void {
  const to = (pose.swing ?? 0) > 0 ? 1 : -1;
  const shoe = darken(person.top, 0.4);
  const limbs: readonly (readonly [Point, Point, number])[] = [
    [[-0.03 * to, 0.24], [-0.025 * to, 0.03], 0.3],
    [[0.05 * to, 0.26], [0.15 * to, 0.12], 0.9],
  ];
  for (const [knee, foot, toes] of limbs) {
    press.fill(capsule(at(...knee), at(...foot), unit * 0.022), person.skin);
    press.fill(
      ellipse(at(foot[0] + 0.014 * to, foot[1] - 0.014), unit * 0.036, unit * 0.014, to * toes),
      shoe,
    );
  }
}

/** A stride as wide as this is a leap. */
export const LEAPS = 3;

/** Both knees drawn up, the feet behind. */
function drawLeapingLegs({ press, person, at, unit, shade }: Body): void {
  const limbs: readonly (readonly [Point, Point, number])[] = [
    [[-0.13, 0.34], [-0.23, 0.19], -0.7],
    [[0.14, 0.36], [0.11, 0.16], 0.3],
  ];
  for (const [knee, foot, toes] of limbs) {
    const light = shade(at(knee[0] - 0.08, 0), at(knee[0] + 0.08, 0));
    press.fill(capsule(at(...knee), at(...foot), unit * 0.034), person.bottom, light);
    press.fill(capsule(at(0, HIP - 0.02), at(...knee), unit * 0.05), person.bottom, light);
    press.fill(
      ellipse(at(foot[0] + 0.012, foot[1] - 0.02), unit * 0.042, unit * 0.02, toes),
      '#2a1a14',
    );
  }
}

/** A stride as wide as this is run. */
const RUNS = 2;

/** One foot on the ground before the body, the other kicked up behind it. */
function drawRunningLegs({ press, person, pose, at, unit, shade }: Body): void {
  const to = pose.stride > 0 ? 1 : -1;
  const limbs: readonly (readonly [Point, Point])[] = [
    [
      [-0.07 * to, 0.25],
      [-0.26 * to, 0.2],
    ],
    [
      [0.15 * to, 0.31],
      [0.13 * to, 0.04],
    ],
  ];
  for (const [knee, foot] of limbs) {
    const light = shade(at(knee[0] - 0.06, 0), at(knee[0] + 0.06, 0));
    press.fill(capsule(at(...knee), at(...foot), unit * 0.032), person.bottom, light);
    press.fill(capsule(at(0, HIP - 0.02), at(...knee), unit * 0.05), person.bottom, light);
    const isRaised = foot[1] > 0.1;
    const shoe = at(foot[0] + (isRaised ? -0.022 : 0.02) * to, foot[1] - (isRaised ? 0 : 0.012));
    press.fill(ellipse(shoe, unit * 0.042, unit * 0.02, isRaised ? to * 1.2 : 0), '#2a1a14');
  }
}
