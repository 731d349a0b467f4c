import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { button, click, render } from '#web/testing/render.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it('offers to try again, and returns to normal when the trouble is over', async () => {
  let isBroken = true;
  function Screen() {
    if (isBroken) throw new Error('no such barrel');
    return <p>all is well</p>;
  }
  const page = await render(
    <ErrorBoundary place="/dashboard">
      <Screen />
    </ErrorBoundary>,
  );
  expect(page.textContent).toContain('Oops! Something went wrong');
  expect(page.textContent).toContain(
    "We're sorry, but something unexpected happened. This isn't your fault - it's a temporary issue that our team will fix.",
  );
  expect(button('Reload Page')).toBeTruthy();
  expect(button('Home').getAttribute('href')).toBe('/');

  await click(button('Try Again'));
  expect(page.textContent).toContain('Oops!');
  isBroken = false;
  await click(button('Try Again'));
  expect(page.textContent).toBe('all is well');
});
