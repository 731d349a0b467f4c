import { expect, it } from 'vitest';
import { connectToaster } from '#web/lib/toasts.ts';
import { button, click, renderAt } from '#web/testing/render.tsx';
import { signedInAs } from '#web/testing/sessions.ts';
import { useBillingActions } from './use-billing-actions.ts';

function Portal() {
  const { run } = useBillingActions();
  return (
    <button type="button" onClick={() => void run('manage')}>
      Manage
    </button>
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
