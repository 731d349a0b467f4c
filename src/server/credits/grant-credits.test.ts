import { expect, test } from 'vitest';

import type { Db } from '#server/db/connect.ts';
import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';

import { adjustCredits } from './adjust-credits.ts';
import { grantCredits, topUpCredits } from './grant-credits.ts';
import { verifyLedger } from './verify-ledger.ts';

const balanceOf = (db: Db, userId: string) =>
  db
    .selectFrom('profiles')
    .select(['credits', 'held'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

test('a grant is given once, however many deliveries of the same payment race', async () => {
  const { db } = await createTestDatabase();
  const userId = await createProfile(db);
  const grant = { userId, amount: 400, reason: 'Pro Monthly', reference: 'subscription:1:2026-11' };

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => db.transaction().execute((trx) => grantCredits(trx, grant))),
  );

  expect(answers.filter((answer) => answer.isApplied)).toHaveLength(1);
  expect(await balanceOf(db, userId)).toMatchObject({ credits: 410 });
  expect((await verifyLedger(db)).fault).toBeNull();
});

test('an allowance fills the balance up and leaves bonus credits above it alone', async () => {
  const { db } = await createTestDatabase();
  const [low, full] = [
    await createProfile(db, { credits: 3 }),
    await createProfile(db, { credits: 25 }),
  ];
  const topUp = (userId: string, reference: string) =>
    db
      .transaction()
      .execute((trx) => topUpCredits(trx, { userId, allowance: 10, reason: 'Monthly', reference }));

  expect(await topUp(low, 'a')).toEqual({ isApplied: true, amount: 7, credits: 10 });
  expect(await topUp(full, 'b')).toEqual({ isApplied: true, amount: 0, credits: 25 });
});

test('a period that found the balance full is not filled later, when credits have been spent', async () => {
  const { db } = await createTestDatabase();
  const userId = await createProfile(db, { credits: 10 });
  const period = { userId, allowance: 10, reason: 'Monthly', reference: 'period:1' };
  await db.transaction().execute((trx) => topUpCredits(trx, period));
  await db
    .transaction()
    .execute((trx) =>
      adjustCredits(trx, { userId, amount: -4, reason: 'x', reference: 'r', adminEmail: 'a@b.c' }),
    );

  const again = await db.transaction().execute((trx) => topUpCredits(trx, period));

  expect(again).toEqual({ isApplied: false, amount: 0, credits: 6 });
});

test('removing more than there is ends at zero, and what a running picture holds stays', async () => {
  const { db } = await createTestDatabase();
  const userId = await createProfile(db, { credits: 10 });
  await db.updateTable('profiles').set({ held: 2 }).where('user_id', '=', userId).execute();
  const remove = (reference: string) =>
    db
      .transaction()
      .execute((trx) =>
        adjustCredits(trx, { userId, amount: -1000, reason: 'x', reference, adminEmail: 'a@b.c' }),
      );

  expect(await remove('1')).toMatchObject({ amount: -8, credits: 2 });
  await db.updateTable('profiles').set({ held: 0 }).where('user_id', '=', userId).execute();
  expect(await remove('2')).toMatchObject({ amount: -2, credits: 0 });
});

test.each([1001, -1001, 0.5, Number.NaN])('an adjustment by %s is refused', async (amount) => {
  const { db } = await createTestDatabase();
  const userId = await createProfile(db);
  const adjusted = db
    .transaction()
    .execute((trx) =>
      adjustCredits(trx, { userId, amount, reason: 'x', reference: 'r', adminEmail: 'a@b.c' }),
    );
  await expect(adjusted).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});
