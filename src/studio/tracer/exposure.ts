import type { Caustics, Sampling } from '#studio/scene-graph.ts';
import type { FilmPlanes } from './film-planes.ts';
import type { TracerCall } from './instance.ts';
import type { Arena } from './memory.ts';

/** Calls that may run side by side, in any order, on any number of threads, with the same result. */
export interface Stage {
  name: 'clear' | 'photons' | 'caustics' | 'base' | 'plan' | 'refine' | 'denoise';
  calls: TracerCall[];
}

/** Pixels per call: a few dozen milliseconds of work, so that a cancelled picture stops at once. */
const PIXELS_PER_TRACE = { least: 2048, most: 8192 };
/** Calls that a stage should have at least, for the threads to end together. */
const TRACE_CALLS = 64;
const PIXELS_PER_FILTER = 32768;
/** Photons are summed in this many parts, always the same, or the picture would depend on the number of workers. */
const PHOTON_PARTS = 8;

export interface Exposure {
  film: FilmPlanes;
  sampling: Sampling;
  seed: number;
}

/** Light gathered by glass, before the film is cleared: the parts borrow its planes if they fit. */
export function photonStages(
  arena: Arena,
  caustics: Caustics,
  { film, seed, map }: Exposure & { map: number },
): Stage[] {
  const n = caustics.resolution;
  const bytes = n * n * 12;
  const needed = bytes * (PHOTON_PARTS + 1);
  const parts = needed <= film.albedo - film.sharp ? film.sharp : arena.alloc(needed);
  const summed = parts + bytes * PHOTON_PARTS;
  const edge = (i: number): number => Math.floor((caustics.photons * i) / PHOTON_PARTS);
  const shoot = Array.from({ length: PHOTON_PARTS }, (_, i): TracerCall => {
    const range = [edge(i), edge(i + 1), caustics.photons, seed] as const;
    return ['shootPhotons', parts + i * bytes, ...range, ...caustics.target, caustics.targetRadius];
  });
  const rows = bands(n, Math.ceil(PIXELS_PER_FILTER / n));
  return [
    { name: 'photons', calls: shoot },
    {
      name: 'caustics',
      calls: rows.map(([a, b]) => ['sumCaustics', parts, PHOTON_PARTS, summed, a, b]),
    },
    { name: 'caustics', calls: rows.map(([a, b]) => ['blurCaustics', summed, map, a, b]) },
  ];
}

export function clearStage({ film }: Exposure): Stage {
  return { name: 'clear', calls: filterBands(film).map(([a, b]) => ['clearRows', a, b]) };
}

export function baseStage({ film, sampling, seed }: Exposure): Stage {
  const { base, extra } = sampling;
  // Matte things are smooth once freed of their colour: one sample tells where more are needed, if more may come.
  const least = extra > 0 ? Math.ceil(base / 2) : base;
  const calls = traceBands(film).map(([a, b]): TracerCall => [
    'renderRows',
    a,
    b,
    base,
    least,
    seed,
  ]);
  return { name: 'base', calls };
}

/** Share of the extra samples that is spent before looking again: few samples say little about a pixel's noise. */
const FIRST_ROUND = 1 / 3;

/** More samples where they are needed, in two rounds, each planned from what is known by then. */
export function refineStages(exposure: Exposure): Stage[] {
  const { extra } = exposure.sampling;
  if (extra === 0) return [];
  const first = Math.ceil(extra * FIRST_ROUND);
  return [first, extra - first].flatMap((most) => refineRound(exposure, most));
}

function refineRound({ film, sampling, seed }: Exposure, most: number): Stage[] {
  const rows = filterBands(film);
  const { threshold } = sampling;
  return [
    { name: 'plan', calls: rows.map(([a, b]) => ['measureRows', a, b, threshold]) },
    { name: 'plan', calls: rows.map(([a, b]) => ['planRows', a, b, most, threshold]) },
    { name: 'refine', calls: traceBands(film).map(([a, b]) => ['refineRows', a, b, seed]) },
  ];
}

/** Strength of the filter on reflections and on matte light. */
const SHARP_STRENGTH = 2.2;
const SOFT_STRENGTH = 3.5;

/** The stages, and where they leave the finished picture. */
export function denoiseStages({ film, sampling }: Exposure): { stages: Stage[]; hdr: number } {
  const rows = filterBands(film);
  const over = (call: (a: number, b: number) => TracerCall): Stage => ({
    name: 'denoise',
    calls: rows.map(([a, b]) => call(a, b)),
  });
  const stages = [
    over((a, b) => ['prepareRows', a, b]),
    over((a, b) => ['spreadVarianceRows', a, b]),
    over((a, b) => ['takeVarianceRows', a, b]),
  ];
  let spare = film.scratch;
  // Each pass reads one plane and writes the spare one; then they change places.
  const smooth = (plane: number, passes: number, strength: number, isSharp: 0 | 1): number => {
    for (let pass = 0; pass < passes; pass++) {
      const [from, to] = [plane, spare];
      stages.push(over((a, b) => ['smoothRows', from, to, a, b, 1 << pass, strength, isSharp]));
      [plane, spare] = [to, from];
    }
    return plane;
  };
  const { denoisePasses, denoiseStrength } = sampling;
  const sharp = smooth(film.sharp, denoisePasses, denoiseStrength * SHARP_STRENGTH, 1);
  const soft = smooth(film.soft, denoisePasses + 1, denoiseStrength * SOFT_STRENGTH, 0);
  const merged = spare;
  stages.push(over((a, b) => ['mergeRows', sharp, soft, merged, a, b]));
  if (sampling.lens !== 'developed') return { stages, hdr: merged };
  stages.push(over((a, b) => ['defocusRows', merged, sharp, a, b]));
  return { stages, hdr: sharp };
}

function traceBands({ width, height }: FilmPlanes): Band[] {
  const { least, most } = PIXELS_PER_TRACE;
  const pixels = Math.min(most, Math.max(least, (width * height) / TRACE_CALLS));
  return bands(height, Math.ceil(pixels / width));
}
const filterBands = (film: FilmPlanes): Band[] =>
  bands(film.height, Math.ceil(PIXELS_PER_FILTER / film.width));

type Band = [from: number, to: number];

function bands(height: number, rows: number): Band[] {
  return Array.from({ length: Math.ceil(height / rows) }, (_, i) => [
    i * rows,
    Math.min(height, (i + 1) * rows),
  ]);
}
