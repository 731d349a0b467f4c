import type { Db } from '#server/db/connect.ts';
import { displayNameOf } from '#shared/rules/identity.ts';

export async function recordSignIn(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ last_login: new Date() })
    .where('user_id', '=', userId)
    .execute();
}

/** Name and address are changed at the identity; the profile follows. */
export async function recordUserChange(
  db: Db,
  user: { id: string; email: string; name: string; image?: string | null | undefined },
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({
      email: user.email,
      display_name: displayNameOf({ name: user.name, username: user.email.split('@')[0] ?? null }),
      avatar_url: user.image ?? null,
      updated_at: new Date(),
    })
    .where('user_id', '=', user.id)
    .execute();
}

export async function isBanned(db: Db, userId: string): Promise<boolean> {
  const profile = await db
    .selectFrom('profiles')
    .select('banned')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return profile?.banned ?? false;
}
