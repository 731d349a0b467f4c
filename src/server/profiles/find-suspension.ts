import type { Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';

/** Ends every session of a member who is banned; what they were signed in with still tells them why. */
export async function shutOut(trx: Transaction<Schema>, userId: string): Promise<void> {
  const ended = await trx
    .deleteFrom('auth_sessions')
    .where('userId', '=', userId)
    .returning('token')
    .execute();
  if (ended.length === 0) return;
  await trx
    .insertInto('shut_out_sessions')
    .values(ended.map(({ token }) => ({ token, user_id: userId })))
    .onConflict((conflict) => conflict.column('token').doNothing())
    .execute();
}

/** Why the session behind this fingerprint is over, where a ban that still stands has ended it. */
export async function findSuspension(
  db: Db,
  sessionKey: string | null,
): Promise<{ reason: string | null } | null> {
  if (!sessionKey) return null;
  const row = await db
    .selectFrom('shut_out_sessions as s')
    .innerJoin('profiles as p', 'p.user_id', 's.user_id')
    .select('p.ban_reason as reason')
    .where('s.token', '=', sessionKey)
    .where('p.banned', '=', true)
    .executeTakeFirst();
  return row ?? null;
}
