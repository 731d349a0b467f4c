import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { AuditRow } from '#server/db/schema/admin-schema.ts';
import type { Schema } from '#server/db/schema/schema.ts';

import { auditHash } from './audit-hash.ts';

/** Who asks, and from where. */
export interface Actor {
  /** Null: the product itself, e.g. a scheduled job. */
  id: string | null;
  ip: string | null;
  userAgent: string | null;
}

type Facts = Record<string, unknown>;

export interface AuditEntry {
  actor: Actor;
  /** A verb and a noun, e.g. `ban_user`. */
  action: string;
  /** What kind of thing was changed, e.g. `user`, `setting`, `export`. */
  targetType: string;
  targetId?: string | null;
  reason?: string | null;
  /** What was asked for; before and after say what came of it. No names or addresses: ids. */
  details?: Facts | null;
  before?: Facts | null;
  after?: Facts | null;
  /** Unique over the whole log. */
  idempotencyKey?: string | null;
}

const USER_AGENT_LENGTH = 400;

/**
 * Writes what was done into the transaction that does it. The head row is locked until the end of
 * that transaction, so record last: whoever comes next waits here.
 */
export async function recordAudit(trx: Transaction<Schema>, entry: AuditEntry): Promise<AuditRow> {
  const head = await trx
    .selectFrom('admin_audit_head')
    .select(['count', 'hash', sql<Date>`clock_timestamp()::timestamptz(3)`.as('now')])
    .forUpdate()
    .executeTakeFirstOrThrow();
  const row = rowAfter(head, entry);
  const { details, before, after, ...rest } = row;
  await trx
    .insertInto('admin_audit_log')
    .values({ ...rest, details: toText(details), before: toText(before), after: toText(after) })
    .execute();
  await trx.updateTable('admin_audit_head').set({ count: row.seq, hash: row.hash }).execute();
  return row;
}

function rowAfter(head: { count: number; hash: string; now: Date }, entry: AuditEntry): AuditRow {
  const { actor } = entry;
  const row: Omit<AuditRow, 'hash'> = {
    id: crypto.randomUUID(),
    seq: head.count + 1,
    created_at: head.now,
    actor_id: actor.id,
    action: entry.action,
    target_type: entry.targetType,
    target_id: entry.targetId ?? null,
    reason: entry.reason ?? null,
    details: asJson(entry.details),
    before: asJson(entry.before),
    after: asJson(entry.after),
    ip: actor.ip,
    user_agent: actor.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
    idempotency_key: entry.idempotencyKey ?? null,
    previous_hash: head.hash,
  };
  return { ...row, hash: auditHash(row) };
}

/** As it will be read back: dates are text, and what is undefined is not there. */
function asJson(facts: Facts | null | undefined): Facts | null {
  return facts ? (JSON.parse(JSON.stringify(facts)) as Facts) : null;
}

function toText(facts: Facts | null): string | null {
  return facts && JSON.stringify(facts);
}
