import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { button, click, render } from '#web/testing/render.tsx';
import { Dialog } from './dialog.tsx';

function Story() {
  const [isOpen, setIsOpen] = useState(false);
  const [isThere, setIsThere] = useState(true);
  return (
    <main>
      <input aria-label="Search" />
      {isThere && (
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
      )}
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Ban user">
        <button type="button" onClick={() => setIsThere(false)}>
          Take the row away
        </button>
      </Dialog>
    </main>
  );
}

async function openAndClose(meanwhile: () => Promise<void>) {
  await render(<Story />);
  await act(async () => button('Open').focus());
  await click(button('Open'));
  expect(document.activeElement?.getAttribute('role')).toBe('dialog');
  await meanwhile();
  await click(button('Close'));
}

it('gives the focus back to what opened it', async () => {
  await openAndClose(async () => {});
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Open')));
});

it('gives it to the page where that has gone meanwhile', async () => {
  await openAndClose(() => click(button('Take the row away')));
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});

it('lets it be where the next key has taken it already', async () => {
  await render(<Story />);
  await act(async () => button('Open').focus());
  await click(button('Open'));
  act(() => button('Close').click());
  expect(document.querySelector('[role=dialog]')).toBeNull();
  document.querySelector<HTMLElement>('input')!.focus();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement?.tagName).toBe('INPUT');
});
