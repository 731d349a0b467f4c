import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { expect, test } from 'vitest';

import type { Db } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { putGuardsToSleep, TAMPERING } from '#server/testing/tamper-audit.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';

import { recordAudit } from './record-audit.ts';
import type { AuditEntry } from './record-audit.ts';
import { verifyAuditChain, verifyWithin } from './verify-audit-chain.ts';
import type { AuditReport } from './verify-audit-chain.ts';

const LENGTH = 30;

function entry(index: number): AuditEntry {
  return {
    actor: { id: `admin-${index % 3}`, ip: '192.0.2.7', userAgent: 'Test Browser' },
    action: index % 2 ? 'ban_user' : 'adjust_credits',
    targetType: 'user',
    targetId: `member-${index}`,
    reason: `Reason “${index}”`,
    details: { amount: index },
    before: { credits: index, banned: false, nested: { b: [1, 2], a: null } },
    after: { credits: index * 2, at: new Date(0), gone: undefined },
    idempotencyKey: `key-${index}`,
  };
}

async function createLog(length: number): Promise<Db> {
  const { db } = await createTestDatabase();
  for (let index = 0; index < length; index += 1)
    await db.transaction().execute((trx) => recordAudit(trx, entry(index)));
  return db;
}

class Undo extends Error {}

/** What the verifier says after a change that is then put back. */
async function reportAfter(
  db: Db,
  change: (trx: Transaction<Schema>) => Promise<unknown>,
): Promise<AuditReport | undefined> {
  let report: AuditReport | undefined;
  const attempt = db.transaction().execute(async (trx) => {
    await putGuardsToSleep(trx);
    await change(trx);
    report = await verifyWithin(trx, { batchSize: 7 });
    throw new Undo();
  });
  await expect(attempt).rejects.toThrow(Undo);
  return report;
}

/** Random, and the same in every run. */
function createPick(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('a log tampered with in 100 random ways is found out each time', async () => {
  const db = await createLog(LENGTH);
  const pick = createPick(20_261_115);
  const ways = Object.entries(TAMPERING);
  for (let round = 0; round < 100; round += 1) {
    const [name, change] = ways[round % ways.length] ?? [];
    const at = 1 + pick(LENGTH);
    const report = await reportAfter(db, async (trx) =>
      change?.(trx, { at, length: LENGTH, pick }),
    );
    expect(report?.fault, `${name} at ${at}`).toBeTruthy();
  }
  expect(await verifyAuditChain(db)).toMatchObject({ fault: null, entries: LENGTH });
});

test('the first broken row is named', async () => {
  const db = await createLog(9);
  const run = (statement: string) =>
    reportAfter(db, (trx) => sql.raw(statement).execute(trx)).then((report) => report?.fault);
  const change = `update admin_audit_log set reason = 'x' where seq in (4, 8)`;
  expect(await run(change)).toMatchObject({
    seq: 4,
    id: expect.any(String),
    detail: 'This row was changed after it was written.',
  });
  expect(await run(`delete from admin_audit_log where seq = 5`)).toEqual({
    seq: 5,
    id: null,
    detail: 'This row is missing.',
  });
  expect(await run(`delete from admin_audit_log where seq > 6`)).toEqual({
    seq: 7,
    id: null,
    detail: 'Rows at the end of the log are missing.',
  });
  expect(await run(`delete from admin_audit_head`)).toMatchObject({ seq: 10 });
});

test('many admins at once write one chain without gaps', async () => {
  const { db } = await createTestDatabase();
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      db.transaction().execute((trx) => recordAudit(trx, entry(index))),
    ),
  );
  expect(await verifyAuditChain(db)).toMatchObject({ fault: null, entries: 40 });
  const times = await db
    .selectFrom('admin_audit_log')
    .select('created_at')
    .orderBy('seq')
    .execute();
  const stamps = times.map((row) => row.created_at.getTime());
  expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
});

test('what is rolled back leaves no row and no gap', async () => {
  const db = await createLog(2);
  const failing = db.transaction().execute(async (trx) => {
    await recordAudit(trx, entry(7));
    throw new Undo();
  });
  await expect(failing).rejects.toThrow(Undo);
  await db.transaction().execute((trx) => recordAudit(trx, entry(8)));
  expect(await verifyAuditChain(db)).toMatchObject({ fault: null, entries: 3 });
});

test('the same request key is written once', async () => {
  const db = await createLog(3);
  const again = db.transaction().execute((trx) => recordAudit(trx, entry(1)));
  await expect(again).rejects.toThrow('idempotency_key');
  expect(await verifyAuditChain(db)).toMatchObject({ fault: null, entries: 3 });
});

test.each([
  `update admin_audit_log set reason = 'x'`,
  `delete from admin_audit_log`,
  `truncate admin_audit_log`,
  `update admin_audit_head set count = 1`,
  `delete from admin_audit_head`,
  `truncate admin_audit_head`,
])('the database itself refuses to %s', async (statement) => {
  const db = await createLog(3);
  await expect(sql.raw(statement).execute(db)).rejects.toThrow(/append-only|one row at a time/);
});
