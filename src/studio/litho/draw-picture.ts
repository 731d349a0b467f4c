import type { Brief } from '#studio/brief.ts';
import type { Picture } from '#studio/film.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { drawPlate } from './education/draw-plate.ts';
import { drawPoster } from './draw-poster.ts';
import { choosePopScene, drawPop } from './pop/draw-pop.ts';

/** Whether this picture is drawn as shapes rather than traced. */
export function isDrawn(spec: SceneSpec): boolean {
  if (spec.style === 'illustration_poster' || spec.style === 'education') return true;
  return spec.style === 'pop_art' && choosePopScene(spec) !== null;
}

/** Draws posters, teaching plates and pop prints: everything that is made of shapes and grain. */
export function drawPicture(brief: Brief): Picture {
  if (brief.styleId === 'education') return drawPlate(brief);
  return brief.styleId === 'pop_art' ? drawPop(brief) : drawPoster(brief);
}
