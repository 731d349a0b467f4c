import { act } from 'react';
import { expect, it } from 'vitest';
import type { Standing } from '#shared/rules/billing/what-next.ts';
import { noNetwork, server } from '#web/testing/answers.ts';
import { renderAt } from '#web/testing/render.tsx';
import { nextOf, signedInAs } from '#web/testing/sessions.ts';
import { BillingTab } from './billing-tab.tsx';

async function actionsOf(standing: Standing, hasSubscription = false): Promise<string[]> {
  server.answer = ({ url }) =>
    url.endsWith('/api/billing')
      ? Promise.resolve(Response.json({ planId: 'free', hasSubscription, isTestMode: true }))
      : noNetwork();
  const session = { ...signedInAs(), next: nextOf({ standing }) };
  const page = await renderAt(<BillingTab />, { at: '/settings?tab=billing', session });
  await act(async () => {
    await expect.poll(() => page.querySelector('.billing-actions')).not.toBeNull();
  });
  return [...page.querySelectorAll('.billing-actions > *')].map(({ textContent }) => textContent);
}

it('offers a plan to a free member', async () => {
  expect(await actionsOf('free')).toContain('Choose a plan');
});

it('offers the operator none, whom nothing is charged', async () => {
  const actions = await actionsOf('operator');
  expect(actions).toContain('Sync Subscription Status');
  expect(actions).not.toContain('Choose a plan');
});

it('sells nothing to an account that is to be deleted', async () => {
  expect(await actionsOf('leaving')).not.toContain('Choose a plan');
});

it('offers to resume what was cancelled and still runs', async () => {
  const actions = await actionsOf('ending', true);
  expect(actions).toContain('Resume Subscription');
  expect(actions).not.toContain('Cancel Subscription');
});
