import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { button, render } from '#web/testing/render.tsx';
import { ErrorBoundary } from './root.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

async function renderFailure(fail: () => unknown) {
  const Stub = createRoutesStub([
    {
      path: '/',
      ErrorBoundary,
      HydrateFallback: () => null,
      loader: () => {
        throw fail();
      },
    },
  ]);
  const page = await render(<Stub />);
  await expect.poll(() => page.querySelector('h1')).not.toBeNull();
  return page;
}

it("heads a router failure with 'Unexpected Application Error!' and its message", async () => {
  const page = await renderFailure(() => new Error('The cellar door is stuck'));
  expect(page.querySelector('h1')?.textContent).toBe('Unexpected Application Error!');
  expect(page.textContent).toContain('The cellar door is stuck');
  expect(button('Home').getAttribute('href')).toBe('/');
});

it('shows the not-found page, with a way home, for what does not exist', async () => {
  const page = await renderFailure(() => new Response(null, { status: 404 }));
  expect(page.querySelector('h1')?.textContent).toBe('Page not found');
  expect(button('Back to the homepage').getAttribute('href')).toBe('/');
});
