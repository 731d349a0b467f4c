import { recordAudit } from '#server/admin/audit/record-audit.ts';
import type { Actor } from '#server/admin/audit/record-audit.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';
import { ADMIN_ROLES } from '#shared/rules/account.ts';
import type { AdminRole } from '#shared/rules/account.ts';

export interface Asking {
  userId: string;
  sessionId: string;
  role: AdminRole | null;
}

const rank = (role: AdminRole | null) => (role === null ? -1 : ADMIN_ROLES.indexOf(role));

/** Never the session that asks; else the own ones, and those of whoever stands below. */
export function mayRevoke(
  asking: Asking,
  target: { sessionId: string; userId: string; role: AdminRole | null },
): boolean {
  if (rank(asking.role) < rank('admin') || target.sessionId === asking.sessionId) return false;
  return target.userId === asking.userId || rank(target.role) < rank(asking.role);
}

/** Signs a device out, or all devices of its user; the next request from there is a stranger's. */
export async function revokeSessions(
  db: Db,
  {
    id,
    isEveryDevice,
    reason,
    asking,
    actor,
  }: {
    id: string;
    isEveryDevice: boolean;
    reason: string;
    asking: Asking;
    actor: Actor;
  },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const target = await trx
      .selectFrom('auth_sessions as s')
      .innerJoin('profiles as p', 'p.user_id', 's.userId')
      .select(['s.id as sessionId', 'p.user_id as userId', 'p.admin_role as role'])
      .where('s.id', '=', id)
      .executeTakeFirst();
    if (!target) throw new AppError('NOT_FOUND');
    if (!mayRevoke(asking, target)) throw new AppError('SESSION_PROTECTED');
    const before = await trx
      .selectFrom('auth_sessions')
      .select('id')
      .where('userId', '=', target.userId)
      .execute();
    const ended = await trx
      .deleteFrom('auth_sessions')
      .where('userId', '=', target.userId)
      .where('id', '<>', asking.sessionId)
      .$if(!isEveryDevice, (query) => query.where('id', '=', id))
      .returning('id')
      .execute();
    await recordAudit(trx, {
      actor,
      action: 'revoke_sessions',
      targetType: 'user',
      targetId: target.userId,
      reason,
      details: { isEveryDevice },
      before: { sessions: before.length },
      after: { sessions: before.length - ended.length },
    });
    return ended.length;
  });
}
