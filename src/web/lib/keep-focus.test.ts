import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop = () => {};

beforeEach(() => {
  document.body.innerHTML =
    '<main><ul><li id="row"><button id="ban"></button></li></ul><button id="next"></button></main>';
  stop = keepFocus();
});
afterEach(() => stop());

const focus = (id: string) => {
  const element = document.getElementById(id)!;
  element.focus();
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
};

it('gives the focus of a row that goes to what stood around it', async () => {
  focus('ban');
  document.getElementById('row')!.remove();
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('UL'));
});

it('leaves it where somebody has moved on', async () => {
  focus('ban');
  focus('next');
  document.getElementById('row')!.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement?.id).toBe('next');
});
