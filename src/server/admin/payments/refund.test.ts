import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { PaymentsUnavailable } from '#server/ports/payments.ts';
import { because, createAdmin } from '#server/testing/members/admins.ts';
import type { TestMember } from '#server/testing/members/admins.ts';
import { createBuyer } from '#server/testing/members/buyer.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';

import { finishRefund } from './carry-out-refund.ts';
import { enqueueLeftOver, REFUND_JOB } from './order-refund.ts';

let app: TestApp;
let admin: TestMember;

beforeAll(async () => {
  app = await createTestApp();
  admin = await createAdmin(app);
  return () => app.stop();
});

afterEach(async () => {
  expect((await verifyLedger(app.context.db)).fault).toBeNull();
});

/** A buyer with one paid month, and what an admin needs to give it back. */
async function paidMonth() {
  const buyer = await createBuyer(app);
  await buyer.buy('pro_monthly');
  const { transactions } = await admin.api.adminUsers.get({ userId: buyer.userId });
  const target = { userId: buyer.userId, paymentId: transactions[0]?.id ?? '' };
  const refund = (order: { amountCents: number; creditsBack: number; seen?: number }) =>
    admin.api.adminPayments.refund({
      ...target,
      ...because('Bottle arrived broken'),
      amountCents: order.amountCents,
      creditsBack: order.creditsBack,
      expectedRefundedCents: order.seen ?? 0,
    });
  return { buyer, target, refund };
}

const auditOf = (userId: string) =>
  app.context.db
    .selectFrom('admin_audit_log')
    .selectAll()
    .where('target_id', '=', userId)
    .where('action', '=', 'refund_payment')
    .execute();

test('money and unspent credits go back in one step that leaves one row in the log', async () => {
  const { buyer, target, refund } = await paidMonth();
  await buyer.spend(150);
  const preview = await admin.api.adminPayments.previewRefund(target);
  expect(preview).toMatchObject({ refundableCents: 2200, credits: 250, byRule: 240 });
  const done = await refund({ amountCents: 2200, creditsBack: preview.byRule });
  expect(done).toEqual({ amountCents: 2200, creditsTaken: 240 });
  const { user, transactions } = await admin.api.adminUsers.get({ userId: buyer.userId });
  // The ten that came with the account were never paid for.
  expect(user.credits).toBe(10);
  expect(transactions[0]).toMatchObject({ status: 'refunded', refundedCents: 2200 });
  expect(await auditOf(buyer.userId)).toMatchObject([
    {
      actor_id: admin.userId,
      reason: 'Bottle arrived broken',
      details: { amountCents: 2200, payment: target.paymentId },
      before: { credits: 250, refundedCents: 0 },
      after: { credits: 10, refundedCents: 2200 },
    },
  ]);
});

test('a part of the money may go back with as many credits as the admin says', async () => {
  const { buyer, target, refund } = await paidMonth();
  const preview = await admin.api.adminPayments.previewRefund({ ...target, amountCents: 500 });
  // The month stays paid: the rule takes nothing.
  expect(preview.byRule).toBe(0);
  expect(await refund({ amountCents: 500, creditsBack: 90 })).toEqual({
    amountCents: 500,
    creditsTaken: 90,
  });
  const { user, transactions } = await admin.api.adminUsers.get({ userId: buyer.userId });
  expect(user.credits).toBe(310);
  expect(transactions[0]).toMatchObject({ status: 'partially_refunded', refundedCents: 500 });
});

test('sent several times, also at once, it is done once; of two admins at once the second is told', async () => {
  const { buyer, target, refund } = await paidMonth();
  const order = {
    ...target,
    ...because('Twice'),
    amountCents: 700,
    creditsBack: 0,
    expectedRefundedCents: 0,
  };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => admin.api.adminPayments.refund(order)),
  );
  answers.push(await admin.api.adminPayments.refund(order));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await expect(refund({ amountCents: 700, creditsBack: 0 })).rejects.toMatchObject({
    code: 'REFUND_CHANGED',
  });
  await expect(refund({ amountCents: 1501, creditsBack: 0, seen: 700 })).rejects.toMatchObject({
    code: 'REFUND_REFUSED',
  });
  const { transactions } = await admin.api.adminUsers.get({ userId: buyer.userId });
  expect(transactions[0]?.refundedCents).toBe(700);
  expect(await auditOf(buyer.userId)).toHaveLength(1);
});

test('while the provider is silent the refund waits, and its job makes it once', async () => {
  const { buyer, refund } = await paidMonth();
  const silent = vi
    .spyOn(app.context.payments, 'refund')
    .mockRejectedValueOnce(new PaymentsUnavailable('down'));
  await expect(refund({ amountCents: 2200, creditsBack: 0 })).rejects.toMatchObject({
    code: 'REFUND_WAITS',
  });
  silent.mockRestore();
  // Another order finds that this one counts already.
  await expect(refund({ amountCents: 2200, creditsBack: 0 })).rejects.toMatchObject({
    code: 'REFUND_CHANGED',
  });
  const { id } = await app.context.db
    .selectFrom('refund_orders')
    .select('id')
    .where('user_id', '=', buyer.userId)
    .executeTakeFirstOrThrow();
  await finishRefund(app.context.billing, id);
  await finishRefund(app.context.billing, id);
  const { transactions } = await admin.api.adminUsers.get({ userId: buyer.userId });
  expect(transactions[0]).toMatchObject({ status: 'refunded', refundedCents: 2200 });
  expect(await auditOf(buyer.userId)).toHaveLength(1);
});

test('a refund whose answer was lost is made once, even when the provider has forgotten the key', async () => {
  const { buyer, refund } = await paidMonth();
  const { payments, billing, db } = app.context;
  const make = payments.refund.bind(payments);
  const deaf = vi.spyOn(payments, 'refund').mockImplementationOnce(async (order) => {
    await make(order);
    throw new PaymentsUnavailable('the answer was lost');
  });
  await expect(refund({ amountCents: 700, creditsBack: 0 })).rejects.toMatchObject({
    code: 'REFUND_WAITS',
  });
  deaf.mockRestore();
  await db.deleteFrom('sandbox_requests').execute();
  const { id } = await db
    .selectFrom('refund_orders')
    .select('id')
    .where('user_id', '=', buyer.userId)
    .executeTakeFirstOrThrow();
  await finishRefund(billing, id);
  const { transactions } = await admin.api.adminUsers.get({ userId: buyer.userId });
  expect(transactions[0]).toMatchObject({ status: 'partially_refunded', refundedCents: 700 });
});

test('a refund whose job gave up is tried again by the hour, until the money has gone', async () => {
  const { buyer, refund } = await paidMonth();
  const { payments, db, queue } = app.context;
  const silent = vi
    .spyOn(payments, 'refund')
    .mockRejectedValueOnce(new PaymentsUnavailable('down'));
  await expect(refund({ amountCents: 900, creditsBack: 0 })).rejects.toMatchObject({
    code: 'REFUND_WAITS',
  });
  silent.mockRestore();
  await sql`delete from pgboss.job where name = ${REFUND_JOB}`.execute(db);
  expect(await enqueueLeftOver({ db, queue })).toBe(0);
  await sql`update refund_orders set created_at = now() - interval '2 hours'
    where user_id = ${buyer.userId}`.execute(db);
  expect(await enqueueLeftOver({ db, queue })).toBe(1);
  const refunded = async () => {
    const { transactions } = await admin.api.adminUsers.get({ userId: buyer.userId });
    return transactions[0]?.refundedCents;
  };
  await expect.poll(refunded).toBe(900);
});
