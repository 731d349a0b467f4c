import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Queue } from '#server/ports/queue.ts';
import { AppError } from '#shared/errors.ts';
import { EMAIL_UNDO_DAYS } from '#shared/rules/admin/security.ts';

import { tellAccountChanged } from './account-changed.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { DAY_MS } from '#shared/rules/days.ts';

/**
 * Gives an account back to its old address. Whoever changed it may hold a session or the password,
 * so every session and link ends, and the owner is sent a link to choose a new password.
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
