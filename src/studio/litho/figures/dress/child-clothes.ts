import { capsule, circle, polygon } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, lighten } from '#studio/litho/mix-colours.ts';
import type { Body } from '#studio/litho/figures/figure-body.ts';

/** Their trousers end at the knee. */
const KNEE = 0.24;

export function drawShins(
  { press, person, at, unit }: Pick<Body, 'press' | 'person' | 'at' | 'unit'>,
  { side, foot }: { side: 1 | -1; foot: Point },
): void {
  const hip = at(side * 0.03, KNEE * 2);
  const knee: Point = [foot[0] + (hip[0] - foot[0]) * 0.45, at(0, KNEE)[1]];
  press.fill(capsule(knee, foot, unit * 0.031), person.skin);
  const [wide, tall] = [unit * 0.047, unit * 0.03];
  press.fill(
    polygon([
      [knee[0] - wide, knee[1] - tall],
      [knee[0] + wide, knee[1] - tall],
      [knee[0] + wide, knee[1] + tall * 0.4],
      [knee[0] - wide, knee[1] + tall * 0.4],
    ]),
    darken(person.bottom, 0.12),
  );
}

/** Two bands across the shirt. */
export function drawStripes({ press, person, at }: Body): void {
  const ink = lighten(person.top, 0.55);
  for (const y of [0.74, 0.66])
    press.fill(
      polygon([at(-0.094, y), at(0.094, y), at(0.091, y - 0.034), at(-0.091, y - 0.034)]),
      ink,
    );
}

/** A girl's hair, tied at either side. */
export function drawBunches({ press, person, at, unit }: Body): void {
  for (const side of [-1, 1] as const) {
    press.fill(circle(at(side * 0.078, 0.9), unit * 0.03), person.hair);
    press.fill(circle(at(side * 0.066, 0.925), unit * 0.011), person.top);
  }
}
