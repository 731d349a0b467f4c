import { sql } from 'kysely';

import type { Generation } from '#server/db/schema/schema.ts';
import { EngineError } from '#server/ports/image-engine.ts';
import { AppError } from '#shared/errors.ts';
import { GENERATION_MAX_ATTEMPTS, STORING_LIMIT_MS } from '#shared/rules/pictures/generation.ts';

import type { GenerationDeps } from '#server/generations/deps.ts';
import { RUN_GENERATION } from '#server/generations/job-names.ts';
import type { Interruption } from './run-watch.ts';
import { releaseGeneration } from '#server/generations/settle-generation.ts';

const BACKOFF_BASE_S = 2;
/** An engine that wants a longer rest than this is not worth the customer's wait. */
const LONGEST_WAIT_S = 60;

interface Failure {
  generation: Generation;
  error: unknown;
  cause: Interruption | null;
}

/** After a failed attempt: try again later, or end it and release the hold. */
export async function handleFailure(deps: GenerationDeps, failure: Failure): Promise<void> {
  const { generation, error, cause } = failure;
  // Someone else has ended it, and with it the hold.
  if (cause === 'ended') return;
  // This process stops: the queue gives the job to another worker.
  if (cause === 'handed-over') throw error;
  if (cause === 'deadline') {
    await releaseGeneration(deps.db, generation, {
      state: 'expired',
      errorCode: 'GENERATION_TIMED_OUT',
    });
    return;
  }
  const fault = toEngineError(deps, failure);
  const waitS = fault.retryAfterS ?? backoffS(generation.attempt);
  const mayRetry =
    fault.isRetryable && generation.attempt < GENERATION_MAX_ATTEMPTS && waitS <= LONGEST_WAIT_S;
  if (mayRetry) await retryLater(deps, generation, waitS);
  else await releaseGeneration(deps.db, generation, { state: 'failed', errorCode: fault.code });
}

function toEngineError({ engine, logger }: GenerationDeps, { generation, error }: Failure) {
  const fields = { err: error, generationId: generation.id, attempt: generation.attempt };
  if (error instanceof EngineError) {
    logger.warn({ ...fields, engine: engine.name }, 'an engine failed');
    return error;
  }
  // Another attempt would pay the engine for a picture that finds no room either.
  if (error instanceof AppError && error.code === 'STORAGE_FULL')
    return new EngineError('STORAGE_FULL', { isRetryable: false, cause: error });
  logger.error(fields, 'a generation failed unexpectedly');
  return new EngineError('GENERATION_FAILED', { isRetryable: true, cause: error });
}

/** 1–2 s after the first attempt, 2–4 s after the second: spread, so that a crowd does not return at once. */
function backoffS(attempt: number): number {
  return Math.ceil(BACKOFF_BASE_S ** attempt * (0.5 + Math.random() / 2));
}

/** The next attempt is a job of its own: a worker does not sit and wait. */
async function retryLater(
  { db, queue, deadlineMs }: GenerationDeps,
  { id, attempt }: Generation,
  waitS: number,
): Promise<void> {
  const roomMs = waitS * 1000 + deadlineMs + STORING_LIMIT_MS;
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('generations')
      .set({
        deadline_at: sql`now() + ${roomMs} * interval '1 ms'`,
        updated_at: sql`clock_timestamp()`,
      })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('finished_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await queue.enqueue(trx, {
        name: RUN_GENERATION,
        data: { generationId: id },
        startAfterS: waitS,
      });
  });
}
