import type { Brief } from '#studio/brief.ts';
import type { Picture } from '#studio/film.ts';
import { drawPlate } from './education/draw-plate.ts';
import { drawPoster } from './draw-poster.ts';

export function drawPicture(brief: Brief): Picture {
  return brief.styleId === 'education' ? drawPlate(brief) : drawPoster(brief);
}
