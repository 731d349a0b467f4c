import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import { holdCredits } from '#server/credits/hold-credits.ts';
import { announce } from '#server/db/change-feed.ts';
import type { Generation, Schema } from '#server/db/schema.ts';
import type { GenerateInput } from '#shared/contract/generations.ts';
import { AppError } from '#shared/errors.ts';
import { GENERATION_COST, QUEUE_WAIT_LIMIT_MS } from '#shared/rules/generation.ts';

import type { GenerationDeps } from './deps.ts';
import { RUN_GENERATION } from './job-names.ts';
import { assertRoomInQueue, takeGenerationTurns } from './limits.ts';

export interface PictureRequest extends GenerateInput {
  userId: string;
  /** The address that the request came from, for the network's limit. */
  network: string;
}

type RequestDeps = Pick<GenerationDeps, 'db' | 'queue' | 'moderator' | 'limits' | 'stopping'>;
type Keyed = PictureRequest & { key: string; hash: string };

/**
 * Takes a request for pictures: rows, jobs and holds in one transaction, or nothing at all. The same
 * key and body find the rows of the first request; nothing is held or drawn again.
 */
export async function requestGeneration(
  deps: RequestDeps,
  request: PictureRequest,
): Promise<Generation[]> {
  if (deps.stopping.aborted) throw new AppError('UNAVAILABLE', { retryAfterS: 5 });
  const keyed = {
    ...request,
    key: request.idempotencyKey ?? randomUUID(),
    hash: hashOf(request),
  };
  const known = await findRequest(deps.db, keyed);
  if (known.length > 0) return known;
  await refuseDisallowed(deps, request.prompt);
  await assertRoomInQueue(deps.db, deps.limits, request.count);
  const { generations, isNew } = await deps.db
    .transaction()
    .execute((trx) => place(trx, deps, keyed));
  if (isNew) for (const generation of generations) await tell(deps, generation);
  return generations;
}

async function place(
  trx: Transaction<Schema>,
  { queue, limits }: RequestDeps,
  request: Keyed,
): Promise<{ generations: Generation[]; isNew: boolean }> {
  const ahead = await countOpen(trx, request.userId);
  const generations = await insertRows(trx, request);
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
  await takeGenerationTurns(trx, limits, request);
  // The profile's lock comes last, so that it is held shortest.
  await holdCredits(trx, {
    userId: request.userId,
    amount: generations.length * GENERATION_COST,
    maxHeld: limits.activePerUser * GENERATION_COST,
  });
  return { generations, isNew: true };
}

async function insertRows(trx: Transaction<Schema>, request: Keyed): Promise<Generation[]> {
  return trx
    .insertInto('generations')
    .values(
      Array.from({ length: request.count }, (_, variation) => ({
        user_id: request.userId,
        idempotency_key: request.key,
        variation,
        request_hash: request.hash,
        prompt: request.prompt,
        style_id: request.styleId,
        size: request.size,
        seed: request.seed === undefined ? null : request.seed + variation,
        cost: GENERATION_COST,
        deadline_at: sql<Date>`now() + ${QUEUE_WAIT_LIMIT_MS} * interval '1 ms'`,
      })),
    )
    .onConflict((oc) => oc.columns(['user_id', 'idempotency_key', 'variation']).doNothing())
    .returningAll()
    .execute();
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

async function countOpen(db: RequestDeps['db'], userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('generations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

async function refuseDisallowed({ moderator, stopping }: RequestDeps, prompt: string) {
  if (await moderator.review(prompt, stopping)) throw new AppError('PROMPT_REFUSED');
}

async function tell({ db }: RequestDeps, { id, user_id, state }: Generation): Promise<void> {
  await announce(db, { generationId: id, userId: user_id, state });
}

/** What makes two requests the same picture. */
function hashOf({ prompt, styleId, size, seed, count }: GenerateInput): string {
  const body = JSON.stringify([prompt, styleId, size, seed ?? null, count]);
  return createHash('sha256').update(body).digest('base64url');
}
