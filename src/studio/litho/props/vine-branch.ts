import type { Random } from '#studio/random.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { smooth } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { drawCluster, drawVineLeaf } from './grapes.ts';

const BARK = '#7a5334';
const GREEN = '#7f8f3f';

interface BranchOptions {
  random: Random;
  wine: WineColour;
  lightSide: 1 | -1;
  /** Outline of the wood; none where shapes alone are printed. */
  ink?: string;
}

/** Width by height. */
export const BRANCH_ASPECT = 0.92;

/** A shoot as botanists draw it: brown cane, nodes, leaves to both sides, curled tendrils, one bunch. */
export function drawVineBranch(
  press: LithoPress,
  { x, y, width, height }: Rect,
  { random, wine, lightSide, ink }: BranchOptions,
): void {
  const at = (u: number, v: number): Point => [x + u * width, y + v * height];
  const line = (way: readonly Point[], colour: string, px: number): void => {
    const path = smooth(way, false, 0.45);
    if (ink) press.stroke(path, ink, px + press.unit * 2.4);
    press.stroke(path, colour, px);
  };
  const leaf = (u: number, v: number, size: number, turn: number, colour: string): void =>
    drawVineLeaf(press, {
      at: at(u, v),
      sizePx: height * size,
      turn,
      colour,
      vein: '#a9c08a',
    });
  leaf(0.2, 0.29, 0.27, -0.5, '#55753a');
  leaf(0.63, 0.31, 0.27, 0.25, '#55753a');
  line([at(0.3, 0.33), at(0.28, 0.4)], GREEN, height * 0.012);
  line([at(0.03, 0.26), at(0.16, 0.33), at(0.34, 0.35), at(0.56, 0.33)], BARK, height * 0.034);
  line([at(0.56, 0.33), at(0.74, 0.28), at(0.88, 0.17), at(0.93, 0.06)], GREEN, height * 0.02);
  for (const [u, v] of NODES) line([at(u - 0.012, v), at(u + 0.012, v)], BARK, height * 0.046);
  line([at(0.44, 0.345), at(0.46, 0.4), at(0.46, 0.45)], GREEN, height * 0.014);
  drawCluster(press, {
    stalk: at(0.46, 0.43),
    heightPx: height * 0.55,
    wine,
    random: random.fork('bunch'),
    lightSide,
  });
  leaf(0.27, 0.42, 0.29, -2.3, '#6f8c47');
  leaf(0.72, 0.33, 0.27, 2.2, '#6f8c47');
  leaf(0.86, 0.22, 0.13, 1.5, '#8fa65c');
  leaf(0.93, 0.08, 0.085, -0.3, '#a9bd6a');
  for (const way of TENDRILS)
    line(
      way.map(([u, v]) => at(u, v)),
      GREEN,
      height * 0.009,
    );
}

const NODES: readonly Point[] = [
  [0.18, 0.335],
  [0.44, 0.345],
  [0.66, 0.305],
];

const TENDRILS: readonly (readonly Point[])[] = [
  [
    [0.8, 0.25],
    [0.9, 0.3],
    [0.99, 0.4],
    [0.97, 0.5],
    [0.9, 0.49],
    [0.91, 0.42],
    [0.96, 0.44],
  ],
  [
    [0.12, 0.31],
    [0.05, 0.42],
    [0.02, 0.55],
    [0.08, 0.63],
    [0.14, 0.57],
    [0.09, 0.53],
    [0.07, 0.58],
  ],
];
