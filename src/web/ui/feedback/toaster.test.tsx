import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { notifySuccess } from '#web/lib/notify.ts';
import { render } from '#web/testing/render.tsx';
import { Toaster } from './toaster.tsx';

function screenOf(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

it.each([
  [390, 'a phone', 'top', '68px'],
  [700, 'a wide phone', 'top', '68px'],
  [1440, 'a desktop', 'bottom', '24px'],
])('at %i px, %s, a toast stands at the %s and not over the header', async (...row) => {
  const [width, , edge, distance] = row;
  screenOf(width);
  await render(<Toaster />);
  await act(async () => notifySuccess({ title: 'Image generated!' }));
  await vi.waitFor(() => expect(document.querySelector('.toast')).not.toBeNull());

  const toast = document.querySelector<HTMLElement>('.toast')!;
  expect(toast.dataset['yPosition']).toBe(edge);
  expect(toast.parentElement!.style.getPropertyValue('--offset-top')).toBe(distance);
});
