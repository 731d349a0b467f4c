import type { ApplyStyle, Brief } from '#studio/brief.ts';
import type { Film, Picture } from '#studio/film.ts';
import type { SceneGraph } from '#studio/scene-graph.ts';
import { addCaptions } from '#studio/meme/add-captions.ts';
import { fitFilm } from './fit-film.ts';
import { paintOil } from './oil/paint-oil.ts';
import type { Rows } from './oil/paint-oil.ts';
import { paintPastel } from './pastel.ts';
import { CINEMATIC, GASTRO, photograph } from './photograph.ts';
import { paintPopArt } from './pop-art.ts';

/** Finishes a traced film in the brief's style. */
export const applyStyle: ApplyStyle = (exposed, brief, scene): Picture => {
  const { width, height } = brief;
  const film = fitFilm(exposed, width, height);
  const picture = { width, height, pixels: finish(film, brief, scene) };
  return brief.styleId === 'meme_style' ? addCaptions(picture, brief) : picture;
};

function finish(film: Film, brief: Brief, scene: SceneGraph): Uint8ClampedArray {
  const { seed } = brief;
  switch (brief.styleId) {
    case 'classical_heritage':
      return paintOil(film, scene, {
        seed,
        rows: { from: 0, to: brief.height },
        isRough: brief.detail === 'preview',
      });
    case 'pastel':
      return paintPastel(film, scene, seed);
    case 'pop_art':
      return paintPopArt(film, scene);
    case 'gastro':
    case 'meme_style':
      return photograph(film, { ...GASTRO, grade: { ...GASTRO.grade, seed } });
    default:
      return photograph(film, { ...CINEMATIC, grade: { ...CINEMATIC.grade, seed } });
  }
}

/** Row ranges that may be finished on different threads; fixed, so the picture never depends on how many there are. */
export function styleBands(brief: Brief): Rows[] {
  const { height, styleId, detail } = brief;
  if (styleId !== 'classical_heritage' || detail === 'preview') return [{ from: 0, to: height }];
  const middle = height >> 1;
  return [
    { from: 0, to: middle },
    { from: middle, to: height },
  ];
}

/** The rows of one band, finished exactly as `applyStyle` would. */
export function applyStyleBand(
  exposed: Film,
  brief: Brief,
  scene: SceneGraph,
  rows: Rows,
): Picture {
  const { width, height, seed } = brief;
  if (rows.from === 0 && rows.to === height) return applyStyle(exposed, brief, scene);
  const film = fitFilm(exposed, width, height);
  return {
    width,
    height: rows.to - rows.from,
    pixels: paintOil(film, scene, { seed, rows, isRough: false }),
  };
}
