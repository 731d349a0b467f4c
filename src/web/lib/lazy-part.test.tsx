import { act, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { button, click, render } from '#web/testing/render.tsx';
import { ErrorBoundary } from '#web/ui/errors/error-boundary.tsx';
import { isPartMissing, lazyPart } from './lazy-part.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it('a part that could not be fetched comes with the next try', async () => {
  let isReachable = false;
  const fetchPart = vi.fn(async () => {
    if (!isReachable) throw new Error('no route');
    return { default: ({ name }: { name: string }) => <p>the {name} is here</p> };
  });
  const Part = lazyPart(fetchPart);
  const page = await render(
    <ErrorBoundary place="/dashboard">
      <Suspense fallback="coming">
        <Part name="gallery" />
      </Suspense>
    </ErrorBoundary>,
  );
  await act(async () => {});
  expect(page.textContent).toContain('Oops!');
  isReachable = true;
  await click(button('Try Again'));
  await act(async () => {});
  expect(page.textContent).toBe('the gallery is here');
  Part.load();
  expect(fetchPart).toHaveBeenCalledTimes(2);
});

it.each([
  'Failed to fetch dynamically imported module: /assets/gallery.js',
  'error loading dynamically imported module: /assets/gallery.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/gallery.css',
])('knows a missing part by %j', (message) => {
  expect(isPartMissing(new TypeError(message))).toBe(true);
});

it('does not take every fault for a missing part', () => {
  expect(isPartMissing(new TypeError('x is undefined'))).toBe(false);
});
