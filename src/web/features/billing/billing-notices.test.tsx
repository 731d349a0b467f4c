import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { nextOf } from '#web/testing/sessions.ts';
import { BillingNotices } from './billing-notices.tsx';

const renewal = (days: number) =>
  nextOf({
    standing: 'active',
    planId: 'pro_monthly',
    countdown: { to: 'renewal', days },
    charge: { date: '2026-12-19T00:00:00Z', amountCents: 1900, fromCreditCents: 300 },
  });

const notices = async (next = renewal(20), credits = 120) =>
  (await render(<BillingNotices next={next} credits={credits} />)).textContent;

it.each([
  [4, ''],
  [3, 'Only 3 credits left today. Use them wisely!'],
  [1, 'Only 1 credit left today. Use them wisely!'],
  [0, ''],
])('tells a member with %i credits: "%s"', async (credits, words) => {
  expect(await notices(renewal(20), credits)).toBe(words);
});

it.each([
  [8, ''],
  [7, 'Your Pro plan renews in 7 days. 19 Dec 2026, $19.00'],
  [1, 'Your Pro plan renews in 1 day. 19 Dec 2026, $19.00'],
])('%i days before the renewal says "%s"', async (days, words) => {
  expect(await notices(renewal(days))).toBe(words);
});

it('says of a cancelled plan that it ends, not that it renews', async () => {
  const ending = nextOf({
    standing: 'ending',
    countdown: { to: 'end', days: 3 },
    endsAt: '2026-11-18T00:00:00Z',
  });
  const said = await notices(ending);
  expect(said).toContain('Your Pro plan ends in 3 days.');
  expect(said).not.toContain('renews');
});

it.each(['credits', 'grace', 'deletion'] as const)(
  'has no renewal to speak of where %s is waited for',
  async (to) => {
    expect(await notices(nextOf({ countdown: { to, days: 2 } }))).toBe('');
  },
);
