import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Schema } from '#server/db/schema/schema.ts';
import { APPLY_CHANGE } from './change-balance.ts';

/**
 * Adds the same credits to many accounts in one statement, once per account: the reference is the
 * prefix and the profile's id. Accounts that are being erased are left out; returns how many were paid.
 */
export async function grantToMany(
  trx: Transaction<Schema>,
  grant: {
    profileIds: readonly string[];
    amount: number;
    reason: string;
    adminEmail: string;
    referencePrefix: string;
  },
): Promise<number> {
  // Locked in one order, so that two grants never wait for each other; read again after the lock.
  const { rows: locked } = await sql<{ id: string }>`
    select id from profiles where id = any(${grant.profileIds}::uuid[]) and erasing_since is null
    order by id for no key update`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    with wanted as (
      select p.user_id, ${grant.referencePrefix} || ':' || p.id as reference
      from profiles p where p.id = any(${locked.map((row) => row.id)}::uuid[])),
    change as (
      select w.user_id, ${grant.amount}::int as amount, 0 as released, ${grant.reason}::text as reason,
        w.reference, ${grant.adminEmail}::text as admin_email
      from wanted w
      where not exists (select from credit_history h where h.reference = w.reference)),
    ${APPLY_CHANGE}
    select count(*) as count from entry`.execute(trx);
  return rows[0]?.count ?? 0;
}
