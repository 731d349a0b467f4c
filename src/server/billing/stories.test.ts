import { afterEach, beforeAll, expect, test } from 'vitest';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { createAdmin } from '#server/testing/admins.ts';
import { CARDS, createBuyer, settle } from '#server/testing/buyer.ts';
import type { Buyer } from '#server/testing/buyer.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { DAY_MS } from '#shared/rules/days.ts';
import { addMonths } from '#shared/rules/billing/months.ts';

let app: TestApp;
let buyer: Buyer;

beforeAll(async () => {
  app = await createTestApp();
  return () => app.stop();
});

afterEach(async () => {
  const { fault } = await verifyLedger(app.context.db);
  if (fault) throw new Error(`The ledger is broken: ${fault.promise} (${fault.detail})`);
});

const newBuyer = async () => (buyer = await createBuyer(app));
const state = async () => {
  const [profile, overview] = await Promise.all([
    buyer.api.profile.get(),
    buyer.api.billing.overview(),
  ]);
  return { ...overview, credits: profile.credits, tier: profile.subscriptionTier };
};
const periodEnd = async () => new Date((await buyer.api.profile.get()).subscriptionEndDate ?? '');
const customerNow = async () => {
  const { clock_ahead_ms: ahead } = await app.context.db
    .selectFrom('billing_accounts')
    .select('clock_ahead_ms')
    .where('user_id', '=', buyer.userId)
    .executeTakeFirstOrThrow();
  return Date.now() + ahead;
};

test('buying Pro Monthly gives 400 credits and a receipt', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  expect(await state()).toMatchObject({
    status: 'active',
    planId: 'pro_monthly',
    tier: 'pro_monthly',
    credits: 400,
    next: { standing: 'active', charge: { amountCents: 2200 }, credits: { upTo: 400 } },
  });
  expect(await buyer.api.billing.invoices()).toMatchObject([
    { amountCents: 2200, status: 'succeeded', planLabel: 'Pro Monthly' },
  ]);
});

test('buying Pro Yearly charges $220 once', async () => {
  await newBuyer();
  await buyer.buy('pro_yearly');
  expect(await state()).toMatchObject({ planId: 'pro_yearly', credits: 400 });
  expect(await buyer.api.billing.invoices()).toMatchObject([{ amountCents: 22_000 }]);
});

test.each([
  ['declined', CARDS.declined, 'Your card was declined.'],
  ['insufficient funds', CARDS.poor, 'Your card has insufficient funds.'],
])('a card with %s buys nothing, and another one still does', async (_name, card, words) => {
  await newBuyer();
  const url = await buyer.checkout('pro_monthly');
  const refused = await buyer.pay(url, card);
  expect(refused.status).toBe(402);
  expect(await refused.text()).toContain(words);
  expect(await state()).toMatchObject({ status: 'free', credits: 10 });

  expect((await buyer.pay(url)).status).toBe(303);
  await settle(app);
  expect(await state()).toMatchObject({ status: 'active', credits: 400 });
});

test('a card that asks for authentication pays only after the answer', async () => {
  await newBuyer();
  const url = await buyer.checkout('pro_monthly');
  expect(await (await buyer.pay(url, CARDS.asking)).text()).toContain('Your bank asks');
  expect((await buyer.pay(url, CARDS.asking, 'fail')).status).toBe(402);
  expect((await state()).status).toBe('free');
  expect((await buyer.pay(url, CARDS.asking, 'authenticate')).status).toBe(303);
  await settle(app);
  expect((await state()).credits).toBe(400);
});

test('a cancelled plan stays until the paid month is over, and can be resumed before that', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  await buyer.manage('cancel');
  expect(await state()).toMatchObject({
    status: 'active',
    next: { standing: 'ending', charge: null, endsAt: (await periodEnd()).toISOString() },
  });

  await buyer.manage('resume');
  expect((await state()).next).toMatchObject({ standing: 'active', endsAt: null });

  await buyer.manage('cancel');
  await buyer.travelTo(await periodEnd());
  expect(await state()).toMatchObject({ status: 'cancelled', planId: 'free', credits: 400 });
});

