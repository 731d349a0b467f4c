import { expect, test, vi } from 'vitest';

import { verifyAuditChain } from '#server/admin/audit/verify-audit-chain.ts';
import { verifyLedger } from '#server/credits/verify-ledger.ts';
import type { Db } from '#server/db/connect.ts';
import { changeBalance } from '#server/credits/change-balance.ts';
import { createAdmin } from '#server/testing/members/admins.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';
import type { UserFilter } from '#shared/contract/admin-users.ts';

import { cancelBulkGrant } from './cancel-bulk-grant.ts';
import { listBulkGrants } from './list-bulk-grants.ts';
import { previewBulkGrant } from './preview-bulk-grant.ts';
import { reverseBulkGrant } from './reverse-bulk-grant.ts';
import { runBulkGrant } from './run-bulk-grant.ts';
import { startBulkGrant } from './start-bulk-grant.ts';

const EVERYBODY: UserFilter = { status: 'all', subscription: 'all', billing: 'all' };
const ADMIN = { id: 'the-admin', ip: '192.0.2.1', userAgent: 'Test Browser' };
const noQueue = { enqueue: async () => {} };

interface Details {
  confirmedMembers: number;
  filter?: UserFilter;
  id?: string;
  amount?: number;
}

function order(db: Db, details: Details) {
  return startBulkGrant(
    { db, queue: noQueue },
    {
      actor: ADMIN,
      admin: { id: ADMIN.id, email: 'claire@example.com' },
      order: {
        id: crypto.randomUUID(),
        filter: EVERYBODY,
        amount: 5,
        reason: 'Harvest thank-you',
        ...details,
      },
    },
  );
}

const creditsOf = async (db: Db) =>
  (await db.selectFrom('profiles').select('credits').orderBy('created_at').execute()).map(
    (profile) => profile.credits,
  );

test('the dry run tells how many users, how many credits, and shows five of them', async () => {
  const { db } = await createTestDatabase();
  for (let credits = 1; credits <= 8; credits += 1) await createProfile(db, { credits });
  const filter = { ...EVERYBODY, creditMin: 2, creditMax: 8 };
  const preview = await previewBulkGrant(db, { filter, amount: 5, actorId: ADMIN.id });
  expect(preview).toMatchObject({ members: 7, creditsBefore: 35, creditsGranted: 35 });
  expect(preview.sample).toHaveLength(5);
  expect(await creditsOf(db)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a name that contains what was typed is reached wherever it stands in it', async () => {
  const { db } = await createTestDatabase();
  for (const displayName of ['Rossi', 'Anna Grossi', 'De Rossi', 'Moreau', 'Osso'])
    await createProfile(db, { displayName });
  const reached = async (search: string) => {
    const filter = { ...EVERYBODY, search };
    return (await previewBulkGrant(db, { filter, amount: 1, actorId: ADMIN.id })).members;
  };
  expect(await reached('ross')).toBe(3);
  expect(await reached('ss')).toBe(4);
  expect(await reached('anna ossi')).toBe(1);
});

test('everyone who matched is paid once, with a ledger entry and one audit row', async () => {
  const { db } = await createTestDatabase();
  for (let index = 0; index < 7; index += 1) await createProfile(db, { credits: 10 });
  const { id } = await order(db, { confirmedMembers: 7 });
  // Two workers at once, and once more after the end.
  await Promise.all([runBulkGrant(db, id), runBulkGrant(db, id)]);
  await runBulkGrant(db, id);
  expect(await creditsOf(db)).toEqual(Array(7).fill(15));
  expect((await verifyLedger(db)).fault).toBeNull();
  const log = await db.selectFrom('admin_audit_log').selectAll().execute();
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({
    action: 'bulk_grant_credits',
    actor_id: ADMIN.id,
    reason: 'Harvest thank-you',
    before: { users: 7, credits: 70 },
    after: { users: 7, credits: 105 },
  });
  expect((await verifyAuditChain(db)).fault).toBeNull();
  const entries = await db
    .selectFrom('credit_history')
    .select(['reference', 'admin_email'])
    .where('change_amount', '=', 5)
    .execute();
  expect(entries).toHaveLength(7);
  expect(entries.every((entry) => entry.reference.startsWith(`bulk:${id}:`))).toBe(true);
  expect(entries.every((entry) => entry.admin_email === 'claire@example.com')).toBe(true);
});

/** An order of 1,203 whose run was stopped after its first batch of 500. */
async function runHalf() {
  const { db } = await createTestDatabase();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('profiles')
      .values(
        Array.from({ length: 1203 }, (_, index) => ({
          user_id: `u${index}`,
          email: `u${index}@example.com`,
          display_name: 'U',
          credits_reset_date: new Date(),
        })),
      )
      .execute();
  });
  const { id } = await order(db, { confirmedMembers: 1203 });
  const stopping = new AbortController();
  const spy = vi.spyOn(db, 'transaction');
  spy.mockImplementationOnce(() => {
    stopping.abort();
    spy.mockRestore();
    return db.transaction();
  });
  await expect(runBulkGrant(db, id, stopping.signal)).rejects.toThrow('next run');
  const half = await db.selectFrom('bulk_grants').selectAll().executeTakeFirstOrThrow();
  expect(half).toMatchObject({ granted: 500, finished_at: null });
  return { db, id };
}

