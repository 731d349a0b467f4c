import { adjustCredits } from '#server/credits/adjust-credits.ts';
import type { Db } from '#server/db/connect.ts';
import type { Profile } from '#server/db/schema.ts';
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
  let changed = 0;
  const user = await actOnUser(db, {
    ...request,
    action: 'adjust_user_credits',
    details: { amount },
    change: async (trx, target) => {
      // The preview that was confirmed no longer holds.
      if (expectedCredits !== undefined && target.credits !== expectedCredits)
        throw new AppError('BALANCE_CHANGED');
      const reference = `admin:${actor.id}:${idempotencyKey}`;
      const applied = await adjustCredits(trx, { userId, amount, reason, reference, adminEmail });
      changed = applied.amount;
    },
  });
  return { user, changed };
}
