import { expect, it } from 'vitest';
import { renderAt } from '#web/testing/render.tsx';
import AuthCallback from './auth/auth-callback.tsx';
import { countBadge } from './header/bottom-tabs.tsx';

it('says that the sign-in is being completed until it is known who came', async () => {
  const page = await renderAt(<AuthCallback />, { at: '/auth-callback' });
  expect(page.textContent).toContain('Completing authentication');
});

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('the badge of the gallery shows %i as %s', (count, badge) => {
  expect(countBadge(count)).toBe(badge);
});
