import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';

import { createAdmin } from '#server/testing/members/admins.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';

import { readVerification, requestVerification, runVerification } from './ledger-verification.ts';

test('an admin has the ledger verified and sees when it last was', async () => {
  const app = await createTestApp();
  const admin = await createAdmin(app);
  expect(await admin.api.adminCredits.verification()).toEqual({ running: null, last: null });
  await admin.api.adminCredits.verify();
  await vi.waitFor(
    async () => {
      const { running, last } = await admin.api.adminCredits.verification();
      expect(running).toBeNull();
      expect(last).toMatchObject({ adminEmail: admin.email, report: { fault: null, profiles: 2 } });
    },
    { timeout: 60_000, interval: 200 },
  );
});

test('the first broken row is named', async () => {
  const { db } = await createTestDatabase();
  const userId = await createProfile(db);
  await sql`update profiles set credits = credits + 1 where user_id = ${userId}`.execute(db);
  await runVerification(db);
  const { last } = await readVerification(db);
  expect(last?.report?.fault).toMatchObject({
    promise: 'The entries of a user sum to the balance',
    row: expect.stringMatching(/^profiles /),
  });
});

test('whoever asks while one waits is shown that one', async () => {
  const { db } = await createTestDatabase();
  const enqueue = vi.fn(async () => {});
  const first = await requestVerification({ db, queue: { enqueue } }, 'one');
  const second = await requestVerification({ db, queue: { enqueue } }, 'two');
  expect(second.running?.id).toBe(first.running?.id);
  expect(enqueue).toHaveBeenCalledOnce();
  await runVerification(db);
  expect(await readVerification(db)).toMatchObject({
    running: null,
    last: { id: first.running?.id },
  });
});

test('a run that was given up runs no longer, and does not stand in the way of the next', async () => {
  const { db } = await createTestDatabase();
  const enqueue = vi.fn(async () => {});
  const first = await requestVerification({ db, queue: { enqueue } }, 'one');
  await sql`update ledger_checks set requested_at = now() - interval '3 hours',
    started_at = now() - interval '2 hours'`.execute(db);
  expect((await readVerification(db)).running).toBeNull();
  const second = await requestVerification({ db, queue: { enqueue } }, 'two');
  expect(enqueue).toHaveBeenCalledTimes(2);
  expect(second.running?.id).not.toBe(first.running?.id);
});
