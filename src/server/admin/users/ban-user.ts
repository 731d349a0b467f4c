import { END_SUBSCRIPTION_JOB } from '#server/billing/end-subscriptions.ts';
import type { Db } from '#server/db/connect.ts';
import type { Generation, Profile } from '#server/db/schema/schema.ts';
import { cancelAllOf, tellCancelled } from '#server/generations/cancel-generation.ts';
import type { Queue } from '#server/ports/queue.ts';
import { suspendedMail } from '#server/profiles/account-mails.ts';
import { shutOut } from '#server/profiles/find-suspension.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { AppError } from '#shared/errors.ts';

import { actOnUser } from './act-on-user.ts';
import type { UserChange } from './act-on-user.ts';

export interface AdminDeps {
  db: Db;
  queue: Queue;
}

/**
 * Shuts a user out (design §6): the next request finds no session, what was queued is given up and
 * its credits are free again. The plan is ended by a job, which asks until the provider answers.
 */
export async function banUser(
  { db, queue, supportEmail }: AdminDeps & { supportEmail: string },
  request: UserChange,
): Promise<Profile> {
  let cancelled: Generation[] = [];
  const banned = await actOnUser(db, {
    ...request,
    action: 'ban_user',
    change: async (trx, target) => {
      refuseAdmins(target);
      if (target.banned) throw new AppError('ALREADY_BANNED');
      await trx
        .updateTable('profiles')
        .set({
          banned: true,
          ban_reason: request.reason,
          ban_date: new Date(),
          updated_at: new Date(),
        })
        .where('user_id', '=', target.user_id)
        .execute();
      await shutOut(trx, target.user_id);
      await sendMail(
        { db: trx, queue },
        {
          userId: target.user_id,
          recipient: target.email,
          mail: suspendedMail(target.display_name, { reason: request.reason, supportEmail }),
        },
      );
      cancelled = await cancelAllOf(trx, target.user_id);
      await queue.enqueue(trx, { name: END_SUBSCRIPTION_JOB, data: { userId: target.user_id } });
    },
  });
  await tellCancelled(db, cancelled);
  return banned;
}

export async function unbanUser(db: Db, request: UserChange): Promise<Profile> {
  return actOnUser(db, {
    ...request,
    action: 'unban_user',
    change: async (trx, target) => {
      if (!target.banned) throw new AppError('NOT_BANNED');
      await trx
        .updateTable('profiles')
        .set({ banned: false, ban_reason: null, ban_date: null, updated_at: new Date() })
        .where('user_id', '=', target.user_id)
        .execute();
    },
  });
}

/** Admins are demoted before they are banned or deleted (design §6). */
export function refuseAdmins(target: Profile): void {
  if (target.admin_role !== null) throw new AppError('ADMIN_FIRST_DEMOTED');
}
