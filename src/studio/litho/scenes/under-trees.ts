import { fold } from '#studio/lexicon/matching/normalise.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { PosterScene } from '#studio/litho/poster-scene.ts';
import { drawRoundTree } from '#studio/litho/props/trees.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const UNDER = new Set(
  'under underneath beneath below shade sous ombre sotto ombra bajo sombra unter'.split(' '),
);
const ONE = new Set(
  'tree oak arbre chene olivier platane albero quercia ulivo arbol encina olivo baum eiche linde kastanie'.split(
    ' ',
  ),
);
const MANY = new Set(
  'trees oaks olives arbres chenes oliviers platanes alberi querce ulivi arboles encinas olivos baume baumen eichen linden kastanien'.split(
    ' ',
  ),
);
/** 'In the shade of a very old oak': so many words may lie between. */
const REACH = 6;

/** How many trees somebody is under: none, one, or the two that frame a company. */
export function treesAbove({ prompt }: Pick<SceneSpec, 'prompt'>): 0 | 1 | 2 {
  const words = fold(prompt).match(/[a-z]+|[,.;:\n]/g) ?? [];
  for (const [i, word] of words.entries()) {
    if (!UNDER.has(word)) continue;
    const after = words.slice(i + 1, i + 1 + REACH);
    const end = after.findIndex((next) => /\W/.test(next));
    const clause = end < 0 ? after : after.slice(0, end);
    const named = clause.find((next) => ONE.has(next) || MANY.has(next));
    if (named !== undefined) return MANY.has(named) ? 2 : 1;
  }
  return 0;
}

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
