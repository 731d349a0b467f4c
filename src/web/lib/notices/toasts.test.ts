import { expect, it, vi } from 'vitest';
import { connectToaster, onToast, sendToast, waitingToast } from './toasts.ts';

const toast = (title: string) => ({ kind: 'success' as const, title, options: {} });

it('keeps what was said before the toaster was there, and passes all on in order', () => {
  const wake = vi.fn<() => void>();
  const shown: string[] = [];
  const forget = onToast(wake);
  expect(waitingToast()).toBeNull();

  sendToast(toast('one'));
  sendToast(toast('two'));
  expect(wake).toHaveBeenCalled();
  expect(waitingToast()?.title).toBe('two');

  const disconnect = connectToaster(({ title }) => shown.push(title));
  sendToast(toast('three'));
  expect(shown).toEqual(['one', 'two', 'three']);

  disconnect();
  sendToast(toast('four'));
  connectToaster(({ title }) => shown.push(title))();
  expect(shown).toEqual(['one', 'two', 'three', 'four']);
  forget();
});
