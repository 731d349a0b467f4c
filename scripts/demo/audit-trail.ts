import type { Transaction } from 'kysely';

import { auditHash, FIRST_HASH } from '#server/admin/audit/audit-hash.ts';
import type { AuditRow } from '#server/db/schema/admin-schema.ts';
import type { Schema } from '#server/db/schema/schema.ts';

/** Something an admin did, on a day of the past year. */
export interface Deed {
  at: Date;
  actorId: string;
  action: string;
  targetType: string;
  targetId: string | null;
  reason: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** The log as it would have grown day by day. The product itself only ever writes the present moment. */
export async function writeAuditTrail(
  trx: Transaction<Schema>,
  deeds: readonly Deed[],
): Promise<void> {
  let hash = FIRST_HASH;
  for (const [index, deed] of deeds.toSorted((a, b) => a.at.getTime() - b.at.getTime()).entries()) {
    const row = toRow(deed, { seq: index + 1, previousHash: hash });
    const { details, before, after, ...rest } = row;
    await trx
      .insertInto('admin_audit_log')
      .values({
        ...rest,
        details: details && JSON.stringify(details),
        before: JSON.stringify(before),
        after: JSON.stringify(after),
      })
      .execute();
    await trx.updateTable('admin_audit_head').set({ count: row.seq, hash: row.hash }).execute();
    hash = row.hash;
  }
}

function toRow(deed: Deed, place: { seq: number; previousHash: string }): AuditRow {
  const row: Omit<AuditRow, 'hash'> = {
    id: crypto.randomUUID(),
    seq: place.seq,
    created_at: deed.at,
    actor_id: deed.actorId,
    action: deed.action,
    target_type: deed.targetType,
    target_id: deed.targetId,
    reason: deed.reason,
    details: null,
    before: deed.before,
    after: deed.after,
    ip: '192.0.2.10',
    user_agent: 'Mozilla/5.0 (demo)',
    idempotency_key: null,
    previous_hash: place.previousHash,
  };
  return { ...row, hash: auditHash(row) };
}
