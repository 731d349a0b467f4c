import { expect, test } from 'vitest';

import { grantCredits } from '#server/credits/grant-credits.ts';
import { CARDS } from '#server/testing/cards.ts';
import { DAY_MS } from '#shared/rules/days.ts';
import { addMonths } from '#shared/rules/billing/months.ts';

import { openShop } from '#server/testing/open-shop.ts';

const { app, newBuyer } = openShop();

test('a cancelled plan stays until the paid month is over, and can be resumed before that', async () => {
  const { buyer, state, periodEnd } = await newBuyer();
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

test('a failed renewal keeps Pro for 7 days without new credits, and a new card repairs it', async () => {
  const { buyer, state, periodEnd } = await newBuyer();
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
  const { buyer, state, periodEnd } = await newBuyer();
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
  const { buyer, state, periodEnd } = await newBuyer();
  await buyer.buy('pro_monthly');
  await buyer.spend(390);
  await buyer.travelTo(await periodEnd());
  expect((await state()).credits).toBe(400);
  await buyer.travelTo(await periodEnd());
  expect((await state()).credits).toBe(400);
  await give(buyer.userId, 25);
  await buyer.travelTo(await periodEnd());
  expect((await state()).credits).toBe(425);
  expect((await buyer.grants()).map(({ amount }) => amount)).toEqual([390, 390, 0, 0]);
});

test('a yearly plan begun on 31 January gives its credits 13 months in a row', async () => {
  const { buyer, state, customerNow } = await newBuyer();
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

test('a plan that is over says when and why it ended', async () => {
  const { buyer, state, periodEnd } = await newBuyer();
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

test('from the moment that deletion is asked for, no billing date is shown', async () => {
  const { buyer, state } = await newBuyer();
  await buyer.buy('pro_monthly');
  await buyer.api.profile.requestDeletion({ email: buyer.email });
  expect((await state()).next).toMatchObject({ standing: 'leaving', charge: null });
  await buyer.api.profile.cancelDeletion();
  expect((await state()).next.standing).not.toBe('leaving');
});

test('a payment that failed has no receipt and has brought no credits', async () => {
  const { buyer, periodEnd } = await newBuyer();
  await buyer.buy('pro_monthly', CARDS.failsLater);
  await buyer.travelTo(await periodEnd());
  const [failed, paid] = await buyer.api.billing.invoices();
  expect(failed).toMatchObject({ status: 'failed', receiptUrl: null });
  expect(paid?.receiptUrl).not.toBeNull();
  expect(await creditsBought(buyer.userId)).toEqual([400, 0]);
  await buyer.manage('card', { card: CARDS.good });
  expect(await creditsBought(buyer.userId)).toEqual([400, 400]);
});

async function give(userId: string, amount: number): Promise<void> {
  const gift = { userId, amount, reason: 'A gift', reference: `gift:${userId}` };
  await app()
    .context.db.transaction()
    .execute((trx) => grantCredits(trx, gift));
}

async function creditsBought(userId: string): Promise<number[]> {
  const rows = await app()
    .context.db.selectFrom('payment_transactions')
    .select('credits_purchased')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.credits_purchased);
}
