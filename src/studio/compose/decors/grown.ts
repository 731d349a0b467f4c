import { isLaneFlower, isPoppy } from '#studio/compose/things/among-rows.ts';
import { borneBy } from '#studio/places/scenery/fruit-tree.ts';
import { treesAbove } from '#studio/places/scenery/trees-above.ts';
import type { PaintingParams } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

/** 'Two trees': as many as the land has room for; 'a cherry tree' bears its blossom or its cherries. */
export function treesOf(spec: SceneSpec): PaintingParams {
  const count = spec.things.find(({ thing }) => thing === 'tree')?.count ?? 1;
  const borne = borneBy(spec);
  return {
    ...(count > 1 && { askedTrees: Math.min(count, MOST_TREES) }),
    ...(borne && { treeBears: borne }),
  };
}
const MOST_TREES = 4;

/** Wild flowers that were said to grow between the rows. */
export function flowersOf(spec: SceneSpec): PaintingParams {
  const flowers = spec.things.find((asked) => isLaneFlower(asked, spec));
  if (!flowers) return {};
  return { laneFlowers: flowers.colour?.hex ?? (isPoppy(flowers) ? POPPY_RED : WILD_FLOWERS) };
}
const WILD_FLOWERS = '#f0ead8';
const POPPY_RED = '#d22a1c';

/** 'A bench under the oak': what stands before us is under that tree, and no tree stands far away behind it. */
export const isUnderTree = (spec: SceneSpec): boolean =>
  treesAbove(spec) > 0 && spec.things.some(({ thing }) => thing === 'tree');
