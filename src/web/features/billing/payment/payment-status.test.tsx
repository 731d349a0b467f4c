import { noNetwork, server } from '#web/testing/answers.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectToaster } from '#web/lib/notices/toasts.ts';
import { renderAt } from '#web/testing/render.tsx';
import { signedInAs } from '#web/testing/sessions.ts';
import { PaymentStatus } from './payment-status.tsx';

const said: { title: string; description?: unknown }[] = [];

beforeEach(() => {
  server.answer = noNetwork;
  said.length = 0;
  connectToaster(({ title, options }) => void said.push({ title, ...options }));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (sessionId: string | null) =>
  renderAt(<PaymentStatus sessionId={sessionId} />, {
    at: '/payment-success',
    session: signedInAs(),
  });

it('shows the number of the transaction, or that there is none yet', async () => {
  expect((await open('cs_test_1')).textContent).toContain('Transaction IDcs_test_1');
  expect((await open(null)).textContent).toContain('Transaction IDProcessing...');
});

/** The first question is how the checkout stands; nothing after it is answered. */
function answerOnce(status: string): void {
  server.answer = () => {
    server.answer = noNetwork;
    return Promise.resolve(Response.json({ status }));
  };
}

it('says what to do when a paid plan does not show up by itself', async () => {
  answerOnce('complete');
  const page = await open('cs_test_1');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(said).toMatchObject([
    {
      title: 'Account Update',
      description:
        "Your payment was processed. If your account isn't updated, please refresh the page.",
    },
  ]);
  expect(page.textContent).toContain('Thank you');
  expect(page.textContent).toContain('Check again');
});

it('typed without a payment claims none: the plan is told as it is', async () => {
  const page = await open(null);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(page.textContent).toContain('There is no payment to show here');
  expect(page.textContent).not.toMatch(/Thank you|successful|Transaction|Check again/);
  expect(said).toEqual([]);
});

it.each([
  ['unknown', 'There is no payment to show here'],
  ['open', 'nothing was charged'],
  ['closed', 'nothing was charged'],
])('a checkout that is %s claims no payment', async (status, words) => {
  answerOnce(status);
  const page = await open('cs_test_1');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(page.textContent).toContain(words);
  expect(page.textContent).not.toMatch(/Thank you|successful|Check again/);
  expect(said).toEqual([]);
});

it('claims nothing while the provider cannot be asked, and lets the member ask again', async () => {
  const page = await open('cs_test_1');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(page.textContent).toContain('We could not ask the payment provider');
  expect(page.textContent).toContain('Check again');
  expect(said).toEqual([]);
});
