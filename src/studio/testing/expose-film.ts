import type { PaintLayers } from '#studio/brief.ts';
import type { Film } from '#studio/film.ts';
import type { Sampling, SceneGraph } from '#studio/scene-graph.ts';
import {
  baseStage,
  clearStage,
  denoiseStages,
  photonStages,
  refineStages,
} from '#studio/tracer/exposure.ts';
import { allocateFilm, viewFilm } from '#studio/tracer/film-planes.ts';
import { compileTracer, createTracer } from '#studio/tracer/instance.ts';
import { layOutScene } from '#studio/tracer/lay-out-scene.ts';
import {
  BLUE_NOISE_POINTER,
  BLUE_NOISE_SCRATCH_POINTER,
  createArena,
} from '#studio/tracer/memory.ts';
import { packScene } from '#studio/tracer/pack-scene.ts';
import { putLayers } from '#studio/workers/put-layers.ts';

export interface ExposeOptions {
  width: number;
  height: number;
  paintLayers: PaintLayers;
  seed?: number;
  sampling?: Partial<Sampling>;
}

/** With what only the denoiser looks at. */
export interface ExposedFilm extends Film {
  albedo: Uint16Array;
}

const tracerModule = await compileTracer();

/** Traces a scene on the calling thread and keeps the film, so that tests can look at what each pixel shows. */
export function exposeFilm(scene: SceneGraph, options: ExposeOptions): ExposedFilm {
  const { width, height, seed = 1 } = options;
  const sampling = { ...scene.sampling, ...options.sampling };
  const arena = createArena();
  const layout = layOutScene(arena, {
    blocks: packScene(scene, width / height),
    paintings: scene.paintings,
    textures: scene.textures,
    lightCount: scene.lights.length,
    causticResolution: scene.caustics?.resolution ?? 0,
    sampling,
  });
  for (const order of layout.orders)
    putLayers(options.paintLayers(order.painting), arena.memory, order);
  const film = allocateFilm(arena, width, height);
  const exposure = { film, sampling, seed };
  const photons = scene.caustics
    ? photonStages(arena, scene.caustics, { ...exposure, map: layout.causticMap })
    : [];
  const { stages: denoise, hdr } = denoiseStages(exposure);
  const bench = { number: 1, memory: arena.memory, scene: layout.header, film: film.header };
  const runTracer = createTracer(tracerModule, 0);
  runTracer(bench, ['fillBlueNoise', BLUE_NOISE_POINTER, BLUE_NOISE_SCRATCH_POINTER]);
  const stages = [
    ...photons,
    clearStage(exposure),
    baseStage(exposure),
    ...refineStages(exposure),
    ...denoise,
  ];
  for (const call of stages.flatMap(({ calls }) => calls)) runTracer(bench, call);
  const { buffer } = arena.memory;
  const albedo = new Uint16Array(buffer, film.albedo, width * height * 3);
  return { ...viewFilm(buffer, film, hdr), albedo };
}
