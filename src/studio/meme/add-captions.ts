import type { Brief } from '#studio/brief.ts';
import type { Picture } from '#studio/film.ts';
import { chooseCaption } from './choose-caption.ts';
import { drawCaptions } from './draw-captions.ts';

/** The last step of a meme: two lines over the finished photograph. */
export function addCaptions(
  picture: Picture,
  { spec, seed }: Pick<Brief, 'spec' | 'seed'>,
): Picture {
  return drawCaptions(picture, chooseCaption(spec, seed));
}
