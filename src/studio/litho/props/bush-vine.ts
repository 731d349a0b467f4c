import type { Random } from '#studio/random.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { lighten, mixHex } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { drawCluster, drawVineLeaf } from './grapes.ts';

export interface BushVine {
  foot: Point;
  /** From tip to tip of its shoots; it is about half as tall. */
  widthPx: number;
  colour: string;
  wine: WineColour;
  lightSide: 1 | -1;
  random: Random;
}

/** Where its leaves sit, in parts of its width: outer and lower ones first. */
const LEAVES: readonly (readonly [number, number, number])[] = [
  [-0.44, 0.16, -1.25],
  [0.44, 0.16, 1.25],
  [-0.36, 0.3, -0.85],
  [0.36, 0.3, 0.85],
  [-0.2, 0.22, -0.5],
  [0.2, 0.22, 0.5],
  [-0.2, 0.4, -0.4],
  [0.2, 0.4, 0.4],
  [0, 0.28, 0.08],
  [0, 0.45, -0.06],
];

/** A vine trained to no wire: a short gnarled trunk, shoots that fall outwards, bunches under its leaves. */
export function drawBushVine(press: LithoPress, vine: BushVine): void {
  const { foot, widthPx, colour, lightSide, random } = vine;
  const [x, y] = foot;
  const at = (across: number, up: number): Point => [x + across * widthPx, y - up * widthPx];
  const bark = mixHex('#4a3024', colour, 0.15);
  press.fill(ellipse(at(0, 0), widthPx * 0.46, widthPx * 0.05), mixHex(bark, colour, 0.2), {
    from: at(-0.46, 0),
    to: at(0.46, 0),
    start: 0.35,
    end: -0.4,
  });
  press.fill(trunk(at), bark, {
    from: at(0.06 * lightSide, 0),
    to: at(-0.06 * lightSide, 0),
    start: 0.5,
    end: -0.7,
  });
  for (const side of [-1, 1])
    press.stroke(
      smooth([at(0, 0.16), at(side * 0.16, 0.27), at(side * 0.38, 0.2)], false),
      bark,
      widthPx * 0.035,
    );
  for (const [across, up, turn] of LEAVES)
    drawVineLeaf(press, {
      at: at(across * 0.8, up * 0.8),
      sizePx: widthPx * random.range(0.25, 0.31),
      turn: turn + random.range(-0.25, 0.25),
      colour: lighten(colour, across * lightSide > 0.1 ? 0.12 : 0),
      vein: lighten(colour, 0.3),
    });
  for (const side of [-1, 1])
    drawCluster(press, {
      stalk: at(side * 0.2, 0.25),
      heightPx: widthPx * 0.24,
      wine: vine.wine,
      random,
      lightSide,
    });
}

/** Thick at the ground and at its head. */
const trunk = (at: (across: number, up: number) => Point) =>
  polygon([
    at(-0.07, -0.01),
    at(-0.035, 0.1),
    at(-0.06, 0.22),
    at(0.06, 0.24),
    at(0.04, 0.1),
    at(0.08, -0.01),
  ]);
