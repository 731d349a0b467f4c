import { expect, test } from 'vitest';

import { formatCents, planOf, PLANS, YEARLY_FREE_MONTHS, YEARLY_SAVING_CENTS } from './plans.ts';
import { daysUntil } from '#shared/rules/days.ts';

test('a year costs ten months and saves $44', () => {
  expect(formatCents(YEARLY_SAVING_CENTS, { isShort: true })).toBe('$44');
  expect(YEARLY_FREE_MONTHS).toBe(2);
});

test.each([
  [2200, '$22.00', '$22'],
  [22_000, '$220.00', '$220'],
  [1999, '$19.99', '$19.99'],
  [123_456_789, '$1,234,567.89', '$1,234,567.89'],
  [-500, '-$5.00', '-$5'],
])('%i cents are %s', (cents, long, short) => {
  expect(formatCents(cents)).toBe(long);
  expect(formatCents(cents, { isShort: true })).toBe(short);
});

test.each([
  ['free', 'free', 'free'],
  ['cancelled', 'free', 'free'],
  ['active', 'pro_yearly', 'pro_yearly'],
  ['past_due', 'pro_monthly', 'pro_monthly'],
  ['admin', 'free', 'pro_monthly'],
] as const)('%s on tier %s lives on the %s plan', (status, tier, plan) => {
  expect(planOf(status, tier)).toBe(PLANS[plan]);
});

test('the last hours count as a day, and days never fall below none', () => {
  const end = new Date('2026-02-12T00:00:00Z');
  expect(daysUntil(end, new Date('2026-02-11T23:00:00Z'))).toBe(1);
  expect(daysUntil(end, new Date('2026-02-13T00:00:00Z'))).toBe(0);
});
