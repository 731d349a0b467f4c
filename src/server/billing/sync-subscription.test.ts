import { expect, test } from 'vitest';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { PaymentsUnavailable } from '#server/ports/payments.ts';
import type { ProviderState } from '#server/ports/payments.ts';
import { FakeStripe } from '#server/testing/outside/fake-stripe.ts';
import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';

import { syncSubscription } from './sync-subscription.ts';

async function setUp() {
  const { db } = await createTestDatabase();
  const userId = await createProfile(db);
  await db
    .updateTable('profiles')
    .set({ stripe_customer_id: `cus_${userId}` })
    .where('user_id', '=', userId)
    .execute();
  const stripe = new FakeStripe(`cus_${userId}`, new Date());
  const alerts: string[] = [];
  const sync = (
    readProviderState: () => Promise<ProviderState> = async () => stripe.providerState(),
  ) =>
    syncSubscription(
      {
        db,
        payments: { readProviderState },
        monitor: { alert: (kind) => alerts.push(kind), prove: () => {} },
        appUrl: 'http://vignette.test',
      },
      userId,
    );
  const profile = () =>
    db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
  const entries = () =>
    db.selectFrom('credit_history').selectAll().where('user_id', '=', userId).execute();
  return { db, userId, stripe, alerts, sync, profile, entries };
}

test('eight syncs at once give one grant', async () => {
  const { db, stripe, sync, profile, entries } = await setUp();
  stripe.happen({ kind: 'subscribe', plan: 'pro_monthly' });
  await Promise.all(Array.from({ length: 8 }, () => sync()));
  expect((await profile()).credits).toBe(400);
  expect(await entries()).toHaveLength(2);
  expect((await verifyLedger(db)).fault).toBeNull();
});

test('while the provider cannot be reached nothing is guessed, and a later look repairs it', async () => {
  const { stripe, sync, profile } = await setUp();
  stripe.happen({ kind: 'subscribe', plan: 'pro_monthly' });
  const silence = () => Promise.reject(new PaymentsUnavailable(new Error('503')));
  await expect(sync(silence)).rejects.toThrow(PaymentsUnavailable);
  expect(await profile()).toMatchObject({ subscription_status: 'free', credits: 10 });

  await sync();
  expect(await profile()).toMatchObject({ subscription_status: 'active', credits: 400 });
});

test('an outage of the provider takes Pro away from nobody', async () => {
  const { stripe, sync, profile } = await setUp();
  stripe.happen({ kind: 'subscribe', plan: 'pro_monthly' });
  await sync();
  const silence = () => Promise.reject(new PaymentsUnavailable(new Error('timeout')));
  await expect(sync(silence)).rejects.toThrow(PaymentsUnavailable);
  expect((await profile()).subscription_status).toBe('active');
});

test('an answer that was asked for earlier and comes later is dropped', async () => {
  const { stripe, sync, profile } = await setUp();
  stripe.happen({ kind: 'subscribe', plan: 'pro_monthly' });
  const old = stripe.providerState();
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<typeof old>()];
  const late = sync(() => {
    asked.resolve();
    return answer.promise;
  });
  await asked.promise;
  stripe.happen({ kind: 'end' });
  await expect.poll(async () => (await sync())?.status).toBe('cancelled');
  answer.resolve(old);
  await late;
  expect(await profile()).toMatchObject({ subscription_status: 'cancelled' });
});

test('a status the provider invents grants nothing and raises an alert', async () => {
  const { stripe, sync, profile, alerts } = await setUp();
  stripe.happen({ kind: 'subscribe', plan: 'pro_monthly' });
  stripe.happen({ kind: 'strange' });
  await sync();
  expect(await profile()).toMatchObject({ subscription_status: 'free', credits: 10 });
  expect(alerts).toEqual(['billing_unknown_status']);
});

test('a subscription to a price that is not ours grants nothing and raises an alert', async () => {
  const { stripe, sync, profile, alerts } = await setUp();
  stripe.happen({ kind: 'subscribe', plan: 'pro_monthly' });
  if (stripe.subscription) stripe.subscription.planId = null;
  await sync();
  expect(await profile()).toMatchObject({ subscription_status: 'free', credits: 10 });
  expect(alerts).toEqual(['billing_unknown_price']);
});

test('an active subscription whose renewal is not yet paid waits for the money', async () => {
  const { stripe, sync, profile } = await setUp();
  stripe.happen({ kind: 'subscribe', plan: 'pro_monthly' });
  const [invoice] = stripe.invoices;
  if (invoice) invoice.status = 'open';
  await sync();
  expect(await profile()).toMatchObject({ subscription_status: 'active', credits: 10 });
  if (invoice) invoice.status = 'paid';
  await sync();
  expect((await profile()).credits).toBe(400);
});

test("an admin's status stays the role while the tier follows the plan", async () => {
  const { db, userId, stripe, sync, profile } = await setUp();
  await db
    .updateTable('profiles')
    .set({ is_admin: true, admin_role: 'super_admin', subscription_status: 'admin' })
    .where('user_id', '=', userId)
    .execute();
  stripe.happen({ kind: 'subscribe', plan: 'pro_yearly' });
  await sync();
  expect(await profile()).toMatchObject({
    subscription_status: 'admin',
    subscription_tier: 'pro_yearly',
  });
});
