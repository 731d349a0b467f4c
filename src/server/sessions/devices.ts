import type { Db } from '#server/db/connect.ts';
import type { DeviceView } from '#shared/contract/account.ts';

interface Here {
  userId: string;
  sessionId: string;
}

/** Every place where the account is signed in, this one first, then the one used last. */
export async function listDevices(db: Db, { userId, sessionId }: Here): Promise<DeviceView[]> {
  const rows = await db
    .selectFrom('auth_sessions')
    .select(['id', 'createdAt', 'updatedAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', new Date())
    .orderBy((eb) => eb('id', '=', sessionId), 'desc')
    .orderBy('updatedAt', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isHere: row.id === sessionId,
    userAgent: row.userAgent || null,
    ip: row.ipAddress || null,
    signedInAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
  }));
}

/** Ends one other session of the same person, or all others. */
export async function endDevices(
  db: Db,
  { userId, sessionId }: Here,
  only?: string,
): Promise<number> {
  const ended = await db
    .deleteFrom('auth_sessions')
    .where('userId', '=', userId)
    .where('id', '!=', sessionId)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}
