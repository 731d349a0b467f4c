import { server } from '#web/testing/answers.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { button, renderAt } from '#web/testing/render.tsx';
import { signedOut } from '#web/testing/sessions.ts';
import ResetPassword from './reset-password.tsx';
import VerifyEmail from './verify-email.tsx';

const SPENT = 'This link has expired or was already used.';

it('a reset link that was used already offers a new one instead of the form', async () => {
  server.answer = async () => Response.json({ code: 'INVALID_TOKEN' }, { status: 400 });
  const at = '/sign-in/reset-password#token=spent';
  const page = await renderAt(<ResetPassword />, { at, session: signedOut });
  const field = document.querySelector<HTMLInputElement>('input[name=password]');
  if (field) field.value = 'seventeen corks in a row';
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => void document.querySelector('form')?.dispatchEvent(submit));
  await expect.poll(() => page.textContent).toContain(SPENT);
  expect(document.querySelector('input')).toBeNull();
  expect(button('Ask for a new one').getAttribute('href')).toBe('/sign-in/forgot-password');
});

it('a reset link without its token says the same', async () => {
  const page = await renderAt(<ResetPassword />, { at: '/sign-in/reset-password' });
  expect(page.textContent).toContain(SPENT);
  expect(page.textContent).not.toContain('replaces the old one');
});

it('a spent link of the first mail is not called sent, and can be asked for again', async () => {
  const at = '/sign-up/verify-email?error=link';
  const page = await renderAt(<VerifyEmail />, { at, session: signedOut });
  expect(page.textContent).toContain(SPENT);
  expect(page.textContent).not.toContain('Open it on this device');
  expect(button('Send the link again')).toBeDefined();
});
