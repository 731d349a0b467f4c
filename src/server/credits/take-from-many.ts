import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Schema } from '#server/db/schema/schema.ts';
import { APPLY_CHANGE } from './change-balance.ts';

/**
 * Takes the same credits from many accounts, once per account and never more than is there and not
 * held. Tells from how many anything was taken, and how much in all.
 */
export async function takeFromMany(
  trx: Transaction<Schema>,
  order: {
    profileIds: readonly string[];
    amount: number;
    reason: string;
    adminEmail: string;
    referencePrefix: string;
  },
): Promise<{ accounts: number; taken: number }> {
  // Locked in one order, so that two orders never wait for each other; read again after the lock.
  const { rows: locked } = await sql<{ id: string }>`
    select id from profiles where id = any(${order.profileIds}::uuid[]) and erasing_since is null
    order by id for no key update`.execute(trx);
  const { rows } = await sql<{ accounts: number; taken: number }>`
    with wanted as (
      select p.user_id, least(${order.amount}::int, p.credits - p.held) as amount,
        ${order.referencePrefix} || ':' || p.id as reference
      from profiles p where p.id = any(${locked.map((row) => row.id)}::uuid[])),
    change as (
      select w.user_id, -w.amount as amount, 0 as released, ${order.reason}::text as reason,
        w.reference, ${order.adminEmail}::text as admin_email
      from wanted w
      where w.amount > 0
        and not exists (select from credit_history h where h.reference = w.reference)),
    ${APPLY_CHANGE}
    select count(*)::int as accounts,
      coalesce((select sum(-amount) from change), 0)::int as taken from entry`.execute(trx);
  return rows[0] ?? { accounts: 0, taken: 0 };
}
