import { ellipse } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawOliveTree } from '#studio/litho/props/olive-tree.ts';
import { drawRoundTree } from '#studio/litho/props/trees.ts';
import type { Stage } from './ground.ts';

interface Grove {
  /** What the trees' own colour is mixed with. */
  leaf: string;
  /** Height of the nearest trees, as a share of the frame's. */
  tall: number;
  /** Colour of what hangs in them. */
  fruit?: string;
  /** Stand as close as they can. */
  isDense?: boolean;
  draw?: typeof drawRoundTree;
  rows?: readonly Row[];
}

interface Row {
  depth: number;
  lift: number;
  count: number;
}

const ROWS: readonly Row[] = [
  { depth: 0.35, lift: 0.03, count: 9 },
  { depth: 0.62, lift: 0, count: 6 },
  { depth: 1, lift: -0.1, count: 2 },
];

/** Olives stand wide apart, down to the foot of the sheet. */
const WIDE_ROWS: readonly Row[] = [
  { depth: 0.4, lift: 0.03, count: 6 },
  { depth: 0.78, lift: -0.02, count: 4 },
  { depth: 1.3, lift: -0.2, count: 2 },
];

/** Rows of trees that come nearer; the middle stays open for whoever stands there. */
const paintGrove =
  ({ leaf, tall, fruit, isDense = false, draw = drawRoundTree, rows = ROWS }: Grove) =>
  ({ press, frame, palette, random }: PosterScene, { horizon }: Stage): void => {
    const dice = random.fork('grove');
    const colour = mixHex(palette.tree, leaf, 0.62);
    for (const { depth, lift, count } of rows) {
      const many = isDense ? Math.ceil(count * 1.6) : count;
      for (let i = 0; i < many; i++) {
        const u =
          count === 2
            ? rows === ROWS
              ? -0.02 + i * 1.04
              : 0.1 + i * 0.8
            : (i + dice.range(0.35, 0.65)) / many;
        const heightPx = frame.height * tall * depth * dice.range(0.92, 1.08);
        const foot = [frame.x + frame.width * u, horizon - frame.height * lift] as const;
        const lightSide = u < 0.5 ? 1 : -1;
        draw(press, {
          foot,
          heightPx,
          colour: mixHex(colour, palette.light, (1 - depth) * 0.25),
          lightSide,
        });
        if (fruit === undefined) continue;
        for (let k = 0; k < 11; k++) {
          const [dx, dy] = [dice.range(-0.32, 0.32), dice.range(0.48, 0.9)];
          const at = [foot[0] + dx * heightPx, foot[1] - dy * heightPx] as const;
          press.fill(ellipse(at, heightPx * 0.022, heightPx * 0.022), fruit);
        }
      }
    }
  };

export const paintOliveGrove = paintGrove({
  leaf: '#9caa86',
  tall: 0.5,
  draw: drawOliveTree,
  rows: WIDE_ROWS,
});
export const paintOrchard = paintGrove({ leaf: '#5f8a3a', tall: 0.56, fruit: '#d8402f' });
const paintWood = paintGrove({ leaf: '#33603a', tall: 0.92, isDense: true });
export const paintForest = (scene: PosterScene, stage: Stage): void => {
  scene.press.named('forest', () => paintWood(scene, stage));
};
