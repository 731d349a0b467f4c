import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import { grantToMany } from '#server/credits/grant-to-many.ts';
import { takeFromMany } from '#server/credits/take-from-many.ts';
import type { BulkGrant } from '#server/db/schema/admin-schema.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/retry-conflicts.ts';
import type { Schema } from '#server/db/schema/schema.ts';

const BATCH = 500;

/**
 * Pays the members of an order in batches, each in a transaction of its own: a run that dies is taken
 * up where it stopped. The reference names order and member, so nobody is paid twice in any case.
 */
export async function runBulkGrant(db: Db, id: string, signal?: AbortSignal): Promise<void> {
  for (;;) {
    if (signal?.aborted) throw new Error('The bulk grant goes on in the next run');
    const isFinished = await inTransaction(db, (trx) => payBatch(trx, id));
    if (isFinished) return;
  }
}

async function payBatch(trx: Transaction<Schema>, id: string): Promise<boolean> {
  // Two workers at one order would pay the same batch: the second one waits and finds it done.
  const order = await trx
    .selectFrom('bulk_grants')
    .selectAll()
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!order) return true;
  const members = await takeMembers(trx, id);
  const { accounts: paid, taken } = order.reversal_of
    ? await takeBack(trx, order, members)
    : await payMembers(trx, order, members);
  const isFinished = members.length < BATCH;
  await trx
    .updateTable('bulk_grants')
    .set((eb) => ({
      granted: eb('granted', '+', paid),
      taken: eb('taken', '+', taken),
      skipped: eb('skipped', '+', members.length - paid),
      ...(isFinished && { finished_at: sql<Date>`now()` }),
    }))
    .where('id', '=', id)
    .execute();
  return isFinished;
}

async function takeMembers(trx: Transaction<Schema>, id: string): Promise<string[]> {
  const { rows } = await sql<{ profile_id: string }>`
    delete from bulk_grant_members where (bulk_id, profile_id) in (
      select bulk_id, profile_id from bulk_grant_members where bulk_id = ${id}
      order by profile_id limit ${BATCH})
    returning profile_id`.execute(trx);
  return rows.map((row) => row.profile_id);
}

async function payMembers(
  trx: Transaction<Schema>,
  { id, amount, reason, actor_email }: BulkGrant,
  profileIds: string[],
): Promise<Moved> {
  if (profileIds.length === 0) return NOBODY;
  const accounts = await grantToMany(trx, {
    profileIds,
    amount,
    reason,
    adminEmail: actor_email,
    referencePrefix: `bulk:${id}`,
  });
  return { accounts, taken: 0 };
}

interface Moved {
  accounts: number;
  taken: number;
}
const NOBODY: Moved = { accounts: 0, taken: 0 };

/** Entries of their own: the ledger keeps what was given and what was taken back. */
async function takeBack(
  trx: Transaction<Schema>,
  { id, amount, reason, actor_email }: BulkGrant,
  profileIds: string[],
): Promise<Moved> {
  if (profileIds.length === 0) return NOBODY;
  return takeFromMany(trx, {
    profileIds,
    amount,
    reason,
    adminEmail: actor_email,
    referencePrefix: `bulkback:${id}`,
  });
}
