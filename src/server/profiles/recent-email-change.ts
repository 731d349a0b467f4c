import type { Db } from '#server/db/connect.ts';

const RECENT_MS = 3_600_000;

/** The address that an account was changed to a moment ago, if it was and still has it. */
export async function findRecentEmailChange(db: Db, userId: string): Promise<string | null> {
  const change = await db
    .selectFrom('email_changes as c')
    .innerJoin('auth_users as u', 'u.id', 'c.user_id')
    .select('c.new_email')
    .where('c.user_id', '=', userId)
    .where('c.undone_at', 'is', null)
    .where('c.changed_at', '>', new Date(Date.now() - RECENT_MS))
    .whereRef('u.email', '=', 'c.new_email')
    .executeTakeFirst();
  return change?.new_email ?? null;
}
