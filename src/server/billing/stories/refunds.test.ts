import { expect, test } from 'vitest';

import { addMonths } from '#shared/rules/billing/months.ts';

import { openShop } from '#server/testing/open-shop.ts';

const { newBuyer } = openShop();

test('a refund takes back what was not spent, and never the free credits', async () => {
  const { buyer, state } = await newBuyer();
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
  const { buyer, state } = await newBuyer();
  await buyer.buy('pro_monthly');
  await buyer.spend(395);
  const [invoice = ''] = await buyer.invoiceIds();
  await buyer.manage('dispute', { invoice });
  expect((await state()).credits).toBe(5);
  expect(await buyer.api.billing.invoices()).toMatchObject([{ status: 'disputed' }]);
});

test('the refund of an earlier month does not empty the month that is paid', async () => {
  const { buyer, state, periodEnd } = await newBuyer();
  await buyer.buy('pro_monthly');
  await buyer.travelTo(await periodEnd());
  const [first = ''] = await buyer.invoiceIds();
  await buyer.manage('refund', { invoice: first });
  expect(await state()).toMatchObject({ status: 'active', credits: 400 });
});

test('a refunded year brings no further months', async () => {
  const { buyer, state } = await newBuyer();
  await buyer.buy('pro_yearly');
  const [invoice = ''] = await buyer.invoiceIds();
  await buyer.manage('refund', { invoice });
  expect((await state()).credits).toBe(10);
  await buyer.travelTo(addMonths(new Date(), 2));
  await buyer.api.billing.sync();
  expect((await state()).credits).toBe(10);
});

test('a disputed plan says so instead of active', async () => {
  const { buyer, state } = await newBuyer();
  await buyer.buy('pro_yearly');
  const [invoice = ''] = await buyer.invoiceIds();
  await buyer.manage('dispute', { invoice });
  expect((await state()).next).toMatchObject({ standing: 'disputed', takenBackCents: 22_000 });
});
