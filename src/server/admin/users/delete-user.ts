import { sql } from 'kysely';

import { removeIdentity } from '#server/profiles/erase-account.ts';
import { ERASE_ACCOUNTS_JOB } from '#server/profiles/erasure-jobs.ts';
import { AppError } from '#shared/errors.ts';

import { actOnUser } from './act-on-user.ts';
import type { UserChange } from './act-on-user.ts';
import { refuseAdmins } from './ban-user.ts';
import type { AdminDeps } from './ban-user.ts';

/**
 * Begins the erasure of an account, without days of grace: from here on nobody can sign in to it,
 * and the job that erases what is left may stop and go on anywhere (design §6).
 */
export async function deleteUser(
  { db, queue }: AdminDeps,
  request: UserChange & { email: string },
): Promise<void> {
  await actOnUser(db, {
    ...request,
    action: 'delete_user',
    change: async (trx, target) => {
      refuseAdmins(target);
      if (request.email !== target.email)
        throw new AppError('VALIDATION_FAILED', {
          fields: { email: "Please type the user's email address to confirm deletion." },
        });
      const now = sql<Date>`now()`;
      await trx
        .updateTable('profiles')
        .set({
          deletion_requested_at: target.deletion_requested_at ?? now,
          erasing_since: now,
          updated_at: now,
        })
        .where('user_id', '=', target.user_id)
        .execute();
      await removeIdentity(trx, target.user_id);
      await queue.enqueue(trx, { name: ERASE_ACCOUNTS_JOB, data: {} });
    },
  });
}
