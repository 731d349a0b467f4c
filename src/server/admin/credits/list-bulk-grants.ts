import type { BulkGrant } from '#server/db/schema/admin-schema.ts';
import type { Db } from '#server/db/connect.ts';
import type { BulkGrantView } from '#shared/contract/admin-credits.ts';

const SHOWN = 10;

export async function listBulkGrants(db: Db): Promise<BulkGrantView[]> {
  const orders = await db
    .selectFrom('bulk_grants')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return orders.map(toBulkGrantView);
}

export function toBulkGrantView(order: BulkGrant): BulkGrantView {
  return {
    id: order.id,
    amount: order.amount,
    reason: order.reason,
    adminEmail: order.actor_email,
    members: order.members,
    granted: order.granted,
    skipped: order.skipped,
    createdAt: order.created_at.toISOString(),
    finishedAt: order.finished_at?.toISOString() ?? null,
    cancelledBy: order.cancelled_by,
    reversalOf: order.reversal_of,
    isReversed: order.reversed_by !== null,
    taken: order.taken,
  };
}
