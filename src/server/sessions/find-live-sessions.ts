import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';

/** Of these sessions, those that may still be served: not ended, not expired, not a banned user's. */
export async function findLiveSessions(
  db: Db,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select s.id from auth_sessions s
    join profiles p on p.user_id = s."userId" and not p.banned
    where s.id = any(${sessionIds}) and s."expiresAt" > now()`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
