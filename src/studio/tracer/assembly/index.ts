import { fillBlueNoise } from './blue-noise.ts';
import { useScene, useScratch } from './scene.ts';
import { clearRows, refineRows, renderRows, useFilm } from './film.ts';
import { measureRows, planRows } from './adaptive.ts';
import { blurCaustics, shootPhotons, sumCaustics } from './photons.ts';
import {
  mergeRows,
  prepareRows,
  smoothRows,
  spreadVarianceRows,
  takeVarianceRows,
} from './denoise.ts';
import { defocusRows } from './defocus.ts';
import { countRays } from './traverse.ts';

export {
  fillBlueNoise,
  useScene,
  useScratch,
  clearRows,
  refineRows,
  renderRows,
  useFilm,
  measureRows,
  planRows,
  blurCaustics,
  shootPhotons,
  sumCaustics,
  mergeRows,
  prepareRows,
  smoothRows,
  spreadVarianceRows,
  takeVarianceRows,
  defocusRows,
  countRays,
};
