import { expect, it } from 'vitest';
import { nextOf } from '#web/testing/sessions.ts';
import { planFacts } from './plan-facts.ts';

const shown = (next: Parameters<typeof nextOf>[0]) =>
  planFacts(nextOf(next)).map(({ name, value }) => `${name}: ${value as string}`);

it('tells the operator no price, no date and no plan that anybody could buy', () => {
  expect(shown({ standing: 'operator', planId: 'pro_monthly' })).toEqual([
    'Current plan: Operator',
    'Price: FREE',
    'Next billing date: None',
  ]);
});

it('tells an account that goes when it goes, and no billing date', () => {
  const leaving = { standing: 'leaving', planId: 'pro_monthly' } as const;
  expect(shown({ ...leaving, endsAt: '2026-11-22T12:00:00Z' })).toEqual([
    'Current plan: Pro Monthly',
    'Price: $22.00',
    'Account ends on: 22 Nov 2026',
  ]);
});

it('tells a member who pays what, how often and when', () => {
  const charge = { date: '2026-12-19T12:00:00Z', amountCents: 2200, fromCreditCents: 0 };
  const countdown = { to: 'renewal', days: 34 } as const;
  const next = nextOf({ standing: 'active', planId: 'pro_monthly', charge, countdown });
  expect(planFacts(next)).toEqual([
    { name: 'Current plan', value: 'Pro Monthly' },
    { name: 'Price', value: '$22.00', note: 'per month' },
    { name: 'Next billing date', value: '19 Dec 2026', note: '34 days remaining' },
  ]);
});
