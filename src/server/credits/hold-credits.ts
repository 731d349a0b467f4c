import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#shared/errors.ts';

export interface Hold {
  userId: string;
  amount: number;
  /** Refuses more open holds than this. */
  maxHeld: number;
}

/**
 * Reserves credits for generations that this transaction inserts: an unfinished row in `generations`
 * is the hold's record, and its idempotency key keeps it from being taken twice. One conditional
 * update, so that two tabs cannot both read the last credit.
 */
export async function holdCredits(trx: Transaction<Schema>, hold: Hold): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('profiles')
    .set({ held: sql`held + ${hold.amount}` })
    .where('user_id', '=', hold.userId)
    .where('banned', '=', false)
    .where(sql<boolean>`credits - held >= ${hold.amount}`)
    .where(sql<boolean>`held + ${hold.amount} <= ${hold.maxHeld}`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw await refusal(trx, hold);
}

async function refusal(trx: Transaction<Schema>, hold: Hold): Promise<AppError> {
  const profile = await trx
    .selectFrom('profiles')
    .select(['banned', 'credits', 'held'])
    .where('user_id', '=', hold.userId)
    .executeTakeFirst();
  if (!profile) return new AppError('UNAUTHENTICATED');
  if (profile.banned) return new AppError('BANNED');
  if (profile.credits - profile.held < hold.amount) return new AppError('INSUFFICIENT_CREDITS');
  return new AppError('TOO_MANY_ACTIVE', { retryAfterS: 5 });
}

/** Gives a hold back. The caller has just moved the generation to its end, which happens once. */
export async function releaseHold(
  trx: Transaction<Schema>,
  { userId, amount }: { userId: string; amount: number },
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ held: sql`held - ${amount}` })
    .where('user_id', '=', userId)
    .execute();
}
