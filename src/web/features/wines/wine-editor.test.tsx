import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { button, click, field, renderAt, type } from '#web/testing/render.tsx';
import { NEW_WINE } from './content.ts';
import { WineEditor } from './wine-editor.tsx';

vi.mock('./use-bottle-preview.ts', () => ({
  useBottlePreview: () => ({ url: null, isFetching: false, error: null, refetch: () => {} }),
}));

const editor = () =>
  renderAt(<WineEditor start={{ ...NEW_WINE, name: 'Brisa' }} kept={null} onSaved={() => {}} />, {
    at: '/wines/new',
  });

const leave = (label: string) =>
  act(async () => void field(label).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

test('a length can be typed digit by digit', async () => {
  await editor();
  for (const text of ['1', '12', '120']) {
    await type('Width in mm', text);
    expect(field('Width in mm').value).toBe(text);
  }
  await leave('Width in mm');
  expect(field('Width in mm').value).toBe('120');
});

test('a length that no label has is not taken', async () => {
  const page = await editor();
  await type('Width in mm', '900');
  expect(page.textContent).toContain('At most 260 mm');
  await leave('Width in mm');
  expect(field('Width in mm').value).toBe('88');
});

test('a label without words says so where they are missing', async () => {
  const page = await editor();
  await type('Words', '');
  await click(button('Save wine'));
  expect(page.querySelector('[role=alert]')?.textContent).toBe('A label needs at least one line');
  expect(document.activeElement).toBe(field('Words'));
});
