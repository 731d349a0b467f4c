import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { CONFIRMATION_MS, SESSION_DAYS } from '#shared/rules/sign-in.ts';

/** A session in use lasts for another full term. */
export async function noteSessionUse(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('auth_sessions')
    .set({
      updatedAt: sql<Date>`now()`,
      expiresAt: sql<Date>`now() + ${SESSION_DAYS} * interval '1 day'`,
    })
    .where('id', '=', sessionId)
    .execute();
}

/** Whoever uses the session has just given the password or a code. */
export async function confirmSession(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('auth_sessions')
    .set({ confirmedAt: new Date() })
    .where('id', '=', sessionId)
    .execute();
}

export async function isSessionConfirmed(db: Db, sessionId: string): Promise<boolean> {
  const session = await db
    .selectFrom('auth_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('confirmedAt', '>', new Date(Date.now() - CONFIRMATION_MS))
    .executeTakeFirst();
  return session !== undefined;
}
