import { expect, it } from 'vitest';
import type { SubscriptionStatus } from '#shared/rules/account.ts';
import { render } from '#web/testing/render.tsx';
import { signedInAs } from '#web/testing/sessions.ts';
import { SettingsFacts } from './settings-facts.tsx';

it.each<[SubscriptionStatus, string]>([
  ['free', 'Free'],
  ['cancelled', 'Free'],
  ['active', 'Pro'],
  ['pro', 'Pro'],
  ['past_due', 'Pro'],
])('a member who is %s sees the badge %s', async (subscriptionStatus, badge) => {
  const session = signedInAs({ subscriptionStatus, credits: 7 });
  const page = await render(<SettingsFacts session={session} />);
  expect(page.querySelector('.badge')?.textContent).toBe(badge);
  expect(page.textContent).toContain('7 credits');
});
