import type { PaintingParams } from '#studio/scene-graph.ts';

/**
 * A painter's own spec, as a scene carries it. Painters are found by name, so no type follows a spec
 * on its way: each takes up what it was given with an `as` of its own.
 */
export const asParams = (spec: object): PaintingParams => spec as PaintingParams;
