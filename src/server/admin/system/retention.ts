import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db } from '#server/db/connect.ts';

/** What is kept for a while only. docs/operations.md has the same table in words. */
export interface Retention {
  table: string;
  keptDays: number;
  /** True for a row that may go, with the moment before which it may. */
  isOver: (before: RawBuilder<unknown>) => RawBuilder<unknown>;
}

export const RETENTION: readonly Retention[] = [
  {
    // Posted, or given up; the key has kept a second one from being written long enough.
    table: 'mails',
    keptDays: 90,
    isOver: (before) => sql`sent_at < ${before} or given_up_at < ${before}`,
  },
  {
    // Stripe sends again for three days and lists for thirty.
    table: 'stripe_events',
    keptDays: 90,
    isOver: (before) => sql`processed_at < ${before}`,
  },
  { table: 'checkout_sessions', keptDays: 30, isOver: (before) => sql`expires_at < ${before}` },
  { table: 'auth_sessions', keptDays: 1, isOver: (before) => sql`"expiresAt" < ${before}` },
  { table: 'shut_out_sessions', keptDays: 30, isOver: (before) => sql`shut_out_at < ${before}` },
  { table: 'auth_verifications', keptDays: 1, isOver: (before) => sql`"expiresAt" < ${before}` },
  {
    table: 'auth_rate_limits',
    keptDays: 1,
    isOver: (before) => sql`"lastRequest" < extract(epoch from ${before}) * 1000`,
  },
  { table: 'rate_limits', keptDays: 1, isOver: (before) => sql`window_start < ${before}` },
  {
    table: 'sandbox_deliveries',
    keptDays: 30,
    isOver: (before) => sql`due_at < ${before}`,
  },
  {
    table: 'sandbox_objects',
    keptDays: 30,
    isOver: (before) => sql`kind = 'event' and to_timestamp((body->>'created')::bigint) < ${before}
      and not exists (select from sandbox_deliveries d where d.event_id = sandbox_objects.id)`,
  },
  { table: 'sandbox_requests', keptDays: 2, isOver: (before) => sql`created_at < ${before}` },
];

const BATCH = 5000;

/** Removes what is over, in small bites: nobody waits for a lock. Says what went. */
export async function keepRetention(db: Db, signal?: AbortSignal): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const retention of RETENTION) {
    if (signal?.aborted) break;
    const count = await removeOver(db, retention, signal);
    if (count > 0) removed[retention.table] = count;
  }
  return removed;
}

async function removeOver(
  db: Db,
  { table, keptDays, isOver }: Retention,
  signal?: AbortSignal,
): Promise<number> {
  const before = sql`(now() - make_interval(days => ${sql.lit(keptDays)}))`;
  let total = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${isOver(before)} limit ${BATCH})`.execute(db);
    total += Number(numAffectedRows);
    if (numAffectedRows < BATCH || signal?.aborted) return total;
  }
}
