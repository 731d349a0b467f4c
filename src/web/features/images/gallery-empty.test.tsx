import { expect, test, vi } from 'vitest';
import { button, click, renderAt } from '#web/testing/render.tsx';
import { DEFAULT_STATE } from './gallery-address.ts';
import { GalleryEmpty } from './gallery-empty.tsx';

test('clearing the filters of an empty gallery clears the wine, too', async () => {
  const change = vi.fn();
  const state = { ...DEFAULT_STATE, wineId: '01234567-89ab-4def-8123-456789abcdef' };
  await renderAt(<GalleryEmpty state={state} change={change} />, { at: '/dashboard' });
  await click(button('Clear filters'));
  expect(change).toHaveBeenCalledWith(expect.objectContaining({ wineId: null, search: '' }));
});
