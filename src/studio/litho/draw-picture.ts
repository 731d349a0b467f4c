import type { Brief } from '#studio/brief.ts';
import type { Picture } from '#studio/film.ts';
import { drawPoster } from './draw-poster.ts';

export function drawPicture(brief: Brief): Picture {
  return drawPoster(brief);
}
