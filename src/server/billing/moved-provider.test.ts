import { beforeAll, expect, test } from 'vitest';

import { createSandboxPayments } from '#server/adapters/payments/payments.ts';
import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { createBuyer, settle } from '#server/testing/members/buyer.ts';
import type { Buyer } from '#server/testing/members/buyer.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { createVisitor } from '#server/testing/members/visitor.ts';

import { followAccount } from './follow-account.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { wasOfSandbox } from './unknown-customer.ts';

/** A house on the sandbox; and the same house after its move to a provider that has never heard of it. */
let before: TestApp;
let after: TestApp;
let elsewhere: TestApp;

beforeAll(async () => {
  before = await createTestApp();
  elsewhere = await createTestApp({ env: { ROLE: 'web' } });
  after = await createTestApp({
    databaseUrl: before.databaseUrl,
    env: { ROLE: 'web' },
    payments: (parts) => createSandboxPayments({ ...parts, db: elsewhere.context.db }),
  });
  return async () => {
    await after.stop();
    await elsewhere.stop();
    await before.stop();
  };
});

/** The same person at the house as it is now. */
function comeBack(buyer: Buyer) {
  const visitor = createVisitor(after.url);
  for (const [name, value] of buyer.cookies) visitor.cookies.set(name, value);
  return visitor;
}

const setCustomer = (userId: string, id: string) =>
  before.context.db
    .updateTable('profiles')
    .set({ stripe_customer_id: id })
    .where('user_id', '=', userId)
    .execute();

const isKnownThere = (customerId: string) => wasOfSandbox(elsewhere.context.db, customerId);

test.each(['the sandbox', 'nobody any more'])(
  'after a move a buyer whom %s knew gets a new customer and a checkout',
  async (whose) => {
    const buyer = await createBuyer(before);
    // Left open, and paid nowhere: it must not stand in the way of the new one.
    const old = await buyer.checkout('pro_monthly');
    const former = await buyer.customerId();
    if (whose !== 'the sandbox') await setCustomer(buyer.userId, 'cus_gone');

    const { billing } = comeBack(buyer).api;
    const { kind, url } = await billing.createCheckout({ priceId: 'pro_monthly' });
    expect(kind).toBe('checkout');
    expect(url).not.toBe(old);
    expect(await buyer.customerId()).not.toBe(former);
    expect(await isKnownThere(await buyer.customerId())).toBe(true);
    // Again: the same one, not a customer for each click.
    expect((await billing.createCheckout({ priceId: 'pro_monthly' })).url).toBe(url);
  },
);

test('a plan of the sandbox ends with the move: it can be bought for real, and managed', async () => {
  const buyer = await createBuyer(before);
  await buyer.buy('pro_monthly');
  const { api } = comeBack(buyer);
  expect((await api.billing.sync()).status).toBe('free');
  const { kind } = await api.billing.createCheckout({ priceId: 'pro_yearly' });
  expect(kind).toBe('checkout');
  expect((await api.billing.manageSubscription({})).success).toBe(true);
  // What was given stays.
  expect((await api.profile.get()).credits).toBe(400);
  expect((await verifyLedger(before.context.db)).fault).toBeNull();
});

test('whoever goes to the portal of the new provider first is a customer there', async () => {
  const buyer = await createBuyer(before);
  await buyer.buy('pro_monthly');
  const { api } = comeBack(buyer);
  expect((await api.billing.manageSubscription({ intent: 'cancel' })).success).toBe(true);
  expect(await isKnownThere(await buyer.customerId())).toBe(true);
});

test('accounts of the sandbox can still be changed and erased', async () => {
  const buyer = await createBuyer(before);
  await buyer.buy('pro_monthly');
  await settle(before);
  await followAccount(after.context.billing, buyer.userId);
  await endSubscriptions(after.context.billing, buyer.userId);
  expect((await comeBack(buyer).api.billing.overview()).status).toBe('free');
});

test('a customer whom nobody knows is not written off behind their back', async () => {
  const buyer = await createBuyer(before);
  await buyer.buy('pro_monthly');
  await setCustomer(buyer.userId, 'cus_of_another_key');
  const { billing } = comeBack(buyer).api;
  await expect(billing.sync()).rejects.toMatchObject({ code: 'SYNC_FAILED' });
  expect((await billing.overview()).status).toBe('active');
});
