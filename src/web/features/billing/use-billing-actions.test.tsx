import { expect, it, vi } from 'vitest';
import { connectToaster } from '#web/lib/notices/toasts.ts';
import { button, click, renderAt } from '#web/testing/render.tsx';
import { signedInAs } from '#web/testing/sessions.ts';
import { useBillingActions } from './use-billing-actions.ts';

function Portal() {
  const { run } = useBillingActions();
  return (
    <>
      <button type="button" onClick={() => void run('manage')}>
        Manage
      </button>
      <button type="button" onClick={() => void run('sync')}>
        Sync
      </button>
    </>
  );
}

it('does not leave for the portal without knowing who it is', async () => {
  const said: unknown[] = [];
  connectToaster(({ title, options }) => void said.push({ title, ...options }));
  await renderAt(<Portal />, { at: '/settings', session: signedInAs({ email: '' }) });
  await click(button('Manage'));
  expect(said).toMatchObject([
    {
      title: 'Validation Error',
      description: 'User profile is not loaded. Please refresh the page.',
    },
  ]);
});

it('says in one toast that it asks and what came of it', async () => {
  const said: unknown[] = [];
  connectToaster(({ title, options }) => void said.push([title, options.id]));
  await renderAt(<Portal />, { at: '/settings', session: signedInAs({}) });
  await click(button('Sync'));
  await vi.waitFor(() =>
    expect(said).toEqual([
      ['Syncing...', 'billing-sync'],
      ['Sync Failed', 'billing-sync'],
    ]),
  );
});
