import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import { recordAudit } from '#server/admin/audit/record-audit.ts';
import type { Actor } from '#server/admin/audit/record-audit.ts';
import type { BulkGrant } from '#server/db/schema/admin-schema.ts';
import type { Db } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Queue } from '#server/ports/queue.ts';
import type { UserFilter } from '#shared/contract/admin-users.ts';
import { AppError } from '#shared/errors.ts';

import { membersOf } from './preview-bulk-grant.ts';

export const BULK_GRANT_JOB = 'bulk-grant';

export interface BulkGrantOrder {
  /** The sender's key: the same order sent twice is carried out once. */
  id: string;
  filter: UserFilter;
  amount: number;
  reason: string;
  /** The number that was typed; where another one matches by now, nothing happens. */
  confirmedMembers: number;
}

/** Writes down who is to be paid, the trace and the job, all or nothing; the job does the paying. */
export async function startBulkGrant(
  { db, queue }: { db: Db; queue: Queue },
  {
    order,
    admin,
    actor,
  }: {
    order: BulkGrantOrder;
    admin: { id: string; email: string };
    actor: Actor;
  },
): Promise<BulkGrant> {
  return db.transaction().execute(async (trx) => {
    const placed = await place(trx, order, admin);
    if (!placed) return findSameOrder(trx, order, admin.id);
    const { members, credits } = await chooseMembers(trx, order, admin.id);
    if (members !== order.confirmedMembers || members === 0)
      throw new AppError('BULK_GRANT_CHANGED');
    await queue.enqueue(trx, { name: BULK_GRANT_JOB, data: { id: order.id } });
    await recordAudit(trx, {
      actor,
      action: 'bulk_grant_credits',
      targetType: 'bulk_grant',
      targetId: order.id,
      reason: order.reason,
      details: { amount: order.amount, filter: withoutSearch(order.filter) },
      before: { users: members, credits },
      after: { users: members, credits: credits + members * order.amount },
      idempotencyKey: `bulk-grant:${order.id}`,
    });
    return placed;
  });
}

/** Null where this order was placed before. */
async function place(
  trx: Transaction<Schema>,
  order: BulkGrantOrder,
  admin: { id: string; email: string },
): Promise<BulkGrant | null> {
  const placed = await trx
    .insertInto('bulk_grants')
    .values({
      id: order.id,
      actor_id: admin.id,
      actor_email: admin.email,
      filter: JSON.stringify(order.filter),
      amount: order.amount,
      reason: order.reason,
      members: Math.max(1, order.confirmedMembers),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return placed ?? null;
}

async function chooseMembers(
  trx: Transaction<Schema>,
  { id, filter }: BulkGrantOrder,
  actorId: string,
): Promise<{ members: number; credits: number }> {
  const chosen = membersOf(trx, filter, actorId).select(['id', 'credits']);
  const { rows } = await sql<{ members: number; credits: number }>`
    with chosen as (${chosen}),
    written as (
      insert into bulk_grant_members (bulk_id, profile_id) select ${id}::uuid, id from chosen)
    select count(*) as members, coalesce(sum(credits), 0) as credits from chosen`.execute(trx);
  return rows[0] ?? { members: 0, credits: 0 };
}

/** The same order again is answered as before; another one under its key is refused. */
async function findSameOrder(
  trx: Transaction<Schema>,
  order: BulkGrantOrder,
  actorId: string,
): Promise<BulkGrant> {
  const found = await trx
    .selectFrom('bulk_grants')
    .selectAll()
    .where('id', '=', order.id)
    .where('actor_id', '=', actorId)
    .where('amount', '=', order.amount)
    .where('reason', '=', order.reason)
    .where('filter', '=', sql<never>`${JSON.stringify(order.filter)}::jsonb`)
    .executeTakeFirst();
  if (found) return found;
  throw new AppError('VALIDATION_FAILED', {
    fields: { id: 'This request key was already used for another grant.' },
  });
}

/** The log cannot be changed, and what was searched for may be somebody's address. */
function withoutSearch({ search, ...filter }: UserFilter): object {
  return { ...filter, hasSearch: Boolean(search) };
}
