import type { Brief } from '#studio/brief.ts';
import type { DrawnPicture } from '#studio/film.ts';
import { drawnLabel } from '#studio/own-wine/drawn-label.ts';
import { drawPlate } from './education/draw-plate.ts';
import { drawPoster } from './draw-poster.ts';
import { drawMeme } from './memes/draw-meme.ts';
import { drawPop } from './pop/draw-pop.ts';
import { noteLettering } from '#studio/typography/lettering.ts';

/** Draws posters, teaching plates and pop prints: everything that is made of shapes and grain. */
export function drawPicture(brief: Brief): DrawnPicture {
  const { drawn, texts } = noteLettering(() => draw(brief));
  return { ...drawn, lettering: texts };
}

function draw({ ownWine, ...asked }: Brief): DrawnPicture {
  const brief = ownWine
    ? { ...asked, spec: { ...asked.spec, ownLabel: drawnLabel(ownWine) } }
    : asked;
  const { meme } = brief.spec;
  if (brief.styleId === 'meme_style' && meme) return drawMeme(brief, meme);
  if (brief.styleId === 'education') return drawPlate(brief);
  return brief.styleId === 'pop_art' ? drawPop(brief) : drawPoster(brief);
}
