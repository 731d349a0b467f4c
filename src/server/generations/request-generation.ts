import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';

import { announce } from '#server/db/change-feed.ts';
import { inTransaction } from '#server/db/retry-conflicts.ts';
import type { Generation, Schema } from '#server/db/schema/schema.ts';
import type { GenerateInput } from '#shared/contract/generations.ts';
import { chooseWine } from '#server/wines/choose-wine.ts';
import { AppError } from '#shared/errors.ts';

import type { GenerationDeps } from './deps.ts';
import { RUN_GENERATION } from './job-names.ts';
import { assertRoomInQueue, enforceGenerationLimits } from './limits.ts';
import { placeGenerations } from './place-generations.ts';

export interface PictureRequest extends GenerateInput {
  userId: string;
  /** The address that the request came from, for the network's limit. */
  network: string;
}

type RequestDeps = Pick<
  GenerationDeps,
  'db' | 'queue' | 'moderator' | 'limits' | 'stopping' | 'rateLimiter' | 'engine'
>;
type Keyed = PictureRequest & { key: string; hash: string };

/**
 * Takes a request for pictures: rows, jobs and holds in one transaction, or nothing at all. The same
 * key and body find the rows of the first request; nothing is held or drawn again.
 */
export async function requestGeneration(
  deps: RequestDeps,
  request: PictureRequest,
): Promise<Generation[]> {
  const keyed = {
    ...request,
    key: request.idempotencyKey ?? randomUUID(),
    hash: hashOf(request),
  };
  if (request.idempotencyKey !== undefined) {
    const known = await findRequest(deps.db, keyed);
    if (known.length > 0) return known;
  }
  await enforceGenerationLimits(deps.rateLimiter, deps.limits, request);
  const wineId = await chooseWine(deps.db, request);
  if (wineId && !deps.engine.showsOwnWines) throw new AppError('OWN_LABEL_UNSUPPORTED');
  // An own wine is something to draw, whatever is said beside it.
  if (!wineId && deps.engine.canRead?.(request.prompt) === false)
    throw new AppError('PROMPT_UNREADABLE');
  await refuseDisallowed(deps, request.prompt);
  await assertRoomInQueue(deps.db, deps.limits, request.count);
  const { generations, isNew } = await inTransaction(deps.db, (trx) =>
    place(trx, deps, { ...keyed, ...(wineId && { wineId }) }),
  );
  if (isNew) for (const generation of generations) await tell(deps, generation);
  return generations;
}

async function place(
  trx: Transaction<Schema>,
  { queue, limits }: RequestDeps,
  request: Keyed,
): Promise<{ generations: Generation[]; isNew: boolean }> {
  const { generations, ahead } = await placeGenerations(trx, request, {
    maxActive: limits.activePerUser,
  });
  // A request with the same key committed while we waited for it.
  if (generations.length === 0)
    return { generations: await findRequest(trx, request), isNew: false };
  await queue.enqueue(
    trx,
    generations.map(({ id }, index) => ({
      name: RUN_GENERATION,
      data: { generationId: id },
      // Fairness: a user's first picture goes before anybody's second, the second before any third.
      priority: -(ahead + index),
    })),
  );
  return { generations, isNew: true };
}

async function findRequest(db: RequestDeps['db'], request: Keyed): Promise<Generation[]> {
  const found = await db
    .selectFrom('generations')
    .selectAll()
    .where('user_id', '=', request.userId)
    .where('idempotency_key', '=', request.key)
    .orderBy('variation')
    .execute();
  if (found.some((generation) => generation.request_hash !== request.hash))
    throw new AppError('IDEMPOTENCY_MISMATCH');
  return found;
}

async function refuseDisallowed({ moderator, stopping }: RequestDeps, prompt: string) {
  if (await moderator.review(prompt, stopping)) throw new AppError('PROMPT_REFUSED');
}

async function tell({ db }: RequestDeps, { id, user_id, state }: Generation): Promise<void> {
  await announce(db, { generationId: id, userId: user_id, state });
}

/** What makes two requests the same picture. */
function hashOf({ prompt, styleId, size, seed, count, wineId }: GenerateInput): string {
  const body = JSON.stringify([prompt, styleId, size, seed ?? null, count, wineId ?? null]);
  return createHash('sha256').update(body).digest('base64url');
}
