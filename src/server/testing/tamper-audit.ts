import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import { auditHash } from '#server/admin/audit/audit-hash.ts';
import type { AuditRow } from '#server/db/schema/admin-schema.ts';
import type { Schema } from '#server/db/schema/schema.ts';

type Trx = Transaction<Schema>;

export interface Target {
  /** The row to meet, counted from 1. */
  at: number;
  /** How many rows there are. */
  length: number;
  /** A whole number from 0, below the given one. */
  pick: (below: number) => number;
}

const CHANGES = [
  `id = gen_random_uuid()`,
  `created_at = created_at + interval '1 millisecond'`,
  `actor_id = 'someone-else'`,
  `actor_id = null`,
  `action = action || '_'`,
  `target_type = 'setting'`,
  `target_id = 'other'`,
  `reason = null`,
  `details = '{"amount": 999}'`,
  `before = jsonb_set(before, '{credits}', '77777')`,
  `before = jsonb_set(before, '{nested,b}', '[2, 1]')`,
  `after = null`,
  `ip = '198.51.100.1'`,
  `user_agent = ''`,
  `idempotency_key = null`,
  `previous_hash = repeat('a', 64)`,
  `hash = repeat('b', 64)`,
];

/** What somebody with the database in their hands might do to the audit log. */
export const TAMPERING: Record<string, (trx: Trx, target: Target) => Promise<unknown>> = {
  'a changed field': (trx, { at, pick }) =>
    run(trx, `update admin_audit_log set ${CHANGES[pick(CHANGES.length)]} where seq = ${at}`),
  'a changed field with a fresh hash': async (trx, { at }) => {
    await run(trx, `update admin_audit_log set reason = 'nothing' where seq = ${at}`);
    const hash = auditHash(await readRow(trx, at));
    await run(trx, `update admin_audit_log set hash = '${hash}' where seq = ${at}`);
  },
  'a deleted row': (trx, { at }) => run(trx, `delete from admin_audit_log where seq = ${at}`),
  'a deleted row and the rest moved up': (trx, { at }) =>
    run(
      trx,
      `delete from admin_audit_log where seq = ${at}`,
      `update admin_audit_log set seq = -seq where seq > ${at}`,
      `update admin_audit_log set seq = -seq - 1 where seq < 0`,
      `update admin_audit_head set count = count - 1`,
    ),
  'two swapped rows': (trx, { at, length, pick }) => {
    const other = 1 + ((at + pick(length - 1)) % length);
    return run(
      trx,
      `update admin_audit_log set seq = -1 where seq = ${at}`,
      `update admin_audit_log set seq = ${at} where seq = ${other}`,
      `update admin_audit_log set seq = ${other} where seq = -1`,
    );
  },
  'a row put at the end': async (trx, { at, length }) => {
    const { hash: previous_hash } = await readRow(trx, length);
    const row = { ...(await readRow(trx, at)), id: crypto.randomUUID(), idempotency_key: null };
    const forged = { ...row, seq: length + 1, previous_hash };
    await insertRow(trx, { ...forged, hash: auditHash(forged) });
  },
  'a row put before the first': async (trx, { at }) => {
    const row = { ...(await readRow(trx, at)), id: crypto.randomUUID(), idempotency_key: null };
    await insertRow(trx, { ...row, seq: -at, hash: 'x' });
  },
  'a tail cut off': (trx, { at }) => run(trx, `delete from admin_audit_log where seq >= ${at}`),
  'a tail cut off and the count put right': (trx, { at }) =>
    run(
      trx,
      `delete from admin_audit_log where seq >= ${at}`,
      `update admin_audit_head set count = ${at - 1}`,
    ),
  'the head removed': (trx) => run(trx, `delete from admin_audit_head`),
};

/** The guards of the database sleep until the transaction ends. */
export async function putGuardsToSleep(trx: Trx): Promise<void> {
  await run(
    trx,
    `set local session_replication_role = replica`,
    `alter table admin_audit_log drop constraint admin_audit_log_seq_check`,
  );
}

async function run(trx: Trx, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(trx);
}

async function readRow(trx: Trx, seq: number): Promise<AuditRow> {
  return trx
    .selectFrom('admin_audit_log')
    .selectAll()
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
}

async function insertRow(trx: Trx, row: AuditRow): Promise<void> {
  const [details, before, after] = [row.details, row.before, row.after].map((facts) =>
    JSON.stringify(facts),
  );
  const texts = { details: details ?? null, before: before ?? null, after: after ?? null };
  await trx
    .insertInto('admin_audit_log')
    .values({ ...row, ...texts })
    .execute();
}
