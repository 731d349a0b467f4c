import type { Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/retry-conflicts.ts';
import type { Profile, Schema } from '#server/db/schema/schema.ts';
import { AppError } from '#shared/errors.ts';

import { canonicalJson } from '#server/admin/audit/audit-hash.ts';
import { recordAudit } from '#server/admin/audit/record-audit.ts';
import type { Actor } from '#server/admin/audit/record-audit.ts';

export interface UserChange {
  actor: Actor & { id: string };
  userId: string;
  reason: string;
  idempotencyKey: string;
}

export interface UserAction extends UserChange {
  /** As the audit log names it. */
  action: string;
  /** What was asked for beyond the target and the reason. */
  details?: Record<string, unknown>;
  /** Runs before any row is locked. */
  prepare?: (trx: Transaction<Schema>) => Promise<void>;
  /** Runs with the target's row locked; throws where the rules forbid the change. */
  change: (trx: Transaction<Schema>, target: Profile) => Promise<void>;
}

/**
 * Every change an admin makes to a user: the target is locked, the rules that hold for all are
 * checked, and the change is written down with what was before and after, all in one transaction. A
 * request that comes again finds its key in the log and changes nothing.
 */
export async function actOnUser(db: Db, request: UserAction): Promise<Profile> {
  const { actor, userId } = request;
  if (userId === actor.id) throw new AppError('NOT_YOURSELF');
  return inTransaction(db, async (trx) => {
    await request.prepare?.(trx);
    const before = await lockUser(trx, userId);
    if (await wasDone(trx, request)) return before;
    if (before.erasing_since) throw new AppError('DELETION_UNDER_WAY');
    await request.change(trx, before);
    const after = await lockUser(trx, userId);
    await recordAudit(trx, {
      actor,
      action: request.action,
      targetType: 'user',
      targetId: userId,
      reason: request.reason,
      details: request.details ?? null,
      ...differences(before, after),
      idempotencyKey: keyOf(request),
    });
    return after;
  });
}

async function lockUser(trx: Transaction<Schema>, userId: string): Promise<Profile> {
  const profile = await trx
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!profile) throw new AppError('NOT_FOUND');
  return profile;
}

async function wasDone(trx: Transaction<Schema>, request: UserAction): Promise<boolean> {
  const row = await trx
    .selectFrom('admin_audit_log')
    .selectAll()
    .where('idempotency_key', '=', keyOf(request))
    .executeTakeFirst();
  if (!row) return false;
  const isSame =
    row.action === request.action &&
    row.target_id === request.userId &&
    row.reason === request.reason &&
    canonicalJson(row.details) === canonicalJson(request.details ?? null);
  if (!isSame) throw new AppError('REQUEST_KEY_REUSED');
  return true;
}

/** Keys are the admin's own: another one's cannot be guessed at or used up. */
function keyOf({ actor, idempotencyKey }: UserChange): string {
  return `${actor.id}:${idempotencyKey}`;
}

const WATCHED = [
  'credits',
  'held',
  'banned',
  'ban_reason',
  'admin_role',
  'subscription_status',
  'deletion_requested_at',
  'erasing_since',
] as const satisfies (keyof Profile)[];

/** The state that admins answer for, where it changed. */
function differences(before: Profile, after: Profile) {
  const changed = WATCHED.filter(
    (column) => canonicalJson(before[column]) !== canonicalJson(after[column]),
  );
  const pick = (profile: Profile) =>
    Object.fromEntries(changed.map((column) => [column, profile[column]]));
  return { before: pick(before), after: pick(after) };
}
