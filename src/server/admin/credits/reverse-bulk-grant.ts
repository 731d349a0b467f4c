import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import { recordAudit } from '#server/admin/audit/record-audit.ts';
import type { BulkGrant } from '#server/db/schema/admin-schema.ts';
import type { Db } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Queue } from '#server/ports/queue.ts';
import { AppError } from '#shared/errors.ts';

import { lockBulkGrant } from './cancel-bulk-grant.ts';
import type { BulkGrantChange } from './cancel-bulk-grant.ts';
import { BULK_GRANT_JOB } from './start-bulk-grant.ts';

/**
 * Takes a grant that is over back by entries of its own: the ledger only grows. It is an order like
 * the first, over everyone who was paid; what somebody has spent meanwhile stays spent.
 */
export async function reverseBulkGrant(
  { db, queue }: { db: Db; queue: Queue },
  { reversalId, ...change }: BulkGrantChange & { reversalId: string },
): Promise<BulkGrant> {
  const { id, reason, actor, admin } = change;
  return db.transaction().execute(async (trx) => {
    const order = await lockBulkGrant(trx, id);
    if (order.reversed_by === reversalId) return lockBulkGrant(trx, reversalId);
    checkReversible(order);
    const reversal = await trx
      .insertInto('bulk_grants')
      .values({
        id: reversalId,
        actor_id: admin.id,
        actor_email: admin.email,
        filter: JSON.stringify(order.filter),
        amount: order.amount,
        reason,
        members: order.granted,
        reversal_of: id,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!reversal)
      throw new AppError('VALIDATION_FAILED', {
        fields: { reversalId: 'This request key was already used for another grant.' },
      });
    await chooseThePaid(trx, { id, reversalId });
    await trx
      .updateTable('bulk_grants')
      .set({ reversed_by: reversalId })
      .where('id', '=', id)
      .execute();
    await queue.enqueue(trx, { name: BULK_GRANT_JOB, data: { id: reversalId } });
    await recordAudit(trx, {
      actor,
      action: 'reverse_bulk_grant',
      targetType: 'bulk_grant',
      targetId: id,
      reason,
      details: { amount: order.amount, users: order.granted },
      idempotencyKey: `bulk-reversal:${id}`,
    });
    return reversal;
  });
}

function checkReversible(order: BulkGrant): void {
  const isReversible =
    order.finished_at !== null &&
    order.reversed_by === null &&
    order.reversal_of === null &&
    order.granted > 0;
  if (!isReversible) throw new AppError('BULK_GRANT_OVER');
}

/** The ledger knows who was paid: the reference of each entry names order and member. */
async function chooseThePaid(
  trx: Transaction<Schema>,
  { id, reversalId }: { id: string; reversalId: string },
): Promise<void> {
  await sql`
    insert into bulk_grant_members (bulk_id, profile_id)
    select ${reversalId}::uuid, split_part(reference, ':', 3)::uuid from credit_history
    where split_part(reference, ':', 1) = 'bulk' and split_part(reference, ':', 2) = ${id}`.execute(
    trx,
  );
}
