import type { Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/retry-conflicts.ts';
import type { Schema } from '#server/db/schema.ts';
import { CREDITS } from '#shared/rules/credits.ts';
import { PLANS } from '#shared/rules/plans.ts';

import { topUpCredits } from './grant-credits.ts';

const BATCH = 100;

/**
 * Free profiles whose 30 days are over are filled up to the allowance (design §6). Instances skip
 * each other's rows, and the due date in the reference makes a period count once in any case.
 */
export async function topUpFreeProfiles(
  { db, now }: { db: Db; now: () => Date },
  signal?: AbortSignal,
): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await inTransaction(db, (trx) => topUpBatch(trx, now()));
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

/** The first due date after `now`: periods that passed while nobody looked are not paid out again. */
export function nextReset(due: Date, now: Date): Date {
  const periods = Math.floor((now.getTime() - due.getTime()) / CREDITS.resetPeriodMs) + 1;
  return new Date(due.getTime() + periods * CREDITS.resetPeriodMs);
}
