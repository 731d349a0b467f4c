import { expect, it } from 'vitest';
import type { SubscriptionStatus } from '#shared/rules/account.ts';
import { render } from '#web/testing/render.tsx';
import { signedInAs } from '#web/testing/sessions.ts';
import { UpgradeButton } from './upgrade-button.tsx';

const { profile } = signedInAs();

it.each<[SubscriptionStatus, boolean]>([
  ['free', true],
  ['cancelled', true],
  // Keeps Pro while the payment is sorted out.
  ['past_due', false],
  ['active', false],
  ['pro', false],
  ['admin', false],
])('a member who is %s is offered an upgrade: %s', async (status, isOffered) => {
  const page = await render(<UpgradeButton profile={{ ...profile, subscriptionStatus: status }} />);
  const words = page.querySelector('a[href="/pricing"]')?.textContent;
  // The long words where there is room, the short ones where there is none.
  expect(words).toBe(isOffered ? 'Get Unlimited CreditsUnlimited' : undefined);
});

it('nothing is sold to an account that is to be deleted', async () => {
  const leaving = { ...profile, deletionDate: '2026-11-24T00:00:00.000Z' };
  const page = await render(<UpgradeButton profile={leaving} />);
  expect(page.querySelector('a')).toBeNull();
});
