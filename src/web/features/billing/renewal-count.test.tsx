import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queries } from '#web/lib/api.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { type Profile, sessionQuery } from '#web/lib/session.ts';
import { render } from '#web/testing/render.tsx';
import { signedInAs } from '#web/testing/sessions.ts';
import { RenewalCount } from './renewal-count.tsx';
import type { Billing } from './use-billing.ts';

const active: Billing = {
  status: 'active',
  planId: 'pro_monthly',
  credits: 120,
  nextBillingDate: '2026-11-25T12:00:00Z',
  endsAt: null,
  daysUntilRenewal: 5,
  hasPaymentIssue: false,
  graceEndsAt: null,
  hasSubscription: true,
  isTestMode: true,
  syncedAt: null,
};

beforeEach(() => vi.setSystemTime('2026-11-20T12:00:00Z'));
afterEach(() => vi.useRealTimers());

async function count(billing: Partial<Billing> | null, profile: Partial<Profile> = {}) {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { enabled: false } });
  client.setQueryData(sessionQuery.queryKey, signedInAs(profile));
  if (billing) client.setQueryData(queries.billing.overview.queryKey(), { ...active, ...billing });
  const page = await render(
    <QueryClientProvider client={client}>
      <RenewalCount />
    </QueryClientProvider>,
  );
  return page;
}

it('counts the days to the next payment', async () => {
  expect((await count({})).textContent).toBe('5d until renewal');
});

it('counts to the day of the month the account was made on, where nothing is paid', async () => {
  const free = { planId: 'free', nextBillingDate: null, daysUntilRenewal: null } as const;
  expect((await count(free, { createdAt: '2026-09-22T12:00:00Z' })).textContent).toBe(
    '2d until renewal',
  );
});

it('promises no renewal to a plan that ends, nor to one that is not paid for', async () => {
  const ending = { endsAt: '2026-11-25T12:00:00Z', daysUntilRenewal: null };
  expect((await count(ending)).textContent).toBe('5d until it ends');
  expect((await count({ hasPaymentIssue: true })).textContent).toBe('');
  expect((await count(null, { subscriptionStatus: 'past_due' })).textContent).toBe('');
});

it('keeps its place until billing has answered, and shows nothing that it may take back', async () => {
  const date = { subscriptionEndDate: '2026-11-25T12:00:00Z' };
  const paying = await count(null, { ...date, subscriptionStatus: 'active' });
  expect(paying.querySelector('[data-open]')?.textContent).toBe('5d until renewal');
  const free = await count(null, { createdAt: '2026-09-22T12:00:00Z' });
  expect(free.querySelector('[data-open]')).toBeNull();
  expect(free.textContent).toBe('2d until renewal');
});
