import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { AppError } from '#shared/errors.ts';

export interface Hold {
  userId: string;
  amount: number;
  /** Refuses more open holds than this. */
  maxHeld: number;
}

/**
 * Reserves credits for the generations in the CTE `placed`, as the tail of the statement that
 * inserts them: an unfinished generation is the hold's record, and its idempotency key keeps it from
 * being taken twice. One conditional update, so that two tabs cannot both read the last credit.
 */
export function holdForPlaced({ userId, amount, maxHeld }: Hold): RawBuilder<unknown> {
  return sql`
    hold as (
      update profiles
      set held = held + ${amount}::int
      where user_id = ${userId} and not banned
        and (select coalesce(sum(cost), 0) from placed) = ${amount}::int
        and credits - held >= ${amount}::int
        -- A set is bounded by its own size: it does not keep its owner from single pictures.
        and held + ${amount}::int - (select coalesce(sum(cost), 0) from generations g
          where g.user_id = ${userId} and g.finished_at is null and g.set_id is not null)
          <= ${maxHeld}::int
      returning user_id)`;
}

/** Why a hold was not possible. */
export async function explainRefusal(db: Db, hold: Hold): Promise<AppError> {
  const profile = await db
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