test('a run that dies half-way is taken up where it stopped', async () => {
  const { db, id } = await runHalf();
  await runBulkGrant(db, id);
  const whole = await db.selectFrom('bulk_grants').selectAll().executeTakeFirstOrThrow();
  expect(whole).toMatchObject({ granted: 1203, skipped: 0, finished_at: expect.any(Date) });
  expect(new Set(await creditsOf(db))).toEqual(new Set([5]));
  expect((await verifyLedger(db)).fault).toBeNull();
});

test('where another number matches than was confirmed, nothing happens', async () => {
  const { db } = await createTestDatabase();
  await createProfile(db);
  const wrong = order(db, { confirmedMembers: 2 });
  await expect(wrong).rejects.toMatchObject({ code: 'BULK_GRANT_CHANGED' });
  const nobody = order(db, { confirmedMembers: 0, filter: { ...EVERYBODY, search: 'nobody' } });
  await expect(nobody).rejects.toMatchObject({ code: 'BULK_GRANT_CHANGED' });
  expect(await db.selectFrom('bulk_grants').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('bulk_grant_members').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('admin_audit_log').selectAll().execute()).toEqual([]);
});

test('the same order sent twice is carried out once', async () => {
  const { db } = await createTestDatabase();
  await createProfile(db);
  const id = crypto.randomUUID();
  await order(db, { id, confirmedMembers: 1 });
  await order(db, { id, confirmedMembers: 1 });
  const other = order(db, { id, confirmedMembers: 1, amount: 500 });
  await expect(other).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await runBulkGrant(db, id);
  expect(await creditsOf(db)).toEqual([15]);
  expect(await db.selectFrom('admin_audit_log').selectAll().execute()).toHaveLength(1);
});

test('whoever leaves before their turn is skipped, and the order still ends', async () => {
  const { db } = await createTestDatabase();
  const [leaving] = await Promise.all([createProfile(db), createProfile(db)]);
  const { id } = await order(db, { confirmedMembers: 2 });
  await db
    .updateTable('profiles')
    .set({ deletion_requested_at: new Date(), erasing_since: new Date() })
    .where('user_id', '=', leaving ?? '')
    .execute();
  await runBulkGrant(db, id);
  const done = await db.selectFrom('bulk_grants').selectAll().executeTakeFirstOrThrow();
  expect(done).toMatchObject({ granted: 1, skipped: 1, finished_at: expect.any(Date) });
});

