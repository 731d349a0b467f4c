import { sql } from 'kysely';

import { explainRefusal, holdForPlaced } from '#server/credits/hold-credits.ts';
import type { Hold } from '#server/credits/hold-credits.ts';
import type { Db } from '#server/db/connect.ts';
import type { Generation } from '#server/db/schema/schema.ts';
import type { GenerateInput } from '#shared/contract/generations.ts';
import { AppError } from '#shared/errors.ts';
import {
  GENERATION_COST,
  QUEUE_WAIT_LIMIT_MS,
  SEED_MAX,
} from '#shared/rules/pictures/generation.ts';

export interface Placement extends Omit<GenerateInput, 'idempotencyKey'> {
  userId: string;
  key: string;
  hash: string;
}

export interface Placed {
  /** Empty where a request with the same key was there first. */
  generations: Generation[];
  /** Pictures of the same user that were open before. */
  ahead: number;
}

/**
 * Inserts the generations and holds their credits in one statement. Throws where the hold is
 * refused: in a transaction of the caller's, that undoes the rows as well.
 */
export async function placeGenerations(
  db: Db,
  request: Placement,
  { maxActive }: { maxActive: number },
): Promise<Placed> {
  const hold: Hold = {
    userId: request.userId,
    amount: request.count * GENERATION_COST,
    maxHeld: maxActive * GENERATION_COST,
  };
  const { rows } = await sql<Generation & { is_held: boolean; ahead: number }>`
    with placed as (
      insert into generations (user_id, idempotency_key, variation, request_hash, prompt, style_id,
        size, seed, wine_id, cost, deadline_at)
      select ${request.userId}, ${request.key}, v, ${request.hash}, ${request.prompt},
        ${request.styleId}, ${request.size}, (${request.seed ?? null}::bigint + v) % ${SEED_MAX + 1}::bigint,
        ${request.wineId ?? null}::uuid,
        ${GENERATION_COST}::int, now() + ${QUEUE_WAIT_LIMIT_MS} * interval '1 ms'
      from generate_series(0, ${request.count - 1}::int) v
      on conflict (user_id, idempotency_key, variation) do nothing
      returning *),
    ${holdForPlaced(hold)}
    select placed.*, exists (select from hold) as is_held,
      (select count(*) from generations g
        where g.user_id = ${request.userId} and g.finished_at is null) as ahead
    from placed order by variation`.execute(db);
  const [first] = rows;
  // Another request with this key, for fewer pictures, was there first: what is left over of ours is
  // no request of its own.
  if (first && rows.length < request.count) throw new AppError('IDEMPOTENCY_MISMATCH');
  if (first && !first.is_held) throw await explainRefusal(db, hold);
  return { generations: rows, ahead: first?.ahead ?? 0 };
}
