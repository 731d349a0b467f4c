import { polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { drawCluster, drawVineLeaf } from '#studio/litho/props/grapes.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

/** Where the parts of a drawn vine are. */
export interface VineParts {
  trunk: Point;
  graft: Point;
  cane: Point;
  shoot: Point;
  leaf: Point;
  cluster: Point;
  tendril: Point;
  bud: Point;
}

const BARK = '#7a5334';
const SHOOT = '#7f8f3f';

/** A trained vine in fruit: trunk, two canes, upright shoots, leaves and bunches. */
export function drawGrowingVine(plate: Plate, [x, y]: Point, tall: number): VineParts {
  const { press, random } = plate;
  const at = (u: number, v: number): Point => [x + u * tall, y - v * tall];
  const dice = random.fork('vine');
  const stroke = (points: readonly Point[], ink: string, width: number) => {
    const line = smooth(points, false, 0.4);
    press.stroke(line, PLATE_INK, width + press.unit * 3);
    press.stroke(line, ink, width);
  };
  const shoots = [-0.66, -0.4, -0.16, 0.14, 0.38, 0.64];
  for (const u of shoots)
    stroke(
      [at(u, 0.48), at(u + dice.range(-0.03, 0.03), 0.72), at(u + dice.range(-0.05, 0.05), 0.96)],
      SHOOT,
      tall * 0.014,
    );
  for (const side of [-1, 1])
    stroke([at(0, 0.44), at(side * 0.16, 0.5), at(side * 0.72, 0.48)], BARK, tall * 0.034);
  stroke([at(0, 0), at(-0.025, 0.2), at(0, 0.45)], BARK, tall * 0.075);
  for (const u of shoots)
    for (const [i, v] of [0.58, 0.7, 0.82, 0.93].entries())
      drawVineLeaf(press, {
        at: at(u + (i % 2 ? 0.055 : -0.055), v),
        sizePx: tall * 0.12,
        turn: i % 2 ? 1 : -1,
        colour: i % 2 ? '#5f7d3e' : '#6f8c47',
        vein: '#a9c08a',
      });
  for (const u of [-0.62, -0.36, 0.18, 0.42])
    drawCluster(press, {
      stalk: at(u, 0.47),
      heightPx: tall * 0.25,
      wine: 'red',
      random: dice.fork(`${u}`),
      lightSide: 1,
    });
  press.stroke(
    smooth([at(0.64, 0.86), at(0.76, 0.9), at(0.8, 0.84), at(0.75, 0.82)], false, 0.6),
    SHOOT,
    tall * 0.01,
  );
  press.stroke(polygon([at(-0.05, 0.1), at(0.05, 0.1)], false), '#5b3a22', tall * 0.012);
  return {
    trunk: at(-0.02, 0.26),
    graft: at(0.03, 0.1),
    cane: at(-0.5, 0.485),
    shoot: at(0.38, 0.66),
    leaf: at(-0.7, 0.8),
    cluster: at(-0.6, 0.34),
    tendril: at(0.76, 0.88),
    bud: at(0.64, 0.97),
  };
}
