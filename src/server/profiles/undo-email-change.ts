import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable, Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { EmailChangesTable, Schema } from '#server/db/schema/schema.ts';
import type { Queue } from '#server/ports/queue.ts';
import { AppError } from '#shared/errors.ts';
import { EMAIL_UNDO_DAYS } from '#shared/rules/sign-in.ts';

import { tellAccountChanged } from './account-changed.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { DAY_MS } from '#shared/rules/days.ts';

/**
 * Gives an account back to its old address. Whoever changed it may hold a session or the password,
 * so every session, every link and the password end, and the owner is sent a link to choose a new one.
 */
export async function undoEmailChange(
  { db, queue, secret }: { db: Db; queue: Queue; secret: string },
  token: string,
): Promise<{ email: string }> {
  const id = changeIdOf(secret, token);
  if (!id) throw new AppError('LINK_SPENT');
  return db.transaction().execute(async (trx) => {
    const change = await claimChange(trx, id);
    if (!change) throw new AppError('LINK_SPENT');
    const { user_id: userId, old_email: email } = change;
    const restored = await trx
      .updateTable('auth_users')
      .set({ email, emailVerified: true, updatedAt: new Date() })
      .where('id', '=', userId)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('auth_users as o').select('o.id').where('o.email', '=', email))),
      )
      .returning('id')
      .executeTakeFirst();
    // Somebody has signed up with the address since: a person has to look at it.
    if (!restored) throw new AppError('LINK_SPENT');
    await trx.updateTable('profiles').set({ email }).where('user_id', '=', userId).execute();
    await tellAccountChanged(queue, trx, userId);
    await trx.deleteFrom('auth_sessions').where('userId', '=', userId).execute();
    await trx.deleteFrom('auth_verifications').where('value', '=', userId).execute();
    await trx
      .updateTable('auth_accounts')
      .set({ password: null })
      .where('userId', '=', userId)
      .execute();
    await spendLaterChanges(trx, change);
    await removeLaterFactors(trx, change);
    const mail = { order: 'reset-password' } as const;
    await sendMail({ db: trx, queue }, { userId, recipient: email, mail });
    return { email };
  });
}

async function claimChange(trx: Transaction<Schema>, id: string) {
  return trx
    .updateTable('email_changes')
    .set({ undone_at: new Date() })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .where('changed_at', '>', new Date(Date.now() - EMAIL_UNDO_DAYS * DAY_MS))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Whatever was changed after the change that is taken back was changed by whoever took the account:
 * its links die, those that wait in the outbox included. Earlier ones stay good, or a thief could
 * kill the owner's link with one of the thief's own.
 */
async function spendLaterChanges(
  trx: Transaction<Schema>,
  { user_id: userId, changed_at }: Pick<Selectable<EmailChangesTable>, 'user_id' | 'changed_at'>,
): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ undone_at: new Date() })
    .where('user_id', '=', userId)
    .where('changed_at', '>=', changed_at)
    .where('undone_at', 'is', null)
    .execute();
  await trx
    .deleteFrom('mails')
    .where('user_id', '=', userId)
    .where('sent_at', 'is', null)
    .where(sql`content ->> 'order'`, 'in', ['confirm-email-change', 'verify-new-email'])
    .execute();
}

/** A second step that whoever took the account has set up would keep its owner out for good. */
async function removeLaterFactors(
  trx: Transaction<Schema>,
  { user_id: userId, changed_at }: Pick<Selectable<EmailChangesTable>, 'user_id' | 'changed_at'>,
): Promise<void> {
  await sql`delete from auth_two_factors
    where "userId" = ${userId} and "setUpAt" >= ${changed_at}`.execute(trx);
  await sql`update auth_users set "twoFactorEnabled" = false where id = ${userId}
    and not exists (select from auth_two_factors where "userId" = ${userId})`.execute(trx);
}

/** A link to a new address that was written before the account was taken back is good no more. */
export async function wasTakenBackSince(
  db: Db,
  { userId, since }: { userId: string; since: Date },
): Promise<boolean> {
  const undone = await db
    .selectFrom('email_changes')
    .select('id')
    .where('user_id', '=', userId)
    .where('undone_at', '>=', since)
    .executeTakeFirst();
  return undone !== undefined;
}

export function undoToken(secret: string, changeId: string): string {
  return `${changeId}.${seal(secret, changeId)}`;
}

function changeIdOf(secret: string, token: string): string | null {
  const [id = '', given = ''] = token.split('.');
  const [a, b] = [Buffer.from(given), Buffer.from(seal(secret, id))];
  return a.length === b.length && timingSafeEqual(a, b) ? id : null;
}

function seal(secret: string, changeId: string): string {
  return createHmac('sha256', secret).update(`undo-email:${changeId}`).digest('base64url');
}
