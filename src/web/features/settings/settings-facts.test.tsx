import { expect, it } from 'vitest';
import type { SubscriptionStatus } from '#shared/rules/account.ts';
import { render } from '#web/testing/render.tsx';
import { signedInAs } from '#web/testing/sessions.ts';
import { SettingsFacts } from './settings-facts.tsx';

const now = new Date('2026-11-20T12:00:00Z');

it.each<[SubscriptionStatus, string]>([
  ['free', 'Free'],
  ['cancelled', 'Free'],
  ['active', 'Pro'],
  ['pro', 'Pro'],
  ['past_due', 'Pro'],
])('a member who is %s sees the badge %s', async (subscriptionStatus, badge) => {
  const { profile } = signedInAs({ subscriptionStatus });
  const page = await render(<SettingsFacts profile={profile} now={now} />);
  expect(page.querySelector('.badge')?.textContent).toBe(badge);
});

it('counts the days to the end of the paid period', async () => {
  const { profile } = signedInAs({
    subscriptionStatus: 'active',
    subscriptionEndDate: '2026-11-25T12:00:00Z',
  });
  const page = await render(<SettingsFacts profile={profile} now={now} />);
  expect(page.textContent).toContain('5d until renewal');
});

it('counts to the day of the month the account was made on, where nothing is paid', async () => {
  const { profile } = signedInAs({ createdAt: '2026-09-22T12:00:00Z' });
  const page = await render(<SettingsFacts profile={profile} now={now} />);
  expect(page.textContent).toContain('2d until renewal');
});

it('does not promise a renewal to a plan that ends', async () => {
  const { profile } = signedInAs({
    subscriptionStatus: 'active',
    subscriptionEndDate: '2026-11-25T12:00:00Z',
  });
  const page = await render(<SettingsFacts profile={profile} now={now} isEnding />);
  expect(page.textContent).toContain('5d until your plan ends');
  expect(page.textContent).not.toContain('renewal');
});
