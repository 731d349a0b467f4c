import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from '#web/testing/answers.ts';
import { button, renderAt } from '#web/testing/render.tsx';
import { AdminErrorBoundary } from './admin-error-boundary.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it('says what kind of failure it was and offers every way on', async () => {
  const reports: unknown[] = [];
  server.answer = async (request) => {
    reports.push([request.method, new URL(request.url).pathname, await request.json()]);
    return Response.json({ id: '' });
  };
  function Screen(): never {
    throw new TypeError("Cannot read properties of undefined (reading 'users')");
  }
  const page = await renderAt(
    <AdminErrorBoundary>
      <Screen />
    </AdminErrorBoundary>,
    { at: '/admin/users' },
  );
  expect(page.querySelector('h1')?.textContent).toBe('This screen has a fault');
  expect(button('Retry')).toBeTruthy();
  expect(button('Go Home').getAttribute('href')).toBe('/dashboard');
  expect(button('Settings').getAttribute('href')).toBe('/settings');
  expect(page.querySelector('details')?.textContent).toContain('Cannot read properties');
  const id = /Error ID: ([0-9a-f-]{36})/.exec(page.textContent ?? '')?.[1];
  expect(id).toBeTruthy();
  const report = expect.objectContaining({ id, kind: 'interface', page: '/admin/users' });
  await expect.poll(() => reports).toEqual([['POST', '/api/admin/errors', report]]);
});
