import type { Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { databaseTime } from '#server/db/database-time.ts';
import { inTransaction } from '#server/db/retry-conflicts.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { CREDITS } from '#shared/rules/billing/credits.ts';
import { DAY_MS } from '#shared/rules/days.ts';
import { PLANS } from '#shared/rules/billing/plans.ts';

import { topUpCredits } from './grant-credits.ts';

const BATCH = 100;

/** A billing month is the longest period there is; a day for summer time and late jobs. */
const LONGEST_PERIOD_MS = 32 * DAY_MS;

/**
 * Free profiles whose 30 days are over are filled up to the allowance (design §6). Instances skip
 * each other's rows, and the due date in the reference makes a period count once in any case. The
 * time is the database's, the same for all instances.
 */
export async function topUpFreeProfiles(
  { db, now = databaseTime }: { db: Db; now?: (db: Db) => Date | Promise<Date> },
  signal?: AbortSignal,
): Promise<number> {
  await bringBackStrays(db, await now(db));
  let total = 0;
  for (;;) {
    const count = await inTransaction(db, async (trx) => topUpBatch(trx, await now(trx)));
    total += count;
    if (count < BATCH || signal?.aborted) return total;
  }
}

async function topUpBatch(trx: Transaction<Schema>, now: Date): Promise<number> {
  const due = await trx
    .selectFrom('profiles as p')
    .select(['p.user_id', 'p.credits_reset_date'])
    .where('p.credits_reset_date', '<=', now)
    .where('p.subscription_status', 'in', ['free', 'cancelled'])
    .where('p.erasing_since', 'is', null)
    // One mailbox, one allowance: whoever was refused the welcome credits is refused these too.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('welcome_grants as w')
          .select('w.user_id')
          .whereRef('w.user_id', '=', 'p.user_id'),
      ),
    )
    .orderBy('p.credits_reset_date')
    .limit(BATCH)
    .forUpdate('p')
    .skipLocked()
    .execute();
  for (const { user_id, credits_reset_date } of due) {
    await topUpCredits(trx, {
      userId: user_id,
      allowance: PLANS.free.imagesPerMonth,
      reason: 'Free monthly credits',
      reference: `allowance:free:${user_id}:${credits_reset_date.toISOString()}`,
    });
    await trx
      .updateTable('profiles')
      .set({ credits_reset_date: nextReset(credits_reset_date, now) })
      .where('user_id', '=', user_id)
      .execute();
  }
  return due.length;
}

/** A clock that once ran ahead has put dates out of reach: it costs one period, not the whole leap. */
async function bringBackStrays(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ credits_reset_date: new Date(now.getTime() + CREDITS.resetPeriodMs) })
    .where('credits_reset_date', '>', new Date(now.getTime() + LONGEST_PERIOD_MS))
    .where('subscription_status', 'in', ['free', 'cancelled'])
    .where('erasing_since', 'is', null)
    .execute();
}

/** The first due date after `now`: periods that passed while nobody looked are not paid out again. */
export function nextReset(due: Date, now: Date): Date {
  const periods = Math.floor((now.getTime() - due.getTime()) / CREDITS.resetPeriodMs) + 1;
  return new Date(due.getTime() + periods * CREDITS.resetPeriodMs);
}
