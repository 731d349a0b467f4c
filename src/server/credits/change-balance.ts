import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Schema } from '#server/db/schema/schema.ts';

export interface BalanceChange {
  userId: string;
  /** Signed. */
  amount: number;
  reason: string;
  /** What happened, once: a second change with the same reference is refused by the database. */
  reference: string;
  adminEmail?: string | null;
}

/**
 * The only writer of balances, as the tail of a statement whose CTE `change` says what to do
 * (user_id, amount, released, reason, reference, admin_email). Profile and ledger entry change in
 * one statement, so entries chain in the order in which the profile's row was locked.
 */
export const APPLY_CHANGE = sql`
  changed as (
    update profiles p
    set credits = p.credits + c.amount, held = p.held - c.released, updated_at = now()
    from change c where p.user_id = c.user_id
    returning p.user_id, p.credits, c.amount, c.reason, c.reference, c.admin_email),
  entry as (
    insert into credit_history
      (user_id, change_reason, change_amount, previous_credits, new_credits, admin_email, reference)
    select user_id, reason, amount, credits - amount, credits, admin_email, reference from changed
    returning new_credits)`;

/** Changes one balance; returns the new one. */
export async function changeBalance(
  trx: Transaction<Schema>,
  change: BalanceChange,
): Promise<number> {
  const { rows } = await sql<{ new_credits: number }>`
    with change as (
      select ${change.userId}::text as user_id, ${change.amount}::int as amount, 0 as released,
        ${change.reason}::text as reason, ${change.reference}::text as reference,
        ${change.adminEmail ?? null}::text as admin_email),
    ${APPLY_CHANGE}
    select new_credits from entry`.execute(trx);
  const [entry] = rows;
  if (!entry) throw new Error(`There is no profile for the balance change ${change.reference}`);
  return entry.new_credits;
}
