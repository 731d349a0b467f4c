import { expect, test, vi } from 'vitest';

import { createAdmin } from '#server/testing/members/admins.ts';
import { settle } from '#server/testing/members/buyer.ts';
import { CARDS } from '#server/testing/cards.ts';

import { openShop } from '#server/testing/open-shop.ts';

const { app, newBuyer } = openShop();

test('buying Pro Monthly gives 400 credits and a receipt', async () => {
  const { buyer, state } = await newBuyer();
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
  const { buyer, state } = await newBuyer();
  await buyer.buy('pro_yearly');
  expect(await state()).toMatchObject({ planId: 'pro_yearly', credits: 400 });
  expect(await buyer.api.billing.invoices()).toMatchObject([{ amountCents: 22_000 }]);
});

test.each([
  ['declined', CARDS.declined, 'Your card was declined.'],
  ['insufficient funds', CARDS.poor, 'Your card has insufficient funds.'],
])('a card with %s buys nothing, and another one still does', async (_name, card, words) => {
  const { buyer, state } = await newBuyer();
  const url = await buyer.checkout('pro_monthly');
  const refused = await buyer.pay(url, card);
  expect(refused.status).toBe(402);
  expect(await refused.text()).toContain(words);
  expect(await state()).toMatchObject({ status: 'free', credits: 10 });

  expect((await buyer.pay(url)).status).toBe(303);
  await settle(app());
  expect(await state()).toMatchObject({ status: 'active', credits: 400 });
});

test('a card that asks for authentication pays only after the answer', async () => {
  const { buyer, state } = await newBuyer();
  const url = await buyer.checkout('pro_monthly');
  expect(await (await buyer.pay(url, CARDS.asking)).text()).toContain('Your bank asks');
  expect((await buyer.pay(url, CARDS.asking, 'fail')).status).toBe(402);
  expect((await state()).status).toBe('free');
  expect((await buyer.pay(url, CARDS.asking, 'authenticate')).status).toBe(303);
  await settle(app());
  expect((await state()).credits).toBe(400);
});

test('duplicated and reordered webhooks end in the same state', async () => {
  const { buyer, state, periodEnd } = await newBuyer();
  await buyer.checkout('pro_monthly');
  await buyer.manage('faults', { duplicate: 'on', reorder: 'on' });
  await buyer.buy('pro_monthly');
  await buyer.travelTo(await periodEnd());
  expect(await state()).toMatchObject({ status: 'active', credits: 400 });
  expect(await buyer.grants()).toHaveLength(2);
});

test('whoever has a plan is sent to the portal instead of a second checkout', async () => {
  const { buyer } = await newBuyer();
  await buyer.buy('pro_monthly');
  const answer = await buyer.api.billing.createCheckout({ priceId: 'pro_yearly' });
  expect(answer.kind).toBe('portal');
  expect(answer.url).toContain('/portal/');
});

test('two clicks open one checkout, and changing the plan closes the other one', async () => {
  const { buyer } = await newBuyer();
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

test('a click that is done while the other one looks round shares its checkout, too', async () => {
  const { buyer } = await newBuyer();
  await buyer.checkout('pro_yearly');
  const { payments } = app().context;
  const close = payments.closeCheckout.bind(payments);
  let first = '';
  vi.spyOn(payments, 'closeCheckout').mockImplementationOnce(async (id) => {
    first = await buyer.checkout('pro_monthly');
    return close(id);
  });
  expect(await buyer.checkout('pro_monthly')).toBe(first);
});

test('what comes next is told by every door alike, to the member and to staff', async () => {
  const { buyer } = await newBuyer();
  const free = (await buyer.api.session.get()).next;
  expect(free).toMatchObject({ standing: 'free', credits: { upTo: 10 }, countdown: { days: 30 } });
  await buyer.buy('pro_yearly');
  const next = (await buyer.api.session.get()).next;
  expect(next).toMatchObject({ planId: 'pro_yearly', charge: { amountCents: 22_000 } });
  expect((await buyer.api.billing.overview()).next).toEqual(next);
  const admin = await createAdmin(app());
  const detail = await admin.api.adminUsers.get({ userId: buyer.userId });
  expect(detail.next).toEqual(next);
  await app()
    .context.db.updateTable('profiles')
    .set({ subscription_status: 'admin' })
    .where('user_id', '=', admin.userId)
    .execute();
  expect((await admin.api.session.get()).next).toMatchObject({
    standing: 'operator',
    charge: null,
    countdown: null,
  });
});
