import type { StyleId } from '#shared/rules/generation.ts';
import type { Brief } from '#studio/brief.ts';
import type { DrawnPicture } from '#studio/film.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { drawPlate } from './education/draw-plate.ts';
import { drawPoster } from './draw-poster.ts';
import { drawPop } from './pop/draw-pop.ts';

const DRAWN_STYLES: readonly StyleId[] = ['illustration_poster', 'education', 'pop_art'];

/** Whether this picture is drawn as shapes rather than traced. */
export const isDrawn = ({ style }: SceneSpec): boolean => DRAWN_STYLES.includes(style);

/** Draws posters, teaching plates and pop prints: everything that is made of shapes and grain. */
export function drawPicture(brief: Brief): DrawnPicture {
  if (brief.styleId === 'education') return drawPlate(brief);
  return brief.styleId === 'pop_art' ? drawPop(brief) : drawPoster(brief);
}
