import { expect, test } from 'vitest';

import type { ProviderInvoice, ProviderSubscription } from '#server/ports/payments.ts';
import { DAY_MS } from '#shared/rules/days.ts';

import { entitlementOf } from './entitlement.ts';

const now = new Date('2026-11-15T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * DAY_MS);

const subscription = (over: Partial<ProviderSubscription>): ProviderSubscription => ({
  id: 'sub_1',
  status: 'active',
  planId: 'pro_monthly',
  startedAt: days(-40),
  periodStart: days(-10),
  periodEnd: days(20),
  cancelAt: null,
  endedAt: null,
  ...over,
});
const providerState = (
  subscriptions: ProviderSubscription[],
  invoices: ProviderInvoice[] = [],
) => ({
  customerId: 'cus_1',
  asOf: now,
  creditCents: 0,
  subscriptions,
  invoices,
});

test.each([
  ['active', 'active', 'pro_monthly'],
  ['trialing', 'active', 'pro_monthly'],
  ['canceled', 'cancelled', 'free'],
  ['unpaid', 'cancelled', 'free'],
  ['paused', 'cancelled', 'free'],
  ['incomplete', 'free', 'free'],
  ['incomplete_expired', 'free', 'free'],
  ['something new', 'free', 'free'],
  ['__proto__', 'free', 'free'],
])('Stripe’s %s is %s on the %s tier', (status, ours, tier) => {
  expect(entitlementOf(providerState([subscription({ status })]))).toMatchObject({
    status: ours,
    tier,
  });
});

test.each([
  [-6.9, 'past_due', 'pro_monthly'],
  [-7, 'cancelled', 'free'],
])('a payment missed %s days ago is %s', (since, status, tier) => {
  const late = subscription({ status: 'past_due', periodStart: days(since) });
  expect(entitlementOf(providerState([late]))).toMatchObject({ status, tier });
});

test('nobody who was never a customer is anything but free', () => {
  expect(entitlementOf(providerState([]))).toMatchObject({
    status: 'free',
    tier: 'free',
    alerts: [],
  });
});

test('an old subscription that ended does not hide the one that runs', () => {
  const ended = subscription({ id: 'sub_0', status: 'canceled', periodEnd: days(90) });
  const running = subscription({ id: 'sub_2', planId: 'pro_yearly' });
  expect(entitlementOf(providerState([ended, running]))).toMatchObject({
    tier: 'pro_yearly',
    alerts: [],
  });
});

test('two running subscriptions are one too many, and somebody is told', () => {
  const two = [subscription({}), subscription({ id: 'sub_2' })];
  expect(entitlementOf(providerState(two)).alerts).toMatchObject([
    { kind: 'several_subscriptions' },
  ]);
});
