import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { server } from '#web/testing/answers.ts';
import { button, click, renderAt } from '#web/testing/render.tsx';
import { signedInAs } from '#web/testing/sessions.ts';
import { LedgerCheck } from './ledger-check.tsx';

const check = (finishedAt: string | null, fault: object | null = null) => ({
  id: 'check',
  requestedAt: '2026-11-15T10:00:00.000Z',
  finishedAt,
  adminEmail: null,
  report: finishedAt && { fault, profiles: 2, entries: 5, openHolds: 0 },
});
const BROKEN = check('2026-11-15T09:00:00.000Z', { promise: 'a promise', row: 'x', detail: 'y' });

it('shows what was just asked for, whenever the first answer comes', async () => {
  const firstAnswer = Promise.withResolvers<object>();
  server.answer = async ({ method }) =>
    Response.json(
      method === 'GET' ? await firstAnswer.promise : { running: check(null), last: BROKEN },
    );
  const session = signedInAs({ isAdmin: true, adminRole: 'admin' });
  const page = await renderAt(<LedgerCheck />, { at: '/admin/credits', session });
  await click(button('Verify ledger'));
  await vi.waitFor(() => expect(page.textContent).toContain('The ledger is being verified.'));
  await act(async () => firstAnswer.resolve({ running: null, last: BROKEN }));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(page.textContent).toContain('The ledger is being verified.');
});
