import { beforeAll, beforeEach, expect, test } from 'vitest';

import { sign } from '#server/adapters/payments/sandbox/deliveries.ts';
import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { createBuyer, settle } from '#server/testing/members/buyer.ts';
import type { Buyer } from '#server/testing/members/buyer.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';

let app: TestApp;
let buyer: Buyer;
let secret: string;

beforeAll(async () => {
  app = await createTestApp();
  const { payments } = app.context;
  secret =
    'sandbox' in payments ? (payments.sandbox as { webhookSecret: string }).webhookSecret : '';
  buyer = await createBuyer(app);
  await buyer.buy('pro_monthly');
  return () => app.stop();
});

beforeEach(async () => {
  await settle(app);
});

const send = (body: string, signature?: string) =>
  fetch(`${app.url}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(signature && { 'Stripe-Signature': signature }),
    },
    body,
  });

async function paidEvent(id = `evt_${crypto.randomUUID()}`): Promise<string> {
  const customer = await buyer.customerId();
  const object = { id: 'in_made_up', object: 'invoice', customer, amount_paid: 999_999 };
  const created = Math.floor(Date.now() / 1000);
  return JSON.stringify({ id, object: 'event', type: 'invoice.paid', created, data: { object } });
}

const books = async () => ({
  profile: await buyer.api.profile.get(),
  grants: await buyer.grants(),
  invoices: await buyer.api.billing.invoices(),
});

test('an unsigned webhook is refused', async () => {
  const before = await books();
  expect((await send(await paidEvent())).status).toBe(400);
  expect(await books()).toEqual(before);
});

test('a webhook that was changed on its way is refused', async () => {
  const body = await paidEvent();
  const signature = sign(secret, body);
  expect((await send(body.replace('999999', '100'), signature)).status).toBe(400);
  expect((await send(body, sign('whsec_another', body))).status).toBe(400);
  expect((await send(body, 'nonsense')).status).toBe(400);
});

test('a webhook older than five minutes is refused, even with a good signature', async () => {
  const body = await paidEvent();
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
  expect((await send(body, sign(secret, body, minutesAgo(5.2)))).status).toBe(400);
  expect((await send(body, sign(secret, body, minutesAgo(4.5)))).status).toBe(200);
});

const event = { id: 'evt_odd', object: 'event', type: 'x', created: 1, data: { object: {} } };

test.each([
  '{',
  'null',
  '[]',
  '"evt"',
  '{}',
  JSON.stringify({ ...event, data: null }),
  JSON.stringify({ ...event, data: { object: null } }),
  JSON.stringify({ ...event, data: { object: 'cus_1' } }),
  JSON.stringify({ ...event, id: 5 }),
  JSON.stringify({ ...event, id: 'evt_\0' }),
  JSON.stringify({ ...event, created: 'soon' }),
  JSON.stringify({ ...event, created: 1e300 }),
  JSON.stringify({ id: 'evt_thin', object: 'v2.core.event', type: 'v1.billing.meter.error' }),
])('a signed body that is no event is refused: %s', async (body) => {
  expect((await send(body, sign(secret, body))).status).toBe(400);
});

test('a dispute of a charge that nobody knows here is taken and left alone', async () => {
  const object = { id: 'dp_1', object: 'dispute', charge: 'ch_of_another_account' };
  const body = JSON.stringify({ ...event, id: `evt_${crypto.randomUUID()}`, data: { object } });
  expect((await send(body, sign(secret, body))).status).toBe(200);
});

test('a replayed webhook changes nothing', async () => {
  const before = await books();
  const body = await paidEvent();
  for (let i = 0; i < 5; i += 1) expect((await send(body, sign(secret, body))).status).toBe(200);
  await settle(app);
  expect(await books()).toEqual(before);
});

test('a new event id for an invoice that was already paid, or never existed, grants nothing', async () => {
  const before = await books();
  for (let i = 0; i < 5; i += 1) {
    const body = await paidEvent();
    expect((await send(body, sign(secret, body))).status).toBe(200);
  }
  await settle(app);
  expect(await books()).toEqual(before);
  expect((await verifyLedger(app.context.db)).fault).toBeNull();
});

test('an event of a customer that is not ours is taken and left alone', async () => {
  const body = (await paidEvent()).replace(await buyer.customerId(), 'cus_somebody_else');
  expect((await send(body, sign(secret, body))).status).toBe(200);
  await settle(app);
});

test('a body larger than any event is refused unread', async () => {
  const body = 'x'.repeat(600 * 1024);
  expect((await send(body, sign(secret, body))).status).toBe(413);
});