test('switching to yearly and back never fills the balance a second time in one month', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  await buyer.spend(300);
  await buyer.manage('switch:pro_yearly');
  expect(await state()).toMatchObject({ planId: 'pro_yearly', credits: 100 });
  await buyer.manage('switch:pro_monthly');
  await buyer.manage('switch:pro_yearly');
  expect(await state()).toMatchObject({ planId: 'pro_yearly', credits: 100 });
  expect(await buyer.grants()).toHaveLength(1);

  await buyer.travelTo(addMonths(new Date(), 1));
  await buyer.api.billing.sync();
  expect((await state()).credits).toBe(400);
});

test('a failed renewal keeps Pro for 7 days without new credits, and a new card repairs it', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly', CARDS.failsLater);
  await buyer.spend(150);
  await buyer.travelTo(await periodEnd());
  expect(await state()).toMatchObject({
    status: 'past_due',
    planId: 'pro_monthly',
    next: { standing: 'unpaid', owing: { amountCents: 2200, isOver: false } },
    credits: 250,
  });

  await buyer.manage('card', { card: CARDS.good });
  expect(await state()).toMatchObject({
    status: 'active',
    next: { standing: 'active', owing: null },
    credits: 400,
  });
  const statuses = (await buyer.api.billing.invoices()).map(({ status }) => status);
  expect(statuses).toEqual(['succeeded', 'succeeded']);
});

test('after 7 days without payment the plan is Free, and the payment issue is still shown', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly', CARDS.failsLater);
  const renewal = await periodEnd();
  await buyer.travelTo(new Date(renewal.getTime() + 6 * DAY_MS));
  expect((await state()).status).toBe('past_due');
  await buyer.travelTo(new Date(renewal.getTime() + 8 * DAY_MS));
  expect(await state()).toMatchObject({
    status: 'cancelled',
    planId: 'free',
    next: { standing: 'unpaid', owing: { isOver: true } },
  });
});

test('each renewal brings the balance back to 400, and credits above it stay', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  await buyer.spend(390);
  await buyer.travelTo(await periodEnd());
  expect((await state()).credits).toBe(400);
  await buyer.travelTo(await periodEnd());
  expect((await state()).credits).toBe(400);
  expect((await buyer.grants()).map(({ amount }) => amount)).toEqual([390, 390, 0]);
});

test('a yearly plan begun on 31 January gives its credits 13 months in a row', async () => {
  await newBuyer();
  await buyer.checkout('pro_yearly');
  const year = new Date().getUTCFullYear() + 1;
  await buyer.travelTo(new Date(Date.UTC(year, 0, 31, 12)));
  await buyer.buy('pro_yearly');
  const start = new Date(await customerNow());
  for (let month = 0; month < 13; month += 1) {
    await buyer.travelTo(new Date(addMonths(start, month).getTime() + 5000));
    await buyer.api.billing.sync();
    expect((await state()).credits, `month ${month}`).toBe(400);
    await buyer.spend(100);
  }
  const days = (await buyer.grants()).map(({ month_start }) =>
    month_start.toISOString().slice(5, 10),
  );
  const february = new Date(Date.UTC(year, 2, 0)).getUTCDate();
  expect(days).toEqual([
    '01-31',
    `02-${february}`,
    '03-31',
    '04-30',
    '05-31',
    '06-30',
    '07-31',
    '08-31',
    '09-30',
    '10-31',
    '11-30',
    '12-31',
    '01-31',
  ]);
  expect(await buyer.api.billing.invoices()).toHaveLength(2);
});

test('a refund takes back what was not spent, and never the free credits', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  await buyer.spend(50);
  const [invoice = ''] = await buyer.invoiceIds();
  await buyer.manage('refund', { invoice });
  expect((await state()).credits).toBe(10);
  expect(await buyer.api.billing.invoices()).toMatchObject([
    { status: 'refunded', refundedCents: 2200 },
  ]);
});

test('a disputed payment whose credits were spent takes none of the free ones', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  await buyer.spend(395);
  const [invoice = ''] = await buyer.invoiceIds();
  await buyer.manage('dispute', { invoice });
  expect((await state()).credits).toBe(5);
  expect(await buyer.api.billing.invoices()).toMatchObject([{ status: 'disputed' }]);
});

test('the refund of an earlier month does not empty the month that is paid', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  await buyer.travelTo(await periodEnd());
  const [first = ''] = await buyer.invoiceIds();
  await buyer.manage('refund', { invoice: first });
  expect(await state()).toMatchObject({ status: 'active', credits: 400 });
});

