import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { createSandboxPayments } from '#server/adapters/payments/payments.ts';
import type { PaymentSandbox } from '#server/adapters/payments/sandbox/sandbox.ts';
import { createBuyer, settle } from '#server/testing/members/buyer.ts';
import { CARDS } from '#server/testing/cards.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { createVisitor } from '#server/testing/members/visitor.ts';
import { DAY_MS } from '#shared/rules/days.ts';

import { SYNC_JOB } from './receive-event.ts';
import { enqueueDueSyncs, recoverEvents } from './reconcile.ts';

let app: TestApp;
let sandbox: PaymentSandbox;

/** Of the same house, with little patience: what hangs is left at once. */
let hasty: TestApp;
let hastySandbox: PaymentSandbox;

beforeAll(async () => {
  app = await createTestApp({
    payments: (parts) => {
      const payments = createSandboxPayments(parts);
      sandbox = payments.sandbox;
      return payments;
    },
  });
  hasty = await createTestApp({
    databaseUrl: app.databaseUrl,
    env: { ROLE: 'web' },
    payments: (parts) => {
      const payments = createSandboxPayments({ ...parts, timeoutMs: 100 });
      hastySandbox = payments.sandbox;
      return payments;
    },
  });
  return async () => {
    await hasty.stop();
    await app.stop();
  };
});

afterEach(() => sandbox.setFault('none'));

async function failedSyncs(userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job
    where name = ${SYNC_JOB} and data ->> 'userId' = ${userId} and state = 'retry'`.execute(
    app.context.db,
  );
  return rows[0]?.count ?? 0;
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no error',
    (error: unknown) => (error as { code: string }).code,
  );

test.each(['error', 'hang'] as const)(
  'when the provider answers with %s, every call says so and nothing changes',
  async (fault) => {
    const buyer = await createBuyer(app);
    await buyer.buy('pro_monthly');
    hastySandbox.setFault(fault);
    const elsewhere = createVisitor(hasty.url);
    for (const [name, value] of buyer.cookies) elsewhere.cookies.set(name, value);
    const { billing } = elsewhere.api;
    expect(await codeOf(billing.createCheckout({ priceId: 'pro_yearly' }))).toBe('CHECKOUT_FAILED');
    expect(await codeOf(billing.manageSubscription({}))).toBe('PORTAL_FAILED');
    expect(await codeOf(billing.manageSubscription({ intent: 'cancel' }))).toBe(
      'CANCELLATION_FAILED',
    );
    expect(await codeOf(billing.sync())).toBe('SYNC_FAILED');
    expect(await buyer.api.billing.overview()).toMatchObject({ status: 'active', credits: 400 });
  },
);

test('a purchase during an outage of the API is credited when the API is back', async () => {
  const buyer = await createBuyer(app);
  const url = await buyer.checkout('pro_monthly');
  sandbox.setFault('error');
  expect((await buyer.pay(url)).status).toBe(303);
  await expect.poll(() => failedSyncs(buyer.userId)).toBeGreaterThan(0);
  expect((await buyer.api.profile.get()).credits).toBe(10);
  sandbox.setFault('none');
  await settle(app);
  expect((await buyer.api.profile.get()).credits).toBe(400);
});

test('lost webhooks are found by the hourly reconcile', async () => {
  const buyer = await createBuyer(app);
  await buyer.checkout('pro_monthly');
  await buyer.manage('faults', { drop: 'on' });
  await buyer.buy('pro_monthly');
  expect((await buyer.api.profile.get()).credits).toBe(10);

  expect(await recoverEvents(app.context.billing)).toBeGreaterThan(0);
  await settle(app);
  expect((await buyer.api.profile.get()).credits).toBe(400);
  expect(await recoverEvents(app.context.billing)).toBe(0);
});

test('the next month of a yearly plan is given without any event', async () => {
  const buyer = await createBuyer(app);
  await buyer.buy('pro_yearly');
  await buyer.spend(300);
  await buyer.manage('faults', { drop: 'on' });
  await buyer.travelTo(new Date(Date.now() + 32 * DAY_MS));
  const { next_check_at: due } = await app.context.db
    .selectFrom('billing_accounts')
    .select('next_check_at')
    .where('user_id', '=', buyer.userId)
    .executeTakeFirstOrThrow();
  await enqueueDueSyncs(app.context.billing, new Date((due?.getTime() ?? 0) + 1000));
  await expect.poll(async () => (await buyer.api.profile.get()).credits).toBe(400);
});

test('the catalogue agrees with the prices at the till', async () => {
  expect(await app.context.payments.checkSetup()).toEqual([]);
});

test('a member who pays by a card that will fail is not told so before it does', async () => {
  const buyer = await createBuyer(app);
  await buyer.buy('pro_monthly', CARDS.failsLater);
  expect((await buyer.api.billing.overview()).next.standing).toBe('active');
});
