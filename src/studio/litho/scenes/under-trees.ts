import { mixHex } from '#studio/litho/mix-colours.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawRoundTree } from '#studio/litho/props/trees.ts';
import { treesAbove } from '#studio/places/scenery/trees-above.ts';

const LEAVES = '#4f7a3c';

interface Tree {
  /** Where its foot is, as a share of the frame's width. */
  at: number;
  light: 1 | -1;
}

const FRAMING: readonly Tree[] = [
  { at: 0.14, light: 1 },
  { at: 0.86, light: -1 },
];
/** Its trunk stands beside whoever is under it, its crown above them. */
const LONE: readonly Tree[] = [{ at: 0.24, light: 1 }];

/** Old trees whose crowns hang overhead. */
export function paintTrees({ press, frame, palette, spec }: PosterScene, horizon: number): void {
  const isLone = treesAbove(spec) === 1;
  for (const { at, light } of isLone ? LONE : FRAMING)
    drawRoundTree(press, {
      foot: [frame.x + frame.width * at, horizon + frame.height * 0.16],
      heightPx: frame.height * 1.05,
      colour: mixHex(palette.tree, LEAVES, 0.5),
      lightSide: light,
    });
}
