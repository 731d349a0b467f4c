import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import { releaseHold } from '#server/credits/hold-credits.ts';
import { lockHolder } from '#server/db/lock-profile.ts';
import { announce } from '#server/db/change-feed.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/retry-conflicts.ts';
import type { Generation, Schema } from '#server/db/schema/schema.ts';
import type { FailureCode } from '#shared/rules/pictures/generation.ts';

export type Ending =
  | { state: 'failed' | 'expired'; errorCode: FailureCode }
  | { state: 'cancelled'; errorCode: null };

/** Ends a generation without a picture and gives the credit back; false where it had ended before. */
export async function releaseGeneration(
  db: Db,
  target: { id: string; attempt?: number },
  ending: Ending,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const ended = await releaseInside(trx, { fence: target, ...ending });
    // Heard of when this is committed: who listens is never told what did not happen, nor left out.
    if (ended) await tellEnd(trx, ended);
    return ended !== null;
  });
}

export async function releaseInside(
  trx: Transaction<Schema>,
  ending: Ending & { fence: { id: string; attempt?: number } },
): Promise<Generation | null> {
  await lockHolder(trx, ending.fence.id);
  const generation = await finish(trx, ending);
  if (generation) await releaseHold(trx, { userId: generation.user_id, amount: generation.cost });
  return generation;
}

export async function tellEnd(
  db: Db,
  { id, user_id, state }: Pick<Generation, 'id' | 'user_id' | 'state'>,
): Promise<void> {
  // The news first: somebody waits for it, and nobody for the end of a preview.
  await announce(db, { generationId: id, userId: user_id, state });
  await db.deleteFrom('generation_previews').where('generation_id', '=', id).execute();
}

/** Into a final state, and none leads out of it: with the delivery, a hold is resolved exactly once. */
async function finish(
  trx: Transaction<Schema>,
  { fence, state, errorCode }: Ending & { fence: { id: string; attempt?: number } },
): Promise<Generation | null> {
  const finished = await trx
    .updateTable('generations')
    .set({
      state,
      error_code: errorCode,
      finished_at: sql`clock_timestamp()`,
      updated_at: sql`clock_timestamp()`,
    })
    .where('id', '=', fence.id)
    .where('finished_at', 'is', null)
    .$if(fence.attempt !== undefined, (query) => query.where('attempt', '=', fence.attempt ?? 0))
    .returningAll()
    .executeTakeFirst();
  return finished ?? null;
}
