import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { button, click, renderAt } from '#web/testing/render.tsx';
import { NEW_WINE } from './content.ts';
import { WineEditor } from './wine-editor.tsx';

vi.mock('./use-bottle-preview.ts', () => ({
  useBottlePreview: () => ({ url: null, isFetching: false, error: null, refetch: () => {} }),
}));

const editor = () =>
  renderAt(<WineEditor start={{ ...NEW_WINE, name: 'Brisa' }} kept={null} onSaved={() => {}} />, {
    at: '/wines/new',
  });

function field(page: HTMLElement, name: string) {
  const label = [...page.querySelectorAll('label')].find(({ textContent }) => textContent === name);
  return page.querySelector<HTMLInputElement>(`[id="${label?.htmlFor}"]`)!;
}

/** As a browser does it: React hears of it, and puts back what it does not agree with. */
async function type(input: HTMLInputElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!;
  await act(async () => {
    set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const leave = (input: HTMLInputElement) =>
  act(async () => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

test('a length can be typed digit by digit', async () => {
  const width = field(await editor(), 'Width in mm');
  for (const text of ['1', '12', '120']) {
    await type(width, text);
    expect(width.value).toBe(text);
  }
  await leave(width);
  expect(width.value).toBe('120');
});

test('a length that no label has is not taken', async () => {
  const page = await editor();
  const width = field(page, 'Width in mm');
  await type(width, '900');
  expect(page.textContent).toContain('At most 260 mm');
  await leave(width);
  expect(width.value).toBe('88');
});

test('a label without words says so where they are missing', async () => {
  const page = await editor();
  const words = field(page, 'Words');
  await type(words, '');
  await click(button('Save wine'));
  expect(page.querySelector('[role=alert]')?.textContent).toBe('A label needs at least one line');
  expect(document.activeElement).toBe(words);
});
