import type { Db } from '#server/db/connect.ts';
import type { Queue } from '#server/ports/queue.ts';
import { displayNameOf } from '#shared/rules/identity.ts';

import { tellAccountChanged } from './account-changed.ts';

export async function recordSignIn(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ last_login: new Date() })
    .where('user_id', '=', userId)
    .execute();
}

/** Name and address are changed at the identity; the profile follows, and then whoever copied it. */
export async function recordUserChange(
  { db, queue }: { db: Db; queue: Queue },
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
      .forNoKeyUpdate()
      .executeTakeFirst();
    await trx
      .updateTable('profiles')
      .set({ ...next, avatar_url: user.image ?? null, updated_at: new Date() })
      .where('user_id', '=', user.id)
      .execute();
    const isNews = before?.email !== next.email || before.display_name !== next.display_name;
    if (before?.stripe_customer_id && isNews) await tellAccountChanged(queue, trx, user.id);
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