test('an admin grants by filter from start to end, and never to themselves', async () => {
  const app = await createTestApp();
  const admin = await createAdmin(app);
  const members = await Promise.all([app.member(), app.member()]);
  for (const member of members) await member.api.profile.get();
  // The operator, whom the first start created, has far more.
  const filter = { status: 'active' as const, creditMax: '100' };
  const preview = await admin.api.adminCredits.previewBulkGrant({ filter, amount: 7 });
  expect(preview).toMatchObject({ members: 2, creditsGranted: 14 });
  await admin.api.adminCredits.startBulkGrant({
    id: crypto.randomUUID(),
    filter,
    amount: 7,
    reason: 'Harvest thank-you',
    confirmedMembers: 2,
  });
  await vi.waitFor(
    async () => {
      const [grant] = await admin.api.adminCredits.bulkGrants();
      expect(grant).toMatchObject({ granted: 2, finishedAt: expect.any(String) });
    },
    { timeout: 60_000, interval: 200 },
  );
  expect((await members[0]?.api.profile.get())?.credits).toBe(17);
  expect((await admin.api.profile.get()).credits).toBe(10);
});

test('an order without a reason, without an amount or beyond the bounds is refused', async () => {
  const app = await createTestApp();
  const admin = await createAdmin(app);
  const send = (details: object) =>
    admin.api.adminCredits.startBulkGrant({
      id: crypto.randomUUID(),
      filter: {},
      amount: 5,
      reason: 'x',
      confirmedMembers: 1,
      ...details,
    });
  for (const [details, message] of [
    [{ reason: '  ' }, 'Please provide a reason for this credit adjustment.'],
    [{ amount: 0 }, 'Please enter a valid credit amount.'],
    [{ amount: 1.5 }, 'Credit amount must be a whole number'],
    [{ amount: 1001 }, 'Credit addition too large'],
  ] as const)
    await expect(send(details)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', message });
});

test('a running grant is stopped: who was paid keeps it, nobody else is paid', async () => {
  const { db, id } = await runHalf();
  const admin = { id: ADMIN.id, email: 'claire@example.com' };
  const change = { id, reason: 'Wrong people', actor: ADMIN, admin };
  expect(await cancelBulkGrant(db, change)).toMatchObject({ granted: 500 });
  await runBulkGrant(db, id);
  const credits = await creditsOf(db);
  expect(credits.filter((count) => count === 5)).toHaveLength(500);
  expect(credits.filter((count) => count === 0)).toHaveLength(703);
  // Asked again it is still stopped; one that is over cannot be.
  await cancelBulkGrant(db, change);
  const done = await order(db, { confirmedMembers: 1203 });
  await runBulkGrant(db, done.id);
  await expect(cancelBulkGrant(db, { ...change, id: done.id })).rejects.toMatchObject({
    code: 'BULK_GRANT_OVER',
  });
  expect((await verifyAuditChain(db)).fault).toBeNull();
});

test('a finished grant is taken back by entries of its own, once, and nobody falls below zero', async () => {
  const { db } = await createTestDatabase();
  for (let index = 0; index < 3; index += 1) await createProfile(db, { credits: 10 });
  const { id } = await order(db, { confirmedMembers: 3 });
  await runBulkGrant(db, id);
  const [poor] = await db.selectFrom('profiles').select('user_id').orderBy('created_at').execute();
  await db.transaction().execute((trx) =>
    changeBalance(trx, {
      userId: poor?.user_id ?? '',
      amount: -13,
      reason: 'Spent',
      reference: 'x',
    }),
  );
  const admin = { id: ADMIN.id, email: 'claire@example.com' };
  const reverse = (reversalId: string) =>
    reverseBulkGrant(
      { db, queue: noQueue },
      { id, reversalId, reason: 'Wrong people', actor: ADMIN, admin },
    );
  // A key that a grant has already, its own for instance, is no key of a reversal.
  await expect(reverse(id)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  const reversalId = crypto.randomUUID();
  await reverse(reversalId);
  expect((await reverse(reversalId)).id).toBe(reversalId);
  await expect(reverse(crypto.randomUUID())).rejects.toMatchObject({ code: 'BULK_GRANT_OVER' });
  await runBulkGrant(db, reversalId);
  await runBulkGrant(db, reversalId);
  expect(await creditsOf(db)).toEqual([0, 10, 10]);
  const [reversal, grant] = await listBulkGrants(db);
  expect(reversal).toMatchObject({ reversalOf: id, granted: 3, taken: 12 });
  expect(grant).toMatchObject({ id, isReversed: true });
  expect((await verifyLedger(db)).fault).toBeNull();
});
