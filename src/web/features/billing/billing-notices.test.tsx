import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { BillingNotices } from './billing-notices.tsx';
import type { Billing } from './use-billing.ts';

const calm: Billing = {
  status: 'active',
  planId: 'pro_monthly',
  credits: 120,
  nextBillingDate: '2026-12-19T00:00:00Z',
  endsAt: null,
  daysUntilRenewal: 20,
  hasPaymentIssue: false,
  graceEndsAt: null,
  hasSubscription: true,
  isTestMode: true,
  syncedAt: null,
};

const notices = async (change: Partial<Billing>) =>
  (await render(<BillingNotices billing={{ ...calm, ...change }} />)).textContent;

it.each([
  [4, false],
  [3, true],
  [1, true],
  [0, false],
])('warns a member with %i credits: %s', async (credits, isWarned) => {
  const words = `Only ${credits} credits left today. Use them wisely!`;
  expect((await notices({ credits })).includes(words)).toBe(isWarned);
});

it.each([
  [8, ''],
  [7, 'Your Pro plan renews in 7 days.'],
  [1, 'Your Pro plan renews in 1 day.'],
])('%i days before the renewal says "%s"', async (daysUntilRenewal, words) => {
  const said = await notices({ daysUntilRenewal });
  expect(words === '' ? said === '' : said.startsWith(words)).toBe(true);
});

it('says of a cancelled plan that it ends, not that it renews', async () => {
  const said = await notices({ daysUntilRenewal: 3, endsAt: '2026-11-18T00:00:00Z' });
  expect(said).toContain('Your Pro plan ends in 3 days.');
  expect(said).not.toContain('renews');
});

it('has no renewal to speak of on the free plan', async () => {
  const free = { planId: 'free', status: 'free', nextBillingDate: null } as const;
  expect(await notices({ ...free, daysUntilRenewal: 2 })).toBe('');
});
