import { afterEach, expect, it, vi } from 'vitest';
import { button, click, render } from '#web/testing/render.tsx';
import { CompatibilityNotice } from './compatibility-notice.tsx';

afterEach(() => vi.unstubAllGlobals());

it('says nothing to a browser that can do all of it', async () => {
  expect((await render(<CompatibilityNotice />)).textContent).toBe('');
});

it('names what a browser lacks, and lets it go on', async () => {
  vi.stubGlobal('Image', undefined);
  const page = await render(<CompatibilityNotice />);
  expect(page.textContent).toContain('Browser Compatibility Notice');
  expect(page.textContent).toContain('image loading');
  await click(button('Continue anyway'));
  expect(page.textContent).toBe('');
});
