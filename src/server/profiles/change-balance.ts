import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Schema } from '#server/db/schema.ts';

export interface BalanceChange {
  userId: string;
  /** Signed. */
  amount: number;
  /** How much of the hold this change settles; a captured credit leaves both. */
  released?: number;
  reason: string;
  /** What happened, once: a second change with the same reference is refused by the database. */
  reference: string;
  adminEmail?: string | null;
}

/**
 * The only writer of balances: the profile and its ledger entry change in one statement, so that
 * entries chain in the order in which the row was locked. Returns the new balance.
 */
export async function changeBalance(
  trx: Transaction<Schema>,
  change: BalanceChange,
): Promise<number> {
  const { rows } = await sql<{ new_credits: number }>`
    with changed as (
      update profiles
      set credits = credits + ${change.amount}, held = held - ${change.released ?? 0},
        updated_at = now()
      where user_id = ${change.userId}
      returning user_id, credits
    )
    insert into credit_history
      (user_id, change_reason, change_amount, previous_credits, new_credits, admin_email, reference)
    select user_id, ${change.reason}, ${change.amount}::int, credits - ${change.amount}, credits,
      ${change.adminEmail ?? null}, ${change.reference}
    from changed
    returning new_credits`.execute(trx);
  const [entry] = rows;
  if (!entry) throw new Error(`There is no profile for the balance change ${change.reference}`);
  return entry.new_credits;
}
