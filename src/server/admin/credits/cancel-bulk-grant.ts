import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import { recordAudit } from '#server/admin/audit/record-audit.ts';
import type { Actor } from '#server/admin/audit/record-audit.ts';
import type { BulkGrant } from '#server/db/schema/admin-schema.ts';
import type { Db } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { AppError } from '#shared/errors.ts';

export interface BulkGrantChange {
  id: string;
  reason: string;
  actor: Actor;
  admin: { id: string; email: string };
}

/** Stops an order between two batches: who was paid keeps it, nobody else is paid. */
export async function cancelBulkGrant(
  db: Db,
  { id, reason, actor, admin }: BulkGrantChange,
): Promise<BulkGrant> {
  return db.transaction().execute(async (trx) => {
    const order = await lockBulkGrant(trx, id);
    if (order.cancelled_at) return order;
    if (order.finished_at) throw new AppError('BULK_GRANT_OVER');
    await trx.deleteFrom('bulk_grant_members').where('bulk_id', '=', id).execute();
    const stopped = await trx
      .updateTable('bulk_grants')
      .set({
        cancelled_at: sql<Date>`now()`,
        finished_at: sql<Date>`now()`,
        cancelled_by: admin.email,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(trx, {
      actor,
      action: 'cancel_bulk_grant',
      targetType: 'bulk_grant',
      targetId: id,
      reason,
      details: { amount: order.amount, users: order.members },
      after: { users: stopped.granted, credits: stopped.granted * stopped.amount },
    });
    return stopped;
  });
}

export async function lockBulkGrant(trx: Transaction<Schema>, id: string): Promise<BulkGrant> {
  const order = await trx
    .selectFrom('bulk_grants')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}
