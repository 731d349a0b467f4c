import type { Db } from '#server/db/connect.ts';
import type { Queue } from '#server/ports/queue.ts';
import { EMAIL_CHANGE_PATH } from '#shared/paths.ts';
import { displayNameOf } from '#shared/rules/identity.ts';

import { tellAccountChanged } from './account-changed.ts';
import { emailChangedMail } from './account-mails.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { undoToken } from './undo-email-change.ts';

export async function recordSignIn(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ last_login: new Date() })
    .where('user_id', '=', userId)
    .execute();
}

/** Name and address are changed at the identity; the profile follows, and the old address is told. */
export async function recordUserChange(
  { db, queue, appUrl, secret }: { db: Db; queue: Queue; appUrl: string; secret: string },
  user: { id: string; email: string; name: string; image?: string | null | undefined },
): Promise<void> {
  const next = {
    email: user.email,
    display_name: displayNameOf({ name: user.name, username: user.email.split('@')[0] ?? null }),
  };
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('profiles')
      .select(['email', 'display_name', 'stripe_customer_id'])
      .where('user_id', '=', user.id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return;
    await trx
      .updateTable('profiles')
      .set({ ...next, avatar_url: user.image ?? null, updated_at: new Date() })
      .where('user_id', '=', user.id)
      .execute();
    const isNews = before.email !== next.email || before.display_name !== next.display_name;
    if (before.stripe_customer_id && isNews) await tellAccountChanged(queue, trx, user.id);
    if (before.email === user.email) return;
    const { id } = await trx
      .insertInto('email_changes')
      .values({ user_id: user.id, old_email: before.email, new_email: user.email })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sendMail(
      { db: trx, queue },
      {
        userId: user.id,
        recipient: before.email,
        mail: emailChangedMail({
          greeting: before.display_name,
          newEmail: user.email,
          undoUrl: `${appUrl}${EMAIL_CHANGE_PATH}#undo=${undoToken(secret, id)}`,
        }),
      },
    );
  });
}

export async function isBanned(db: Db, userId: string): Promise<boolean> {
  const profile = await db
    .selectFrom('profiles')
    .select('banned')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return profile?.banned ?? false;
}
