import { expect, it } from 'vitest';
import { button, renderAt } from '#web/testing/render.tsx';
import { nextOf, signedInAs } from '#web/testing/sessions.ts';
import { AccountTrouble } from './account-trouble.tsx';
// Loaded with the test, so that no story waits for it.
import './trouble-bar.tsx';

const disputed = nextOf({ standing: 'disputed', planId: 'pro_yearly', takenBackCents: 22_000 });
const owing = { amountCents: 2200, until: '2026-11-23T00:00:00.000Z', isOver: false };
const deletionDate = '2026-11-23T12:00:00.000Z';

async function told(session = signedInAs()): Promise<HTMLElement> {
  return renderAt(<AccountTrouble session={session} />, { at: '/wines', session });
}

it('says nothing to an account without trouble', async () => {
  expect((await told()).textContent).toBe('');
});

it('says that a payment is disputed, with the way to the payments and to support', async () => {
  const bar = await told({ ...signedInAs(), next: disputed });
  await expect
    .poll(() => bar.textContent)
    .toContain('Your payment of $220.00 is disputed at the bank.');
  expect(button('See my payments').getAttribute('href')).toBe('/settings?tab=billing');
  expect(button('Contact support').getAttribute('href')).toContain('mailto:support@');
});

it('says when the account goes, with the way back', async () => {
  const bar = await told(signedInAs({ deletionDate }));
  await expect.poll(() => bar.textContent).toContain('will be deleted on 23 Nov 2026');
  expect(button('Keep my account')).toBeDefined();
});

it('says one thing at a time, and of an account that goes that it goes', async () => {
  const next = nextOf({ standing: 'unpaid', owing });
  const bar = await told({ ...signedInAs({ deletionDate }), next });
  await expect.poll(() => bar.textContent).toContain('will be deleted on');
  expect(bar.textContent).not.toContain('did not go through');
});
