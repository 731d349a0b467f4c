import { adjustCredits } from '#server/credits/adjust-credits.ts';
import type { Db } from '#server/db/connect.ts';
import type { Profile } from '#server/db/schema/schema.ts';
import { AppError } from '#shared/errors.ts';

import { actOnUser } from './act-on-user.ts';
import type { UserChange } from './act-on-user.ts';

/** Adds credits, or removes what is there (spec §5); `changed` is what really came of it. */
export async function adjustUserCredits(
  db: Db,
  request: UserChange & {
    amount: number;
    expectedCredits?: number | undefined;
    adminEmail: string;
  },
): Promise<{ user: Profile; changed: number }> {
  const { amount, expectedCredits, userId, reason, adminEmail, actor, idempotencyKey } = request;
  const reference = `admin:${actor.id}:${idempotencyKey}`;
  const user = await actOnUser(db, {
    ...request,
    action: 'adjust_user_credits',
    details: { amount },
    change: async (trx, target) => {
      // The preview that was confirmed no longer holds.
      if (expectedCredits !== undefined && target.credits !== expectedCredits)
        throw new AppError('BALANCE_CHANGED');
      await adjustCredits(trx, { userId, amount, reason, reference, adminEmail });
    },
  });
  return { user, changed: await readChange(db, reference) };
}

/** From the ledger: who asks again, because the first answer was lost, hears the same. */
async function readChange(db: Db, reference: string): Promise<number> {
  const entry = await db
    .selectFrom('credit_history')
    .select('change_amount')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return entry.change_amount;
}
