import { createHash } from 'node:crypto';

import type { AuditRow } from '#server/db/schema/admin-schema.ts';

/** The hash that stands before the first row. */
export const FIRST_HASH = '0'.repeat(64);

/** Covers every column but the hash itself, the hash of the row before included: that is the chain. */
export function auditHash(row: Omit<AuditRow, 'hash'>): string {
  const values = [
    row.id,
    row.seq,
    row.created_at.toISOString(),
    row.actor_id,
    row.action,
    row.target_type,
    row.target_id,
    row.reason,
    row.details,
    row.before,
    row.after,
    row.ip,
    row.user_agent,
    row.idempotency_key,
    row.previous_hash,
  ];
  return createHash('sha256').update(canonicalJson(values)).digest('hex');
}

/** The same text for the same value: the database keeps the keys of an object in an order of its own. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
