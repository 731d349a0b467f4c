import type { Db } from '#server/db/connect.ts';

const RECENT_MS = 3_600_000;

export interface RecentEmailChange {
  changedTo: string | null;
  writtenTo: string | null;
}

/** What became of an e-mail change within the hour, whatever the address of a page says. */
export async function findRecentEmailChange(db: Db, userId: string): Promise<RecentEmailChange> {
  const since = new Date(Date.now() - RECENT_MS);
  const change = await db
    .selectFrom('email_changes as c')
    .innerJoin('auth_users as u', 'u.id', 'c.user_id')
    .select('c.new_email')
    .where('c.user_id', '=', userId)
    .where('c.undone_at', 'is', null)
    .where('c.changed_at', '>', since)
    .whereRef('u.email', '=', 'c.new_email')
    .executeTakeFirst();
  if (change) return { changedTo: change.new_email, writtenTo: null };
  // Until it is changed, only the new address is written to besides the own one.
  const mail = await db
    .selectFrom('mails as m')
    .innerJoin('auth_users as u', 'u.id', 'm.user_id')
    .select('m.recipient')
    .where('m.user_id', '=', userId)
    .where('m.created_at', '>', since)
    .whereRef('m.recipient', '!=', 'u.email')
    .orderBy('m.created_at', 'desc')
    .executeTakeFirst();
  return { changedTo: null, writtenTo: mail?.recipient ?? null };
}