test('a refunded year brings no further months', async () => {
  await newBuyer();
  await buyer.buy('pro_yearly');
  const [invoice = ''] = await buyer.invoiceIds();
  await buyer.manage('refund', { invoice });
  expect((await state()).credits).toBe(10);
  await buyer.travelTo(addMonths(new Date(), 2));
  await buyer.api.billing.sync();
  expect((await state()).credits).toBe(10);
});

test('duplicated and reordered webhooks end in the same state', async () => {
  await newBuyer();
  await buyer.checkout('pro_monthly');
  await buyer.manage('faults', { duplicate: 'on', reorder: 'on' });
  await buyer.buy('pro_monthly');
  await buyer.travelTo(await periodEnd());
  expect(await state()).toMatchObject({ status: 'active', credits: 400 });
  expect(await buyer.grants()).toHaveLength(2);
});

test('whoever has a plan is sent to the portal instead of a second checkout', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  const answer = await buyer.api.billing.createCheckout({ priceId: 'pro_yearly' });
  expect(answer.kind).toBe('portal');
  expect(answer.url).toContain('/portal/');
});

test('two clicks open one checkout, and changing the plan closes the other one', async () => {
  await newBuyer();
  const [first, second] = await Promise.all([
    buyer.checkout('pro_monthly'),
    buyer.checkout('pro_monthly'),
  ]);
  expect(second).toBe(first);
  expect(await buyer.checkout('pro_monthly')).toBe(first);
  const yearly = await buyer.checkout('pro_yearly');
  expect(yearly).not.toBe(first);
  expect((await buyer.pay(first ?? '')).status).toBe(410);
});

test('what comes next is told by every door alike, to the member and to staff', async () => {
  await newBuyer();
  const free = (await buyer.api.session.get()).next;
  expect(free).toMatchObject({ standing: 'free', credits: { upTo: 10 }, countdown: { days: 30 } });
  await buyer.buy('pro_yearly');
  const next = (await buyer.api.session.get()).next;
  expect(next).toMatchObject({ planId: 'pro_yearly', charge: { amountCents: 22_000 } });
  expect((await buyer.api.billing.overview()).next).toEqual(next);
  const admin = await createAdmin(app);
  const detail = await admin.api.adminUsers.get({ userId: buyer.userId });
  expect(detail.next).toEqual(next);
  await app.context.db
    .updateTable('profiles')
    .set({ subscription_status: 'admin' })
    .where('user_id', '=', admin.userId)
    .execute();
  expect((await admin.api.session.get()).next).toMatchObject({
    standing: 'operator',
    charge: null,
    countdown: null,
  });
});

test('a disputed plan says so instead of active', async () => {
  await newBuyer();
  await buyer.buy('pro_yearly');
  const [invoice = ''] = await buyer.invoiceIds();
  await buyer.manage('dispute', { invoice });
  expect((await state()).next).toMatchObject({ standing: 'disputed', takenBackCents: 22_000 });
});

test('a plan that is over says when and why it ended', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly', CARDS.failsLater);
  const renewal = await periodEnd();
  await buyer.travelTo(new Date(renewal.getTime() + 20 * DAY_MS));
  expect((await state()).next).toMatchObject({
    standing: 'free',
    ended: { planId: 'pro_monthly', why: 'unpaid' },
  });
  await buyer.buy('pro_monthly');
  await buyer.manage('cancel');
  await buyer.travelTo(await periodEnd());
  expect((await state()).next).toMatchObject({ standing: 'free', ended: { why: 'cancelled' } });
});

test('a switch back to monthly leaves a credit, which the next payments use up first', async () => {
  await newBuyer();
  await buyer.buy('pro_yearly');
  await buyer.manage('switch:pro_monthly');
  const { next } = await state();
  expect(next.creditCents).toBe(22_000 - 2200);
  expect(next.charge).toMatchObject({ amountCents: 0, fromCreditCents: 2200 });
  await buyer.travelTo(await periodEnd());
  expect((await state()).next.creditCents).toBe(22_000 - 4400);
});

