import { act } from 'react';
import { expect, it } from 'vitest';
import { noNetwork, server } from '#web/testing/answers.ts';
import { renderAt } from '#web/testing/render.tsx';
import { nextOf, signedInAs } from '#web/testing/sessions.ts';
import { BillingTab } from './billing-tab.tsx';

async function actionsOf(standing: 'free' | 'operator'): Promise<string[]> {
  server.answer = ({ url }) =>
    url.endsWith('/api/billing')
      ? Promise.resolve(Response.json({ planId: 'free', hasSubscription: false, isTestMode: true }))
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
