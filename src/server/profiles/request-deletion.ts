import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Profile, Schema } from '#server/db/schema/schema.ts';
import type { Queue } from '#server/ports/queue.ts';
import { AppError } from '#shared/errors.ts';
import { DELETION_GRACE_DAYS, deletionDate } from '#shared/rules/account.ts';

import { tellAccountChanged } from './account-changed.ts';
import { writeMails } from '#server/mail/write-mail.ts';

/**
 * The account is erased when the days of grace are over; until then everything works and the owner
 * may think again. A mail says so, in case it was not the owner who asked.
 */
export async function requestDeletion(
  { db, queue, appUrl }: { db: Db; queue: Queue; appUrl: string },
  { profile, typedEmail }: { profile: Profile; typedEmail: string },
): Promise<Profile> {
  // Admins are demoted first: there is never no super_admin (design §6).
  if (profile.admin_role !== null) throw new AppError('ADMIN_MUST_STEP_DOWN');
  if (typedEmail.toLowerCase() !== profile.email.toLowerCase())
    throw new AppError('VALIDATION_FAILED', {
      fields: { email: 'Please type your email address to confirm deletion.' },
    });
  return db.transaction().execute(async (trx) => {
    const requested = await trx
      .updateTable('profiles')
      // The database's time, by which the days of grace are counted.
      .set({ deletion_requested_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
      .where('user_id', '=', profile.user_id)
      .where('deletion_requested_at', 'is', null)
      // A role may be given at this very moment.
      .where('admin_role', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!requested) return currentProfile(trx, profile.user_id);
    await writeDeletionMail(trx, requested, appUrl);
    await tellAccountChanged(queue, trx, profile.user_id);
    return requested;
  });
}

async function currentProfile(trx: Transaction<Schema>, userId: string): Promise<Profile> {
  const profile = await trx
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (profile.admin_role !== null) throw new AppError('ADMIN_MUST_STEP_DOWN');
  return profile;
}

async function writeDeletionMail(
  trx: Transaction<Schema>,
  profile: Profile,
  appUrl: string,
): Promise<void> {
  const requestedAt = profile.deletion_requested_at ?? new Date();
  const day = deletionDate(requestedAt).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  await writeMails(trx, [
    {
      key: `deletion:${profile.user_id}:${requestedAt.toISOString()}`,
      userId: profile.user_id,
      recipient: profile.email,
      mail: {
        subject: `Your account will be deleted on ${day}`,
        greeting: profile.display_name,
        lines: [
          `You asked us to delete your account. In ${DELETION_GRACE_DAYS} days, on ${day}, your plan ends and your pictures and personal data are erased for good.`,
          'If you change your mind, or if this was not you, keep the account in the settings before that day.',
        ],
        action: { label: 'Keep my account', url: `${appUrl}/settings?tab=profile` },
      },
    },
  ]);
}
