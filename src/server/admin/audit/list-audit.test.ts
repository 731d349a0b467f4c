import { beforeAll, expect, test } from 'vitest';

import { recordAudit } from './record-audit.ts';
import type { Db } from '#server/db/connect.ts';
import { putGuardsToSleep } from '#server/testing/tamper-audit.ts';
import { createAdmin } from '#server/testing/members/admins.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';
import type { AuditInput } from '#shared/contract/admin-audit.ts';
import { sql } from 'kysely';

import { listAudit, listAuditActions } from './list-audit.ts';

let db: Db;
let claire: string;
let chiara: string;

beforeAll(async () => {
  const database = await createTestDatabase({ isKept: true });
  db = database.db;
  [claire, chiara] = await Promise.all([createProfile(db), createProfile(db)]);
  for (let index = 0; index < 60; index += 1)
    await db.transaction().execute((trx) =>
      recordAudit(trx, {
        actor: { id: index % 2 ? claire : null, ip: '192.0.2.1', userAgent: 'Test Browser' },
        action: index % 3 ? 'adjust_credits' : 'ban_user',
        targetType: index === 5 ? 'setting' : 'user',
        targetId: index === 5 ? 'sign-up' : chiara,
        reason: `Reason ${index}`,
        before: { credits: index },
        after: { credits: index + 1 },
      }),
    );
  return database.end;
});

const list = (input: Partial<AuditInput> = {}) =>
  listAudit(db, { actor: '', target: '', ...input });

test('the log is read in pages of 50, newest first', async () => {
  const first = await list();
  expect(first.entries.map((entry) => entry.seq)).toEqual(
    Array.from({ length: 50 }, (_, index) => 60 - index),
  );
  const second = await list({ cursor: first.older ?? '' });
  expect(second.entries.map((entry) => entry.seq)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(second.older).toBeNull();
  expect(await list({ cursor: second.newer ?? '' })).toEqual(first);
});

test('each entry says who, what, to whom, why, from where, and what changed', async () => {
  const [entry] = (await list()).entries;
  expect(entry).toMatchObject({
    action: 'adjust_credits',
    actor: { userId: claire, email: `${claire}@example.com`, isErased: false },
    target: { userId: chiara },
    reason: 'Reason 59',
    before: { credits: 59 },
    after: { credits: 60 },
    ip: '192.0.2.1',
    userAgent: 'Test Browser',
  });
});

test('actor, action, target and days narrow the log', async () => {
  expect((await list({ actor: claire })).entries).toHaveLength(30);
  expect((await list({ action: 'ban_user' })).entries).toHaveLength(20);
  expect((await list({ target: 'sign-up' })).entries.map((entry) => entry.seq)).toEqual([6]);
  expect(
    (await list({ target: `${chiara}@example.com`, action: 'ban_user' })).entries,
  ).toHaveLength(20);
  expect((await list({ to: '2020-01-01' })).entries).toEqual([]);
  expect((await list({ actor: 'nobody' })).entries).toEqual([]);
});

test('the filter offers the actions that occur', async () => {
  expect(await listAuditActions(db)).toEqual(['adjust_credits', 'ban_user']);
});

test('support has the chain verified, and a changed row is named', async () => {
  const app = await createTestApp();
  const support = await createAdmin(app, 'support');
  const admin = await createAdmin(app);
  for (const dataset of ['users', 'ledger'] as const)
    await admin.api.adminExports.prepare({ dataset, format: 'csv' });
  expect(await support.api.adminAudit.verify()).toMatchObject({ entries: 2, fault: null });
  await app.context.db.transaction().execute(async (trx) => {
    await putGuardsToSleep(trx);
    await sql`update admin_audit_log set actor_id = 'somebody else' where seq = 1`.execute(trx);
  });
  expect(await support.api.adminAudit.verify()).toMatchObject({ fault: { seq: 1 } });
});
