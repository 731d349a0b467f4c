import { server } from '#web/testing/answers.ts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { button, click, render } from '#web/testing/render.tsx';
import { SecondStepForm } from './second-step-form.tsx';

const field = () => document.querySelector<HTMLInputElement>('input[name=code]');

async function send(code: string): Promise<void> {
  const input = field();
  if (input) input.value = code;
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => void document.querySelector('form')?.dispatchEvent(submit));
}

const show = (onStartOver = () => {}) =>
  render(<SecondStepForm onSignedIn={async () => {}} onStartOver={onStartOver} />);

it('what was wrong with a code is not said of a recovery code', async () => {
  server.answer = async () => Response.json({ code: 'INVALID_CODE' }, { status: 401 });
  const page = await show();
  await send('123456');
  await expect.poll(() => page.textContent).toContain('This code is not right.');
  await click(button('Use a recovery code instead'));
  expect(page.textContent).not.toContain('not right');
  expect(field()?.getAttribute('aria-invalid')).not.toBe('true');
});

it('asks for a code that was not typed, without asking the server', async () => {
  const answer = vi.fn(async () => Response.json({ code: 'INVALID_CODE' }, { status: 401 }));
  server.answer = answer;
  const page = await show();
  await send('');
  await expect.poll(() => page.textContent).toContain('Please enter the code.');
  expect(answer).not.toHaveBeenCalled();
});

it('leads back to the password where the step took too long', async () => {
  server.answer = async () => Response.json({ code: 'INVALID_TWO_FACTOR_COOKIE' }, { status: 401 });
  const onStartOver = vi.fn();
  const page = await show(onStartOver);
  await send('123456');
  await expect.poll(() => page.textContent).toContain('Please sign in again.');
  await click(button('Back to sign in'));
  expect(onStartOver).toHaveBeenCalledOnce();
});

it('says that there is no network, not that the service restarts', async () => {
  const page = await show();
  await send('123456');
  await expect.poll(() => page.textContent).toContain('Check your network');
});
