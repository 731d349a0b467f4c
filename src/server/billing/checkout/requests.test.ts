import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { createStore } from '#server/adapters/payments/sandbox/store.ts';
import { createBuyer } from '#server/testing/members/buyer.ts';
import type { Buyer } from '#server/testing/members/buyer.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { BILLING } from '#shared/rules/billing/plans.ts';

let app: TestApp;
let buyer: Buyer;

beforeAll(async () => {
  app = await createTestApp();
  buyer = await createBuyer(app);
  return () => app.stop();
});

const CHECKOUT = '/functions/v1/create-checkout';
const PORTAL = '/functions/v1/manage-subscription';

test.each([
  ['a price id of another shop', { priceId: 'price_1Foreign' }],
  ['the free plan', { priceId: 'free' }],
  ['no plan', {}],
  ['an amount', { priceId: 'pro_monthly', amount: 1 }],
  ['a coupon', { priceId: 'pro_monthly', coupon: 'FREE' }],
  ['the name of another plan', { priceId: 'pro_yearly', planName: 'Pro Monthly' }],
  ["somebody else's id", { priceId: 'pro_monthly', userId: 'somebody-else' }],
  ["somebody else's address", { priceId: 'pro_monthly', userEmail: 'else@example.com' }],
])('a checkout with %s is refused', async (_name, body) => {
  const answer = await buyer.post(CHECKOUT, body);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('a checkout with the own id and address, as the spec sends it, is opened', async () => {
  const answer = await buyer.post(CHECKOUT, {
    priceId: 'pro_monthly',
    planName: 'Pro Wine Plan',
    userEmail: ` ${buyer.email.toUpperCase()} `,
    userId: buyer.userId,
  });
  expect(await answer.json()).toMatchObject({ kind: 'checkout' });
});

test('nothing is sold to an account that is to be deleted, until it is kept', async () => {
  const leaver = await createBuyer(app);
  await leaver.api.profile.requestDeletion({ email: leaver.email });
  const refused = await leaver.post(CHECKOUT, { priceId: 'pro_monthly' });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'ACCOUNT_LEAVING' });
  await leaver.api.profile.cancelDeletion();
  expect((await leaver.post(CHECKOUT, { priceId: 'pro_monthly' })).status).toBe(200);
});

test('nor is its plan switched', async () => {
  const leaver = await createBuyer(app);
  await leaver.buy('pro_monthly');
  await leaver.api.profile.requestDeletion({ email: leaver.email });
  const offer = leaver.api.billing.offerSwitch({ planId: 'pro_yearly' });
  await expect(offer).rejects.toMatchObject({ code: 'ACCOUNT_LEAVING' });
});

test.each([
  ["somebody else's id", { userId: 'somebody-else' }, 'This is not your account'],
  ['no real address', { userEmail: 'nonsense' }, 'Valid email required for Stripe'],
  ['an empty id', { userId: '' }, 'User ID is required'],
])('the portal is refused for %s', async (_name, body, words) => {
  const answer = await buyer.post(PORTAL, body);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ message: words });
});

test('the portal opens for its member, under an address nobody guesses', async () => {
  const answer = await buyer.post(PORTAL, { userEmail: buyer.email, userId: buyer.userId });
  const { success, url } = (await answer.json()) as { success: boolean; url: string };
  expect(success).toBe(true);
  const page = await buyer.fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Test mode — no money moves');
  expect((await buyer.fetch(`${url.slice(0, -4)}abcd`)).status).toBe(404);
});

test("the sandbox's pages run no scripts and escape what the member typed", async () => {
  const member = await app.member({ name: '<script>alert(1)</script>' });
  await member.api.profile.get();
  const { url } = await member.api.billing.createCheckout({ priceId: 'pro_monthly' });
  const page = await member.fetch(url);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).not.toContain('<script');
});

test('a member who asks without end is asked to wait', async () => {
  const eager = await createBuyer(app);
  // More than two minutes' worth: whenever a new minute begins, the last ones are too many.
  const answers = await Promise.all(
    Array.from({ length: 2 * BILLING.callsPerMinute + 1 }, () => eager.post('/api/billing/sync')),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses).toContain(429);
});

test('another site cannot press the buttons of the checkout', async () => {
  const url = await buyer.checkout('pro_monthly');
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'cross-site',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'card=4242424242424242&step=pay',
  });
  expect(answer.status).toBe(403);
});

test("a checkout stands as the provider has it, and a stranger's is unknown", async () => {
  const [payer, stranger] = [await createBuyer(app), await createBuyer(app)];
  const url = await payer.checkout('pro_monthly');
  const { id } = await app.context.db
    .selectFrom('checkout_sessions')
    .select('id')
    .where('user_id', '=', payer.userId)
    .executeTakeFirstOrThrow();
  expect(await payer.api.billing.checkout({ id })).toEqual({ status: 'open' });
  await payer.pay(url);
  expect(await payer.api.billing.checkout({ id })).toEqual({ status: 'complete' });
  expect(await stranger.api.billing.checkout({ id })).toEqual({ status: 'unknown' });
  expect(await payer.api.billing.checkout({ id: 'cs_made_up' })).toEqual({ status: 'unknown' });
});

test('two tabs that choose different plans at one moment leave one checkout that can be paid', async () => {
  const chooser = await createBuyer(app);
  const { payments, db } = app.context;
  const create = payments.createCheckout.bind(payments);
  const both = Promise.withResolvers<void>();
  let arrived = 0;
  // Each has looked for an open one, and found none, before either begins.
  const begun = vi.spyOn(payments, 'createCheckout').mockImplementation(async (order) => {
    arrived += 1;
    if (arrived === 2) both.resolve();
    await both.promise;
    return create(order);
  });
  onTestFinished(() => begun.mockRestore());
  await Promise.all([chooser.checkout('pro_monthly'), chooser.checkout('pro_yearly')]);
  const sessions = await createStore(db).list('checkout.session', await chooser.customerId());
  expect(sessions.map(({ status }) => status).toSorted()).toEqual(['expired', 'open']);
});
