import { beforeEach, expect, it } from 'vitest';
import { connectToaster } from '#web/lib/notices/toasts.ts';
import { notifyBillingFailure } from './notify-billing-failure.ts';

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  connectToaster(({ title, options }) => said.push(`${title}: ${options.description as string}`));
});

it.each([
  ['PORTAL_FAILED', 'Error: Failed to open subscription management'],
  ['CANCELLATION_FAILED', 'Error: Failed to open cancellation portal.'],
  ['SYNC_FAILED', /^Sync Failed: .*contact support if it persists/],
] as const)('%s is said whatever the reason', (failure, words) => {
  for (const error of [new TypeError('Failed to fetch'), { code: 'UNAVAILABLE' }, 'broken'])
    notifyBillingFailure(error, failure);
  expect(said).toHaveLength(3);
  for (const sentence of said) expect(sentence).toMatch(words);
});

it('who has no session any more is told that', () => {
  notifyBillingFailure({ code: 'UNAUTHENTICATED' }, 'SYNC_FAILED');
  expect(said[0]).toContain('Please sign in');
});
