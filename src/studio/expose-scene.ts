import type { Brief } from './brief.ts';
import type { Darkroom } from './darkroom.ts';
import type { Picture } from './film.ts';
import { takeInventory } from './inventory/take-inventory.ts';
import { addTallies } from './inventory/tally.ts';
import { paintOrder } from './paint-order.ts';
import { applyQuality } from './quality.ts';
import { styleBands } from './style-bands.ts';
import type { Quality } from './quality.ts';
import {
  baseStage,
  clearStage,
  denoiseStages,
  photonStages,
  refineStages,
} from './tracer/exposure.ts';
import type { Stage } from './tracer/exposure.ts';
import { allocateFilm, idleShares } from './tracer/film-planes.ts';
import type { TracerBench } from './tracer/instance.ts';
import { layOutScene } from './tracer/lay-out-scene.ts';
import type { SceneLayout } from './tracer/lay-out-scene.ts';
import type { Composed, FilmInput, InventoriedPicture } from './workers/jobs.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

export interface ExposureOptions {
  brief: Brief;
  quality: Quality;
  signal: AbortSignal;
  onProgress(share: number): void;
  /** Called with a small picture once every pixel has its first samples. */
  onPreview?: ((picture: Picture) => void) | undefined;
  previewBrief?: Brief | undefined;
}

type Traced = Extract<Composed, { technique: 'traced' }>;

/** Paints, traces, denoises and finishes one composed scene. */
export async function exposeScene(
  room: Darkroom,
  composed: Traced,
  options: ExposureOptions,
): Promise<InventoriedPicture> {
  const { arena, pool } = room;
  const { brief, quality, signal } = options;
  const sampling = applyQuality(composed.parts.sampling, quality);
  arena.reset();
  const layout = layOutScene(arena, { ...composed.parts, sampling });
  const scale = sampling.scale ?? 1;
  const { width, height } = composed.staged.cutout?.window ?? brief;
  const film = allocateFilm(arena, Math.round(width * scale), Math.round(height * scale));
  const bench: TracerBench = {
    number: room.nextBench(),
    memory: arena.memory,
    scene: layout.header,
    film: film.header,
  };
  const exposure = { film, sampling, seed: brief.seed >>> 0 };
  const { stages: denoise, hdr } = denoiseStages(exposure);
  const photons = composed.caustics
    ? photonStages(arena, composed.caustics, { ...exposure, map: layout.causticMap })
    : [];
  const base = [baseStage(exposure)];
  const refine = refineStages(exposure);
  const advance = progressOf(
    [...photons, ...base, ...refine, ...denoise],
    layout.orders.length,
    options.onProgress,
  );
  const run = (stages: readonly Stage[]): Promise<void> =>
    runStages(pool, stages, { bench, signal, advance });

  await Promise.all(
    layout.orders.map(async (order) => {
      await paintOrder(pool, { memory: arena.memory, order }, signal);
      advance('paint');
    }),
  );
  await room.blueNoise();
  await run([...photons, clearStage(exposure), ...base]);
  const input: FilmInput = {
    brief,
    memory: arena.memory,
    planes: film,
    staged: composed.staged,
    ...backdropOf(composed, layout),
  };
  const preview = sendPreview(pool, input, options);
  await run(refine);
  await preview;
  await run(denoise);
  const parts = styleBands(brief.styleId, brief.height);
  const idle = idleShares(film, hdr, parts.length);
  const bands = await Promise.all(
    parts.map((rows, i) => pool.run('style', { ...input, hdr, rows, idle: idle[i]! }, signal)),
  );
  const tally = addTallies(bands.map((band) => band.tally));
  return { ...joinBands(bands), inventory: takeInventory(tally, composed.cast) };
}

function joinBands(bands: readonly Picture[]): Picture {
  const [first, ...others] = bands;
  if (!first || others.length === 0) {
    const { width, height, pixels } = first!;
    return { width, height, pixels };
  }
  const height = bands.reduce((sum, band) => sum + band.height, 0);
  const pixels = new Uint8ClampedArray(first.width * height * 4);
  let at = 0;
  for (const band of bands) {
    pixels.set(band.pixels, at);
    at += band.pixels.length;
  }
  return { width: first.width, height, pixels };
}

interface StageRun {
  bench: TracerBench;
  signal: AbortSignal;
  advance(name: Stage['name']): void;
}

async function runStages(
  pool: WorkerPool,
  stages: readonly Stage[],
  { bench, signal, advance }: StageRun,
): Promise<void> {
  for (const { name, calls } of stages) {
    await Promise.all(
      calls.map(async (call) => {
        await pool.run('trace', { bench, call }, signal);
        advance(name);
      }),
    );
  }
}

/** The matte layer is needed as it is until the preview has read it, so denoising waits for this. */
async function sendPreview(
  pool: WorkerPool,
  input: FilmInput,
  options: ExposureOptions,
): Promise<void> {
  const { previewBrief, onPreview, signal } = options;
  if (!previewBrief || !onPreview) return;
  // A cut-out lies elsewhere in a smaller picture.
  const staged = input.staged.cutout ? await pool.run('stage', previewBrief, signal) : input.staged;
  onPreview(await pool.run('preview', { ...input, brief: previewBrief, staged }, signal));
}

function backdropOf(
  { parts, backdropNames }: Traced,
  layout: SceneLayout,
): Pick<FilmInput, 'backdropNames'> {
  if (backdropNames === undefined) return {};
  const { width, height } = parts.paintings[parts.textures[backdropNames]!.painting]!;
  return { backdropNames: { width, height, pointer: layout.texturePointers[backdropNames]! } };
}

/** Seconds each kind of call takes, roughly, relative to one another. */
const WEIGHTS: Record<Stage['name'] | 'paint', number> = {
  paint: 12,
  clear: 0,
  photons: 3,
  caustics: 0.1,
  base: 1,
  plan: 0.1,
  refine: 0.6,
  denoise: 0.2,
};

function progressOf(
  stages: readonly Stage[],
  paintings: number,
  onProgress: (share: number) => void,
): (name: keyof typeof WEIGHTS) => void {
  const total =
    paintings * WEIGHTS.paint +
    stages.reduce((sum, { name, calls }) => sum + calls.length * WEIGHTS[name], 0);
  let done = 0;
  return (name) => {
    done += WEIGHTS[name];
    onProgress(Math.min(1, done / total));
  };
}
