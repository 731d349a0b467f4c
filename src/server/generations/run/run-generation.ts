import { createHash } from 'node:crypto';

import { announce } from '#server/db/change-feed.ts';
import { isUndone } from '#server/db/is-undone.ts';
import type { Generation } from '#server/db/schema/schema.ts';
import { avifJob } from '#server/images/image-jobs.ts';
import type { StoredPicture } from '#server/images/store/store-picture.ts';
import { EngineError } from '#server/ports/image-engine.ts';
import type { EngineRequest, EngineResult } from '#server/ports/image-engine.ts';
import { wineStyleOf } from '#shared/rules/pictures/gallery.ts';
import {
  findPictureSize,
  findStylePreset,
  GENERATION_MAX_ATTEMPTS,
  SEED_MAX,
  STORING_LIMIT_MS,
} from '#shared/rules/pictures/generation.ts';

import { claimGeneration, isCurrent, markStoring } from './claim-generation.ts';
import { deliverGeneration } from '#server/generations/deliver-generation.ts';
import type { GenerationDeps } from '#server/generations/deps.ts';
import { handleFailure } from './handle-failure.ts';
import { createReporter } from './report-progress.ts';
import type { Reporter } from './report-progress.ts';
import { watchRun } from './run-watch.ts';
import type { RunWatch } from './run-watch.ts';
import { releaseGeneration, tellEnd } from '#server/generations/settle-generation.ts';

/** One attempt at a picture: draw, keep, deliver. Whatever happens, the hold is resolved once. */
export async function runGeneration(
  deps: GenerationDeps,
  job: { generationId: string; signal: AbortSignal },
): Promise<void> {
  const generation = await claimGeneration(deps.db, {
    id: job.generationId,
    deadlineMs: deps.deadlineMs,
  });
  if (!generation) return;
  // Attempts beyond the last come from workers that died over this picture.
  if (generation.attempt > GENERATION_MAX_ATTEMPTS) {
    await releaseGeneration(deps.db, generation, {
      state: 'failed',
      errorCode: 'GENERATION_FAILED',
    });
    return;
  }
  const watch = watchRun(deps, {
    id: generation.id,
    userId: generation.user_id,
    handOver: job.signal,
  });
  try {
    if (!(await isCurrent(deps.db, generation))) return;
    await announceState(deps, generation, 'running');
    const engine = generation.set_id ? deps.setEngine : deps.engine;
    await attempt({ ...deps, engine }, generation, watch);
  } catch (error) {
    await handleFailure(deps, { generation, error, cause: watch.cause() });
  } finally {
    watch.stop();
  }
}

async function attempt(
  deps: GenerationDeps,
  generation: Generation,
  watch: RunWatch,
): Promise<void> {
  const reporter = createReporter(deps, generation);
  const drawn = await draw(deps, { generation, watch, reporter });
  watch.allow(STORING_LIMIT_MS);
  // Side by side: nobody waits for a picture because something is being told about it.
  const [kept, told] = await Promise.allSettled([
    Promise.race([keep(deps, { generation, drawn, watch }), watch.interrupted]),
    tellStoring(deps, generation, reporter),
  ]);
  if (kept.status === 'rejected') throw kept.reason;
  const picture = kept.value;
  if (told.status === 'rejected' || !told.value) {
    await discard(deps, picture);
    if (told.status === 'rejected') throw told.reason;
    return;
  }
  const isDelivered = await deliverGeneration(deps.db, generation, {
    picture,
    wineStyle: wineStyleOf(generation.prompt, drawn.wine?.colour),
    wine: drawn.wine ?? null,
    seed: drawn.seed,
    scene: drawn.scene ?? null,
    api: deps.engine.name,
  }).catch(async (error: unknown) => {
    // Where nobody knows whether it was delivered, the files stay; the sweep of the store finds out.
    if (isUndone(error)) await discard(deps, picture);
    throw error;
  });
  if (isDelivered) await tellDelivered(deps, generation);
  // Too late: the credit was released meanwhile, so the picture must not exist.
  else await discard(deps, picture);
}

/** That files could not be removed must not hide why they had to be; the sweep of the store finds them. */
async function discard(
  { pictures, logger }: GenerationDeps,
  { storage_key: storageKey }: StoredPicture,
): Promise<void> {
  await pictures.discard(storageKey).catch((error: unknown) => {
    logger.error({ err: error, storageKey }, 'a picture could not be thrown away');
  });
}

/** The picture is the customer's: what fails from here on is heard of later, and undoes nothing. */
async function tellDelivered(
  { db, queue, logger }: GenerationDeps,
  { id, user_id }: Generation,
): Promise<void> {
  const told = await Promise.allSettled([
    tellEnd(db, { id, user_id, state: 'succeeded' }),
    queue.enqueue(db, avifJob(id)),
  ]);
  for (const end of told)
    if (end.status === 'rejected')
      logger.error({ err: end.reason as unknown, generationId: id }, 'a delivery was told late');
}

async function announceState(
  { db }: GenerationDeps,
  { id, user_id }: Generation,
  state: 'running' | 'storing',
): Promise<void> {
  await announce(db, { generationId: id, userId: user_id, state });
}

/** False where this attempt no longer counts. Nothing that the engine said comes after it. */
async function tellStoring(
  deps: GenerationDeps,
  generation: Generation,
  reporter: Reporter,
): Promise<boolean> {
  await reporter.close();
  const isCounted = await markStoring(deps.db, generation);
  if (isCounted) await announceState(deps, generation, 'storing');
  return isCounted;
}

async function draw(
  { engine, dressWine }: GenerationDeps,
  run: { generation: Generation; watch: RunWatch; reporter: Reporter },
): Promise<EngineResult> {
  const { generation, watch, reporter } = run;
  try {
    return await Promise.race([
      engine.generate(await engineRequest(dressWine, generation), {
        signal: watch.signal,
        onProgress: reporter.onProgress,
        onPreview: reporter.onPreview,
      }),
      watch.interrupted,
    ]);
  } catch (error) {
    await reporter.close();
    throw error;
  }
}

async function keep(
  deps: GenerationDeps,
  run: { generation: Generation; drawn: EngineResult; watch: RunWatch },
): Promise<StoredPicture> {
  const { engine, pictures } = deps;
  const { signal } = run.watch;
  const picture = await pictures.keep({
    drawn: run.drawn,
    userId: run.generation.user_id,
    isForeign: engine.isHosted,
    prompt: run.generation.prompt,
    engine: engine.name,
    source: engine.isHosted ? 'trainedAlgorithmicMedia' : 'algorithmicMedia',
    createdAt: new Date(),
    signal,
  });
  if (!signal.aborted) return picture;
  await discard(deps, picture);
  throw signal.reason;
}

async function engineRequest(
  dressWine: GenerationDeps['dressWine'],
  generation: Generation,
): Promise<EngineRequest> {
  const style = findStylePreset(generation.style_id);
  const size = findPictureSize(generation.size);
  if (!style || !size)
    throw new EngineError('GENERATION_FAILED', {
      message: `Unknown style ${generation.style_id} or size ${generation.size}`,
      isRetryable: false,
    });
  const { wine_id: wineId, user_id: userId } = generation;
  const wine = wineId ? await dressWine({ wineId, userId }) : null;
  return {
    prompt: generation.prompt,
    style,
    size,
    seed: generation.seed ?? seedOf(generation.id),
    ...(wine && { wine }),
    ...(generation.shot && { shot: generation.shot }),
  };
}

/** The same for every attempt at one picture, different for every picture. */
function seedOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE() % (SEED_MAX + 1);
}
