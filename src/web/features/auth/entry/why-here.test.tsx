import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { signedOut } from '#web/testing/sessions.ts';
import { WhyHere } from './why-here.tsx';

const said = async (session: typeof signedOut, hasEnded: boolean) =>
  (await render(<WhyHere session={session} hasEnded={hasEnded} />)).textContent;

it('tells whoever was banned the reason, instead of a session that ended', async () => {
  const suspension = { reason: 'Violation of terms' };
  const words = await said({ ...signedOut, suspension }, true);
  expect(words).toContain('This account has been suspended.');
  expect(words).toContain('Reason: Violation of terms');
  expect(words).not.toContain('session');
});

it('tells whoever was signed out that the session ended, and a visitor nothing', async () => {
  expect(await said(signedOut, true)).toContain('Your session has ended.');
  expect(await said(signedOut, false)).toBe('');
});
