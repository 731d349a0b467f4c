import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/retry-conflicts.ts';

import { cancelAllOf, tellCancelled } from './cancel-generation.ts';

/** Gives up what still runs and forgets every word; the rows stay, the ledger is proved by them. */
export async function eraseGenerations(db: Db, userId: string): Promise<void> {
  const cancelled = await inTransaction(db, (trx) => cancelAllOf(trx, userId));
  await tellCancelled(db, cancelled);
  await db
    .updateTable('generations')
    .set({ prompt: '', seed: null, request_hash: '', idempotency_key: sql<string>`id::text` })
    .where('user_id', '=', userId)
    .execute();
}
