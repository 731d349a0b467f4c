import type { ApplyStyle } from '#studio/brief.ts';
import type { Picture } from '#studio/film.ts';
import { fitFilm } from './fit-film.ts';
import { CINEMATIC, GASTRO, photograph } from './photograph.ts';

/** Finishes a traced film in the brief's style. */
export const applyStyle: ApplyStyle = (exposed, brief): Picture => {
  const { width, height, seed } = brief;
  const film = fitFilm(exposed, width, height);
  const look = brief.styleId === 'gastro' || brief.styleId === 'meme_style' ? GASTRO : CINEMATIC;
  return { width, height, pixels: photograph(film, { ...look, grade: { ...look.grade, seed } }) };
};
