import type { Transaction } from 'kysely';

import type { Schema } from '#server/db/schema/schema.ts';
import { changeBalance } from './change-balance.ts';

interface Change {
  userId: string;
  reason: string;
  reference: string;
  adminEmail?: string | null;
}

export interface Applied {
  /** False where this reference had been applied before: nothing changed now. */
  isApplied: boolean;
  amount: number;
  credits: number;
}

/** Adds credits once per reference, however many callers race. */
export async function grantCredits(
  trx: Transaction<Schema>,
  grant: Change & { amount: number },
): Promise<Applied> {
  return applyOnce(trx, grant, () => grant.amount);
}

/** Removes what is there, down to zero and never below what running generations hold. */
export async function takeCredits(
  trx: Transaction<Schema>,
  removal: Change & { amount: number },
): Promise<Applied> {
  return applyOnce(trx, removal, ({ credits, held }) => -Math.min(removal.amount, credits - held));
}

/**
 * Fills the balance up to the plan's allowance; what lies above it stays. Writes an entry even where
 * nothing was missing, so that the same period cannot be filled later, when it would be more.
 */
export async function topUpCredits(
  trx: Transaction<Schema>,
  period: Change & { allowance: number },
): Promise<Applied> {
  return applyOnce(trx, period, ({ credits }) => Math.max(0, period.allowance - credits));
}

async function applyOnce(
  trx: Transaction<Schema>,
  change: Change,
  amountFor: (profile: { credits: number; held: number }) => number,
): Promise<Applied> {
  const profile = await trx
    .selectFrom('profiles')
    .select(['credits', 'held'])
    .where('user_id', '=', change.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Read after the lock: whoever held it before us has committed its entry.
  if (await findEntry(trx, change.reference))
    return { isApplied: false, amount: 0, credits: profile.credits };
  const amount = amountFor(profile);
  return { isApplied: true, amount, credits: await changeBalance(trx, { ...change, amount }) };
}

async function findEntry(trx: Transaction<Schema>, reference: string): Promise<boolean> {
  const entry = await trx
    .selectFrom('credit_history')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return entry !== undefined;
}
