import { expect, test } from 'vitest';

import { CARDS } from '#server/testing/cards.ts';
import { DAY_MS } from '#shared/rules/days.ts';
import { addMonths } from '#shared/rules/billing/months.ts';

import { openShop } from '#server/testing/open-shop.ts';

const { newBuyer } = openShop();

test('switching to yearly and back never fills the balance a second time in one month', async () => {
  const { buyer, state } = await newBuyer();
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

test('a switch back to monthly leaves a credit, which the next payments use up first', async () => {
  const { buyer, state, periodEnd } = await newBuyer();
  await buyer.buy('pro_yearly');
  await buyer.manage('switch:pro_monthly');
  const { next } = await state();
  expect(next.creditCents).toBe(22_000 - 2200);
  expect(next.charge).toMatchObject({ amountCents: 0, fromCreditCents: 2200 });
  await buyer.travelTo(await periodEnd());
  expect((await state()).next.creditCents).toBe(22_000 - 4400);
});

test('a switch is offered with its amount, charged for exactly that, and the credits stay', async () => {
  const { buyer, state } = await newBuyer();
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
  ).toBeLessThan(DAY_MS);
  const [invoice] = await buyer.api.billing.invoices();
  expect(invoice).toMatchObject({ amountCents: dueCents, status: 'succeeded' });
});

test('a switch back costs nothing today, and what is left over is shown as credit', async () => {
  const { buyer } = await newBuyer();
  await buyer.buy('pro_yearly');
  const offer = await buyer.api.billing.offerSwitch({ planId: 'pro_monthly' });
  expect(offer).toMatchObject({ dueCents: 0, renewsForCents: 0 });
  expect(offer.creditCents).toBeGreaterThan(19_000);
  const { planId, at, dueCents } = offer;
  const overview = await buyer.api.billing.acceptSwitch({ planId, at, dueCents });
  expect(overview.next).toMatchObject({ planId: 'pro_monthly', creditCents: offer.creditCents });
  expect(
    Math.abs(Date.parse(overview.next.charge?.date ?? '') - Date.parse(offer.renewsAt)),
  ).toBeLessThan(DAY_MS);
});

test('an amount that nobody offered is never charged, nor a plan switched that is not paid', async () => {
  const { buyer, state, periodEnd } = await newBuyer();
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
  await expect(unpaid).rejects.toMatchObject({ code: 'PAYMENT_OPEN' });
  expect(await state()).toMatchObject({ planId: 'pro_monthly', status: 'past_due' });
});

test('a card that refuses the switch leaves the plan as it was', async () => {
  const { buyer, state } = await newBuyer();
  await buyer.buy('pro_monthly');
  await buyer.manage('card', { card: CARDS.declined });
  const { planId, at, dueCents } = await buyer.api.billing.offerSwitch({ planId: 'pro_yearly' });
  const accepted = buyer.api.billing.acceptSwitch({ planId, at, dueCents });
  await expect(accepted).rejects.toMatchObject({ code: 'CARD_DECLINED' });
  expect(await state()).toMatchObject({ planId: 'pro_monthly', status: 'active' });
});

test('the portal asks with the amount before it switches', async () => {
  const { buyer, state } = await newBuyer();
  await buyer.buy('pro_yearly');
  const asked = await buyer.portal('ask-switch:pro_monthly');
  const page = await (await buyer.fetch(asked.headers.get('location') ?? '')).text();
  expect(page).toContain('Today $0.00, then $22.00 per month.');
  expect((await state()).planId).toBe('pro_yearly');
});
