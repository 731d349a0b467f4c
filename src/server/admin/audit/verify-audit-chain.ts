import type { Transaction } from 'kysely';

import type { AuditRow } from '#server/db/schema/admin-schema.ts';
import type { Db } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';

import { auditHash, FIRST_HASH } from './audit-hash.ts';

/** The first row of the log that is not as it was written. */
export interface AuditFault {
  seq: number;
  /** Null where the row itself is gone. */
  id: string | null;
  detail: string;
}

export interface AuditReport {
  fault: AuditFault | null;
  /** Rows found to be sound, from the first on. */
  entries: number;
  /** Note it elsewhere: who can rewrite the whole log cannot rewrite that note. */
  headHash: string;
}

const BATCH_SIZE = 1000;

/** Reads the whole log once, in batches and in one snapshot: admins may go on meanwhile. */
export async function verifyAuditChain(db: Db): Promise<AuditReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => verifyWithin(trx));
}

export async function verifyWithin(
  trx: Transaction<Schema>,
  { batchSize = BATCH_SIZE } = {},
): Promise<AuditReport> {
  const head = await trx.selectFrom('admin_audit_head').selectAll().executeTakeFirst();
  let [entries, hash] = [0, FIRST_HASH];
  const report = (fault: AuditFault | null) => ({ fault, entries, headHash: head?.hash ?? '' });
  for await (const row of readInOrder(trx, batchSize)) {
    const fault = findFault(row, { seq: entries + 1, hash });
    if (fault) return report(fault);
    [entries, hash] = [row.seq, row.hash];
  }
  return report(head?.count === entries && head.hash === hash ? null : faultAtEnd(head, entries));
}

async function* readInOrder(
  trx: Transaction<Schema>,
  batchSize: number,
): AsyncGenerator<AuditRow, void> {
  // Below every row a tamperer could squeeze in.
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const rows = await trx
      .selectFrom('admin_audit_log')
      .selectAll()
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(batchSize)
      .execute();
    yield* rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.seq ?? last;
  }
}

function findFault(row: AuditRow, expected: { seq: number; hash: string }): AuditFault | null {
  const { id, seq } = row;
  if (seq > expected.seq) return { seq: expected.seq, id: null, detail: 'This row is missing.' };
  if (seq < expected.seq)
    return { seq, id, detail: 'This row does not belong here: its number was never given.' };
  if (row.previous_hash !== expected.hash)
    return { seq, id, detail: 'This row does not follow the row before it.' };
  if (row.hash !== auditHash(row))
    return { seq, id, detail: 'This row was changed after it was written.' };
  return null;
}

function faultAtEnd(head: { count: number } | undefined, entries: number): AuditFault {
  if (!head) return { seq: entries + 1, id: null, detail: 'The end of the log is not known.' };
  if (head.count > entries)
    return { seq: entries + 1, id: null, detail: 'Rows at the end of the log are missing.' };
  return {
    seq: Math.max(1, Math.min(head.count + 1, entries)),
    id: null,
    detail: 'The log does not end where it should.',
  };
}