test('from the moment that deletion is asked for, no billing date is shown', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  await buyer.api.profile.requestDeletion({ email: buyer.email });
  expect((await state()).next).toMatchObject({ standing: 'leaving', charge: null });
  await buyer.api.profile.cancelDeletion();
  expect((await state()).next.standing).not.toBe('leaving');
});

test('a switch is offered with its amount, charged for exactly that, and the credits stay', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  await buyer.spend(100);
  await buyer.travelTo(new Date(Date.now() + 10 * DAY_MS));
  const offer = await buyer.api.billing.offerSwitch({ planId: 'pro_yearly' });
  expect(offer.dueCents).toBeGreaterThan(22_000 - 2200);
  expect(offer.dueCents).toBeLessThan(22_000);
  expect(offer).toMatchObject({ creditCents: 0, renewsForCents: 22_000 });
  expect((await state()).planId).toBe('pro_monthly');
  const { planId, at, dueCents } = offer;
  await buyer.api.billing.acceptSwitch({ planId, at, dueCents });
  const after = await state();
  expect(after).toMatchObject({ planId: 'pro_yearly', credits: 300 });
  expect(
    Math.abs(Date.parse(after.next.charge?.date ?? '') - Date.parse(offer.renewsAt)),
  ).toBeLessThan(60_000);
  const [invoice] = await buyer.api.billing.invoices();
  expect(invoice).toMatchObject({ amountCents: dueCents, status: 'succeeded' });
});

test('a switch back costs nothing today, and what is left over is shown as credit', async () => {
  await newBuyer();
  await buyer.buy('pro_yearly');
  const offer = await buyer.api.billing.offerSwitch({ planId: 'pro_monthly' });
  expect(offer).toMatchObject({ dueCents: 0, renewsForCents: 0 });
  expect(offer.creditCents).toBeGreaterThan(19_000);
  const { planId, at, dueCents } = offer;
  const overview = await buyer.api.billing.acceptSwitch({ planId, at, dueCents });
  expect(overview.next).toMatchObject({ planId: 'pro_monthly', creditCents: offer.creditCents });
});

test('an amount that nobody offered is never charged, nor a plan switched that is not paid', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly', CARDS.failsLater);
  const { planId, at, dueCents } = await buyer.api.billing.offerSwitch({ planId: 'pro_yearly' });
  const accept = (change: object) =>
    buyer.api.billing.acceptSwitch({ planId, at, dueCents, ...change });
  const outdated = { code: 'OFFER_OUTDATED' };
  await expect(accept({ dueCents: dueCents - 1 })).rejects.toMatchObject(outdated);
  const old = new Date(Date.parse(at) - 31 * 60_000).toISOString();
  await expect(accept({ at: old })).rejects.toMatchObject(outdated);
  await expect(accept({ planId: 'pro_monthly' })).rejects.toMatchObject(outdated);
  await buyer.travelTo(await periodEnd());
  const unpaid = buyer.api.billing.offerSwitch({ planId: 'pro_yearly' });
  await expect(unpaid).rejects.toMatchObject(outdated);
  expect(await state()).toMatchObject({ planId: 'pro_monthly', status: 'past_due' });
});

test('a card that refuses the switch leaves the plan as it was', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  await buyer.manage('card', { card: CARDS.declined });
  const { planId, at, dueCents } = await buyer.api.billing.offerSwitch({ planId: 'pro_yearly' });
  const accepted = buyer.api.billing.acceptSwitch({ planId, at, dueCents });
  await expect(accepted).rejects.toMatchObject({ code: 'CARD_DECLINED' });
  expect(await state()).toMatchObject({ planId: 'pro_monthly', status: 'active' });
});

test('the portal asks with the amount before it switches', async () => {
  await newBuyer();
  await buyer.buy('pro_yearly');
  const asked = await buyer.portal('ask-switch:pro_monthly');
  const page = await (await buyer.fetch(asked.headers.get('location') ?? '')).text();
  expect(page).toContain('Today $0.00, then $22.00 per month.');
  expect((await state()).planId).toBe('pro_yearly');
});

test('a payment that failed has no receipt', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly', CARDS.failsLater);
  await buyer.travelTo(await periodEnd());
  const [failed, paid] = await buyer.api.billing.invoices();
  expect(failed).toMatchObject({ status: 'failed', receiptUrl: null });
  expect(paid?.receiptUrl).not.toBeNull();
});
