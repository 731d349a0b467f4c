import { fold } from '#studio/lexicon/matching/normalise.ts';
import { discScaleOf } from '#studio/places/scenery/sky-disc.ts';
import type { PaintingParams } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const MILKY = /\b(?:milky way|voie lactee|via lattea|via lactea|milchstrasse)\b/;
const STARRY =
  /\b(?:stars|starry|starlit|starlight|etoiles|etoilee?|stelle|stellat[oa]|estrellas|estrellad[oa]|stern\w*)\b/;
const MOON = /\b(?:moon|moonlit|moonlight|full moon|lune|luna|mond\w*)\b/;

/** What the painter of a land is told of its sky: a full one of stars, a large moon. */
export function skyAsked({ prompt }: Pick<SceneSpec, 'prompt'>): PaintingParams {
  const disc = discScaleOf(prompt);
  return { ...starsOf(prompt), ...(disc !== 1 && { disc }) };
}

/** 'Under the stars' shows them, and no moon unless it was named too. */
function starsOf(prompt: string): PaintingParams {
  const said = fold(prompt);
  if (MILKY.test(said)) return { stars: 'milky_way' };
  return STARRY.test(said) && !MOON.test(said) ? { stars: 'many' } : {};
}

/** A large sun is in the picture, not behind the photographer. */
export const isDiscAsked = ({ prompt }: Pick<SceneSpec, 'prompt'>): boolean =>
  discScaleOf(prompt) > 1;
